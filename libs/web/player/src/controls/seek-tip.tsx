import { bangkokTime, clockTime, duration as length } from '@wethi/format';
import type { CSSProperties } from 'react';
import { pictureAt, type SmallPicture } from '../offer/storyboard';
import { useStoryboard } from '../offer/use-storyboard';
import { type Segment, segmentAt } from './chapters';
import styles from './seek-bar.module.css';

/** What a bar tells of a show that goes on. */
export interface LiveTimes {
  /** How far behind the stage, in words; undefined at the live point. */
  behind: string | undefined;
  /** When a second was on stage, ms since 1970; undefined where that is not known. */
  instant: (second: number) => number | undefined;
}

interface SeekTipProps {
  /** Where one points, undefined while nobody does. */
  seconds: number | undefined;
  segments: readonly Segment[];
  duration: number;
  storyboard?: string;
  live?: LiveTimes;
}

/** What is found at the place of the bar that one points at: a small picture, the time and the song. */
export function SeekTip({ seconds, segments, duration, storyboard, live }: SeekTipProps) {
  const isPointing = seconds !== undefined && duration > 0;
  const pictures = useStoryboard(storyboard, isPointing);
  if (!isPointing) return null;
  const song = segmentAt(segments, seconds)?.title;
  const picture = pictureAt(pictures, seconds);
  return (
    <span className={styles.tip} style={{ '--at': `${(seconds / duration) * 100}%` } as CSSProperties}>
      {picture && <i className={styles.picture} style={styleOf(picture)} />}
      <span>{timeInWords(seconds, song, live?.instant(seconds))}</span>
    </span>
  );
}

/** A recording has its own time, a show that of the evening. */
function timeInWords(seconds: number, song: string | undefined, instant: number | undefined): string {
  const words = instant === undefined ? [length(seconds), song] : [song, clockTime(bangkokTime(instant).time)];
  return words.filter(Boolean).join(' · ');
}

function styleOf({ sheet, x, y, width, height }: SmallPicture): CSSProperties {
  return { width, height, backgroundImage: `url("${sheet}")`, backgroundPosition: `${-x}px ${-y}px` };
}
