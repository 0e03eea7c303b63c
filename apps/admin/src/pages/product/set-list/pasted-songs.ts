import { secondsOfDay } from '@wethi/format';

export interface PastedSong {
  title: string;
  seconds?: number;
}

const MOST_CHARACTERS = 200;
const LENGTH = /\s+(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** The songs of a pasted list, one a line, with or without a number before and a length behind: `ชื่อ 4:12`. */
export function pastedSongs(text: string): PastedSong[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^\d{1,3}[.)]\s+/, ''))
    .filter(Boolean)
    .map((line) => {
      const [length, hours = '0', minutes, seconds] = LENGTH.exec(line) ?? [];
      const title = (length ? line.slice(0, -length.length) : line).trim().slice(0, MOST_CHARACTERS);
      if (!length) return { title };
      return { title, seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
    });
}

export interface TimedSong {
  title: string;
  start: string | null;
  to: string | null;
}

const DAY = 86_400;

/** When each song is played, one after the other from the beginning of the show, as far as their lengths are known. */
export function timed(songs: readonly PastedSong[], begin: string | null): TimedSong[] {
  let at = begin ? secondsOfDay(begin) : undefined;
  return songs.map(({ title, seconds }) => {
    if (at === undefined || seconds === undefined) {
      at = undefined;
      return { title, start: null, to: null };
    }
    const start = clock(at);
    at = (at + seconds) % DAY;
    return { title, start, to: clock(at) };
  });
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
