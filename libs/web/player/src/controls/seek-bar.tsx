import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { filledShare, type Segment, segmentAt, segmentsOf } from './chapters';
import { spokenDuration } from '@wethi/format';
import { type LiveTimes, SeekTip } from './seek-tip';
import styles from './seek-bar.module.css';

interface SeekBarProps {
  segments: readonly Segment[];
  /** Seconds. */
  time: number;
  bufferedTo: number;
  duration: number;
  label?: string;
  /** Of a show that goes on. */
  live?: LiveTimes;
  /** Address of small pictures of the places that one points at. */
  storyboard?: string;
  onSeek: (seconds: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -10,
  ArrowDown: -10,
  ArrowRight: 10,
  ArrowUp: 10,
  PageDown: -60,
  PageUp: 60,
  Home: -Infinity,
  End: Infinity,
};

const percent = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`;

function secondsUnder(event: PointerEvent, duration: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration;
}

/** The position of the video, cut into its songs; the song under the pointer is named. */
export function SeekBar({ segments, time, bufferedTo, duration, label, live, storyboard, onSeek }: SeekBarProps) {
  const [hovered, setHovered] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const shown = dragged ?? time;
  const song = segmentAt(segments, shown)?.title;
  const stretches = segments.length ? cut(segments, duration) : segmentsOf([], duration || 1);

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !duration) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(secondsUnder(event, duration));
  };
  const move = (event: PointerEvent) => {
    if (!duration) return;
    const seconds = secondsUnder(event, duration);
    setHovered(seconds);
    if (dragged !== undefined) setDragged(seconds);
  };
  const release = () => {
    if (dragged !== undefined) onSeek(dragged);
    setDragged(undefined);
    setHovered(undefined);
  };
  const step = (event: KeyboardEvent) => {
    const seconds = STEPS[event.key];
    if (seconds === undefined) return;
    event.preventDefault();
    onSeek(Math.min(duration, Math.max(0, time + seconds)));
  };

  return (
    <div
      className={styles.bar}
      role="slider"
      tabIndex={0}
      aria-label={label ?? 'ตำแหน่งวิดีโอ'}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={placeInWords(shown, song, live)}
      data-live={live !== undefined}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => setDragged(undefined)}
      onPointerLeave={() => setHovered(undefined)}
      onKeyDown={step}
    >
      {stretches.map((stretch) => (
        <Stretch key={stretch.start} stretch={stretch} time={shown} bufferedTo={bufferedTo} />
      ))}
      <span className={styles.knob} style={{ left: percent(duration ? shown / duration : 0) }} />
      <SeekTip
        seconds={dragged ?? hovered}
        segments={segments}
        duration={duration}
        storyboard={storyboard}
        live={live}
      />
    </div>
  );
}

/** Until the end of the bar, which may lie before that of the newest song. */
function cut(segments: readonly Segment[], duration: number): readonly Segment[] {
  return segments
    .filter(({ start }) => start < duration)
    .map((segment) => ({ ...segment, end: Math.min(segment.end, duration) }));
}

function placeInWords(seconds: number, song: string | undefined, live: LiveTimes | undefined): string {
  if (live && live.behind === undefined) return 'อยู่ที่สด';
  return [spokenDuration(seconds), song && `เพลง ${song}`, live?.behind].filter(Boolean).join(' ');
}

function Stretch({ stretch, time, bufferedTo }: { stretch: Segment; time: number; bufferedTo: number }) {
  return (
    <span className={styles.stretch} style={{ '--length': stretch.end - stretch.start } as CSSProperties}>
      <u style={{ width: percent(filledShare(stretch, bufferedTo)) }} />
      <i style={{ width: percent(filledShare(stretch, time)) }} />
    </span>
  );
}
