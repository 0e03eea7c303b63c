import type { BegunSong, ShowState, StageEvent } from '@wethi/contract';
import { useState } from 'react';
import { serverTime } from '../../ui/time/server-clock';
import { useHasCome, useRightClock } from '../../ui/time/use-clock';
import { useMayRead } from '../../session/member';
import { type Chat, useChat } from '../../session/chat/use-chat';
import type { SongTotals } from '../../session/reactions/stage-reactions';
import { useStageEvents } from '../../session/use-stage-events';
import type { LiveData } from './live-data.server';
import { type LivePhase, livePhase } from './live-phase';
import { type LiveCheers, useCheers } from './cheers/use-cheers';
import { GarlandQueue } from './tips/garland-queue';
import { useShowOfGuest } from './use-show-of-guest';

/** A live show as it is this moment. */
export interface LiveShow {
  state: Omit<ShowState, 'live_streaming_comments' | 'live_streaming_status' | 'id'>;
  phase: LivePhase;
  watching: number;
  /** People who wait for it, or did minutes ago. */
  waiting: number;
  /** Ids of the members' cameras that are on air at its stage. */
  cameras: readonly number[];
  /** When the page was made, ms since 1970: what its parts first take for the present. */
  serverNow: number;
  /** Songs that began so far. */
  songs: BegunSong[];
  /** How many chose what for each song; undefined until it is told. */
  totals: SongTotals | undefined;
  /** Since when the band's picture is away as far as this page knows, ms since 1970. */
  lostAt: number | undefined;
  chat: Chat;
  cheers: LiveCheers;
  garlands: GarlandQueue;
}

interface Told {
  state?: ShowState;
  watching: number;
  waiting: number;
  cameras: number[];
  lostAt?: number;
}

/** Follows a show by the stream of its stage; guests see what the page said, and of a free show how it stands. @param serverNow ms since 1970 when it was made */
export function useLiveShow({ show, stage, dueAt }: LiveData, serverNow: number): LiveShow {
  const mayRead = useMayRead();
  useRightClock(serverNow);
  const hasCome = useHasCome(dueAt ?? undefined, serverNow);
  const isDue = dueAt === null || hasCome;
  const [told, setTold] = useState<Told>({ watching: 0, waiting: 0, cameras: [] });
  const [songs, setSongs] = useState<BegunSong[]>([]);
  const [totals, setTotals] = useState<SongTotals>();
  const chat = useChat(show.id, mayRead);
  const cheers = useCheers(stage.id);
  const [garlands] = useState(() => new GarlandQueue());
  const onEvent = (event: StageEvent) => {
    if (event.type === 'state') {
      const state = event.shows.find(({ id }) => id === show.id);
      const isLost = state !== undefined && livePhase(state, isDue) === 'lost';
      const lostSince = isLost ? (told.lostAt ?? serverTime()) : undefined;
      const { watching, waiting, cameras } = event;
      setTold({ state, watching, waiting, cameras, lostAt: lostSince });
    }
    if (event.type === 'reactions') setTotals(event.totals);
    if (event.type === 'songs') setSongs(event.songs.filter(({ video_id }) => video_id === show.video_id));
    if (event.type === 'cheers') cheers.rising.hear(event.cheers);
    if (event.type === 'tips') garlands.hear(event.tips);
    if (event.type === 'talk') chat.hear(event);
  };
  useStageEvents(stage.id, mayRead && !chat.isRefused, {
    onEvent,
    onOpen: chat.catchUp,
    onRefused: chat.retry,
  });
  const guest = useShowOfGuest(show.id, stage.id, !mayRead && show.live_streaming_access === 'all');
  const state = told.state ?? guest.state ?? show;
  const { waiting, cameras, lostAt } = told;
  const watching = told.watching || guest.watching;
  const phase = livePhase(state, isDue);
  return { state, phase, watching, waiting, cameras, lostAt, serverNow, songs, totals, chat, cheers, garlands };
}
