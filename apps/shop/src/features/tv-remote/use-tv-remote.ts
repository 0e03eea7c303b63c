import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TvCommand, TvPicture, TvRemoteEvent } from '@wethi/contract';
import { call } from '@wethi/http';
import { useEffect, useState } from 'react';
import type { TvRemote } from '../../api-types';
import { MEMBER_KEY } from '../../session/member';
import { useEventStream } from '../../session/use-event-stream';
import { useSave } from '../../ui/use-save';

/** What a television does it says within a second; after so long it is gone. */
const SILENT_MS = 5_000;
/** A television that was sent elsewhere is there when it says so within this. */
const NEAR_SECONDS = 3;

/** So late at most a show can be chosen after it came on air. */
const LIST_MS = 60_000;

const NOTHING: TvRemote = { linked: false, name: '', shows: [], known: [], picture: null };

interface Held extends TvRemote {
  /** When the picture was as it says, on this device's clock. */
  at: number;
}

const remoteQuery = queryOptions({
  queryKey: [...MEMBER_KEY, 'tv'],
  queryFn: async ({ signal }): Promise<Held> => {
    const { data } = await call('GET', 'tvRemote', { signal });
    return { ...(data ?? NOTHING), at: performance.now() };
  },
  refetchInterval: ({ state: { data } }) => data !== undefined && data.linked && !data.picture && LIST_MS,
});

/** The television that this phone holds, and the presses that it is sent. */
export function useTvRemote() {
  const client = useQueryClient();
  const query = useQuery(remoteQuery);
  const [sentAt, setSentAt] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const [aim, setAim] = useState<number>();
  const show = (picture: TvPicture | null) =>
    client.setQueryData(remoteQuery.queryKey, (held) => held && { ...held, picture, at: performance.now() });
  const latest = () => client.getQueryData(remoteQuery.queryKey)?.picture ?? null;
  const hear = (picture: TvPicture | null) => {
    setSentAt(0);
    setSilent(false);
    // What it said before it was sent elsewhere would lead the next press astray.
    const isThere = aim === undefined || !picture || Math.abs(picture.position - aim) < NEAR_SECONDS;
    if (isThere) setAim(undefined);
    show(isThere ? picture : movedTo(picture, aim));
  };
  useEventStream<TvRemoteEvent>(query.data?.linked ? 'tvRemote/events' : undefined, {
    onEvent: (event) => (event.type === 'picture' ? hear(event.picture) : void query.refetch()),
    onRefused: () => void query.refetch(),
  });
  useEffect(() => {
    if (!sentAt) return;
    const timer = setTimeout(() => setSilent(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, [sentAt]);
  useEffect(() => {
    if (aim === undefined) return;
    const timer = setTimeout(() => setAim(undefined), SILENT_MS);
    return () => clearTimeout(timer);
  }, [aim]);
  const command = useSave((body: TvCommand) => call('POST', 'tvCommand', { body }), {
    failure: 'สั่งทีวีไม่ได้',
    refused: () => query.refetch(),
    scope: 'tv',
  });
  const unlink = useSave(() => call('POST', 'tvUnlink'), { failure: 'เลิกเชื่อมไม่ได้', then: () => query.refetch() });
  return {
    query,
    /** It was told something, and has not said yet what came of it. */
    isAwaited: sentAt > 0,
    /** The television does not answer. */
    isSilent,
    send: (name: TvCommand['command'], value = 0) => {
      setSentAt(performance.now());
      command.save({ command: name, value });
      const picture = latest();
      if (name !== 'seek' || !picture) return;
      setAim(value);
      show(movedTo(picture, value));
    },
    unlink: unlink.save,
    isUnlinking: unlink.busy,
    /** What it shows at this moment. */
    latest,
  };
}

export type TvControl = ReturnType<typeof useTvRemote>;

/** What is seen at another second. */
function movedTo(picture: TvPicture, position: number): TvPicture {
  const { instant } = picture;
  return {
    ...picture,
    position,
    instant: typeof instant === 'number' ? instant + (position - picture.position) * 1000 : instant,
  };
}

/** The second that is seen on the television. */
export function secondOf(picture: TvPicture, at: number, now: number): number {
  const moved = picture.playing && !picture.waiting ? Math.max(0, (now - at) / 1000) : 0;
  return Math.min(picture.position + moved, Math.max(picture.duration, picture.position));
}
