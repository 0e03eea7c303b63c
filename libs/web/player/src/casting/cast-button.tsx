import { Cast } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import { chooseScreen, followScreens } from './casting';

/** Hands the picture to a television near by, where the browser found one. */
export function CastButton({ video }: { video: HTMLVideoElement }) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    followScreens(video, setNear, ends.signal);
    return () => ends.abort();
  }, [video]);
  if (!isNear) return null;
  return (
    <IconButton label="เล่นบนทีวี" onClick={() => chooseScreen(video)}>
      <Cast size={22} aria-hidden="true" />
    </IconButton>
  );
}
