import type { PlayedMoment } from '@wethi/player';
import { useCallback, useRef, useState } from 'react';
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
  reconnecting: boolean;
}

const AT_STAGE: Place = {
  isPresent: true,
  instant: undefined,
  behind: 0,
  song: -1,
  reconnecting: false,
};

/** Follows what the player tells; renders when the place is another second, at the live point not at all. */
export function usePlace(): { place: Place; line: Line; follow: (moment: PlayedMoment) => void } {
  const [place, setPlace] = useState(AT_STAGE);
  const ahead = useRef(Infinity);
  const follow = (moment: PlayedMoment) => {
    ahead.current = moment.ahead;
    setPlace((before) => (isSame(before, moment) ? before : placeOf(moment)));
  };
  const readAhead = useCallback(() => ahead.current, []);
  return { place, line: { ahead: readAhead, reconnecting: place.reconnecting }, follow };
}

function placeOf({ behind, instant, chapter, reconnecting }: PlayedMoment): Place {
  return {
    isPresent: behind === 0,
    instant: behind > 0 && instant !== undefined ? Math.floor(instant / 1000) * 1000 : undefined,
    behind: Math.floor(behind),
    song: chapter,
    reconnecting,
  };
}

function isSame(before: Place, moment: PlayedMoment): boolean {
  const now = placeOf(moment);
  return (Object.keys(now) as (keyof Place)[]).every((key) => before[key] === now[key]);
}
