import type { PlayedMoment } from '@wethi/player';
import { useState } from 'react';
import type { Line } from './offline-bar';

/** Where a viewer is in a show, by seconds: the player tells four times as often. */
export interface Place {
  /** At the live point: what is said and sent now belongs to the picture. */
  isPresent: boolean;
  /** When the picture that is seen was on stage, ms since 1970; undefined at the live point. */
  instant: number | undefined;
  /** Whole seconds behind the stage. */
  behind: number;
  /** Index of the song, -1 for none. */
  song: number;
  line: Line;
}

const AT_STAGE: Place = {
  isPresent: true,
  instant: undefined,
  behind: 0,
  song: -1,
  line: { ahead: Infinity, reconnecting: false },
};

/** Follows what the player tells, and renders only what a second changes. */
export function usePlace(): [Place, (moment: PlayedMoment) => void] {
  const [place, setPlace] = useState(AT_STAGE);
  const follow = (moment: PlayedMoment) => setPlace((before) => (isSame(before, moment) ? before : placeOf(moment)));
  return [place, follow];
}

function placeOf({ behind, instant, chapter, ahead, reconnecting }: PlayedMoment): Place {
  return {
    isPresent: behind === 0,
    instant: behind > 0 && instant !== undefined ? Math.floor(instant / 1000) * 1000 : undefined,
    behind: Math.floor(behind),
    song: chapter,
    line: { ahead: Math.floor(ahead), reconnecting },
  };
}

function isSame(before: Place, moment: PlayedMoment): boolean {
  const now = placeOf(moment);
  const line = before.line.reconnecting === now.line.reconnecting && before.line.ahead === now.line.ahead;
  return line && before.instant === now.instant && before.behind === now.behind && before.song === now.song;
}
