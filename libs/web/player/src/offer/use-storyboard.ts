import { useEffect, useState } from 'react';
import { picturesIn, type SmallPicture } from './storyboard';

async function read(address: string, signal: AbortSignal): Promise<SmallPicture[]> {
  const answer = await fetch(address, { signal });
  return answer.ok ? picturesIn(await answer.text(), address) : [];
}

/** The small pictures of a video, fetched once they are wanted; none until then, and where they cannot be read. */
export function useStoryboard(address: string | undefined, isWanted: boolean): readonly SmallPicture[] {
  const [pictures, setPictures] = useState<readonly SmallPicture[]>([]);
  useEffect(() => {
    if (!address || !isWanted) return;
    const ends = new AbortController();
    read(address, ends.signal).then(setPictures, () => undefined);
    return () => ends.abort();
  }, [address, isWanted]);
  return pictures;
}
