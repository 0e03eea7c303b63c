import { duration as clockTime } from '@wethi/format';
import type { CSSProperties } from 'react';
import { pictureAt, type SmallPicture } from '../offer/storyboard';
import { useStoryboard } from '../offer/use-storyboard';
import { type Segment, segmentAt } from './chapters';
import styles from './seek-bar.module.css';

interface SeekTipProps {
  /** Where one points, undefined while nobody does. */
  seconds: number | undefined;
  segments: readonly Segment[];
  duration: number;
  storyboard?: string;
}

/** What is found at the place of the bar that one points at: a small picture, the time and the song. */
export function SeekTip({ seconds, segments, duration, storyboard }: SeekTipProps) {
  const isPointing = seconds !== undefined && duration > 0;
  const pictures = useStoryboard(storyboard, isPointing);
  if (!isPointing) return null;
  const song = segmentAt(segments, seconds)?.title;
  const picture = pictureAt(pictures, seconds);
  return (
    <span className={styles.tip} style={{ '--at': `${(seconds / duration) * 100}%` } as CSSProperties}>
      {picture && <i className={styles.picture} style={styleOf(picture)} />}
      <span>
        {clockTime(seconds)}
        {song && ` · ${song}`}
      </span>
    </span>
  );
}

function styleOf({ sheet, x, y, width, height }: SmallPicture): CSSProperties {
  return { width, height, backgroundImage: `url("${sheet}")`, backgroundPosition: `${-x}px ${-y}px` };
}
