import type { BegunSong, ShowState, StageEvent } from '@wethi/contract';
import { useState } from 'react';
import { useNow } from '../../ui/time/use-now';
import { useMayRead } from '../../session/member';
import type { LiveData } from './live-data.server';
import { type LivePhase, livePhase } from './live-phase';
import { type LiveCheers, useCheers } from './cheers/use-cheers';
import { type Chat, useChat } from './use-chat';
import { useStageEvents } from './use-stage-events';

const SECOND_MS = 1_000;

/** A live show as it is this moment. */
export interface LiveShow {
  state: Pick<ShowState, 'live_streaming_slow' | 'live_streaming_pinned'>;
  phase: LivePhase;
  watching: number;
  now: number;
  /** Songs that began so far. */
  songs: BegunSong[];
  chat: Chat;
  cheers: LiveCheers;
}

/** Follows a show by the stream of its stage; guests see what the page said. @param serverNow ms since 1970 when it was made */
export function useLiveShow({ show, stage, startsAt }: LiveData, serverNow: number): LiveShow {
  const mayRead = useMayRead();
  const now = useNow(serverNow, SECOND_MS);
  const [told, setTold] = useState<{ state?: ShowState; watching: number }>({ watching: 0 });
  const [songs, setSongs] = useState<BegunSong[]>([]);
  const chat = useChat(show.id, mayRead);
  const cheers = useCheers(stage.id);
  const onEvent = (event: StageEvent) => {
    if (event.type === 'state') {
      const state = event.shows.find(({ id }) => id === show.id);
      setTold({ state, watching: event.watching });
    }
    if (event.type === 'songs') setSongs(event.songs.filter(({ video_id }) => video_id === show.video_id));
    if (event.type === 'cheers') cheers.rising.hear(event.cheers);
    if (event.type === 'talk') chat.hear(event.messages ?? [], event.removed ?? []);
  };
  useStageEvents(stage.id, mayRead && !chat.isRefused, { onEvent, onOpen: chat.catchUp });
  const state = told.state ?? show;
  return { state, phase: livePhase(state, startsAt, now), watching: told.watching, now, songs, chat, cheers };
}
