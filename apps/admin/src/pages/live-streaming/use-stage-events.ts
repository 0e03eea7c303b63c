import type { BegunSong, ChatMessage, LiveHealth, ShowState, StageEvent } from '@wethi/contract';
import { callUrl, openEventStream } from '@wethi/http';
import { useEffect, useRef, useState } from 'react';
import type { LiveShow } from './live-show';

interface StageState {
  show?: ShowState;
  watching: number;
  /** Ids of the members' cameras that are on air. */
  cameras: readonly number[];
  health: LiveHealth | null;
  /** Songs of this show that began. */
  songs: BegunSong[];
  /** Whether events come. */
  connected: boolean;
}

const NOTHING: StageState = { watching: 0, cameras: [], health: null, songs: [], connected: false };

interface Talk {
  messages: readonly ChatMessage[];
  removed: readonly number[];
}

/**
 * What a show's stage tells while the page is open.
 * @param onTalk messages and removals of this show
 * @param onModeration something waits, or was judged
 */
export function useStageEvents(
  { id, stage_id, video_id }: Pick<LiveShow, 'id' | 'stage_id' | 'video_id'>,
  handlers: { onTalk: (talk: Talk) => void; onModeration: () => void },
): StageState {
  const [state, setState] = useState(NOTHING);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const change = (columns: Partial<StageState>) => setState((before) => ({ ...before, ...columns }));
    const onOpen = () => {
      change({ connected: true });
      // What was said while the line was gone.
      latest.current.onModeration();
    };
    const onEvent = (event: StageEvent) => {
      if (event.type === 'state')
        change({
          show: event.shows.find((show) => show.id === id),
          watching: event.watching,
          cameras: event.cameras,
        });
      if (event.type === 'health') change({ health: event.shows.find((show) => show.id === id)?.health ?? null });
      if (event.type === 'songs') change({ songs: event.songs.filter((song) => song.video_id === video_id) });
      if (event.type === 'moderation') latest.current.onModeration();
      if (event.type === 'talk') {
        const messages = (event.messages ?? []).filter(({ live_streaming_id }) => live_streaming_id === id);
        latest.current.onTalk({ messages, removed: event.removed ?? [] });
      }
    };
    const onLost = () => change({ connected: false });
    return openEventStream(callUrl('stage/events', { stage_id }), { onEvent, onOpen, onLost });
  }, [id, stage_id, video_id]);
  return state;
}
