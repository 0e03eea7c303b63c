import { ChartFrame } from './chart-frame';
import styles from './line-chart.module.css';

export interface Point {
  /** Below the line, where there is room. */
  label: string;
  value: number;
}

/** A part of the line with a name: points `from` up to `to`. */
export interface Band {
  from: number;
  to: number;
  label: string;
}

interface LineChartProps {
  name: string;
  /** What the picture tells, in words. */
  sentence: string;
  points: readonly Point[];
  /** From 0 upward. */
  marks: readonly number[];
  mark: (value: number) => string;
  bands?: readonly Band[];
  /** The point that is pointed out. */
  peak?: { at: number; text: string };
  /** A point below which something is said. */
  note?: { at: number; text: string };
  /** Points at which something happened. */
  events?: readonly { at: number; text: string }[];
  /** Another line over the same steps; null where it has none. */
  beside?: readonly (number | null)[];
  /** Half as wide, to stand beside another. */
  isNarrow?: boolean;
}

const WIDTH = 1080;
const NARROW_WIDTH = 460;
const LEFT = 56;
const RIGHT_MARGIN = 14;
const TOP = 30;
const BOTTOM = 214;
/** A label of the axis takes so much room. */
const LABEL = 132;
/** A name of a band takes so much room for each letter. */
const LETTER = 8;

/** A line over equal steps. The same numbers have to stand in a table near it. */
export function LineChart({
  name,
  sentence,
  points,
  marks,
  mark,
  bands = [],
  peak,
  note,
  events = [],
  beside,
  isNarrow,
}: LineChartProps) {
  const width = isNarrow ? NARROW_WIDTH : WIDTH;
  const right = width - RIGHT_MARGIN;
  const x = (index: number) => LEFT + ((right - LEFT) * index) / Math.max(1, points.length - 1);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / (marks.at(-1) ?? 1);
  const line = points.map(({ value }, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const every = Math.ceil(points.length / Math.floor(width / LABEL));
  const labelled = points.flatMap(({ label }, index) => (index % every === 0 ? [{ label, index }] : []));
  const best = peak && points[peak.at];
  const noted = note && points[note.at];
  const other = (beside ?? []).flatMap((value, index) =>
    value === null ? [] : `${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  return (
    <ChartFrame name={name}>
      <svg
        viewBox={`0 0 ${width} 262`}
        className={isNarrow ? styles.narrow : styles.chart}
        role="img"
        aria-label={sentence}
      >
        {bands.map(({ from, to, label }, index) => (
          <g key={from}>
            <rect
              x={x(from)}
              width={Math.max(0, x(to) - x(from))}
              y={TOP}
              height={BOTTOM - TOP}
              className={index % 2 ? styles.otherBand : styles.band}
            />
            <text x={(x(from) + x(to)) / 2} y={BOTTOM + 20} textAnchor="middle" className={styles.song}>
              {shortened(label, x(to) - x(from))}
            </text>
          </g>
        ))}
        {marks.map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${right}`} className={styles.line} />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {mark(value)}
            </text>
          </g>
        ))}
        {bands.length === 0 && points.length > 0 && (
          <path d={`M${line}L${x(points.length - 1)} ${BOTTOM}L${LEFT} ${BOTTOM}Z`} className={styles.area} />
        )}
        {points.length > 0 && <path d={`M${line}`} className={styles.values} />}
        {other.length > 0 && <path d={`M${other.join('L')}`} className={styles.beside} />}
        {note && noted && (
          <g>
            <circle cx={x(note.at)} cy={y(noted.value)} r="4.5" className={styles.note} />
            <text x={x(note.at)} y={y(noted.value) + 20} textAnchor="middle" className={styles.noteText}>
              {note.text}
            </text>
          </g>
        )}
        {peak && best && (
          <g>
            <path d={`M${x(peak.at)} ${TOP - 12}V${BOTTOM}`} className={styles.peakLine} />
            <circle cx={x(peak.at)} cy={y(best.value)} r="4.5" className={styles.peak} />
            <text
              x={x(peak.at) + (isRight(peak.at, points) ? -8 : 8)}
              y={TOP - 8}
              textAnchor={isRight(peak.at, points) ? 'end' : 'start'}
              className={styles.song}
            >
              {peak.text}
            </text>
          </g>
        )}
        {events.map(({ at, text }, index) => (
          <g key={index}>
            <path d={`M${x(at)} ${TOP}V${BOTTOM}`} className={styles.event} />
            <text
              x={x(at) + (isRight(at, points) ? -8 : 8)}
              // Of two in one step the second stands above.
              y={BOTTOM - 32 - 18 * events.slice(0, index).filter((one) => one.at === at).length}
              textAnchor={isRight(at, points) ? 'end' : 'start'}
              className={styles.song}
            >
              {text}
            </text>
          </g>
        ))}
        {labelled.map(({ label, index }) => (
          <text
            key={index}
            x={x(index)}
            y={bands.length > 0 ? BOTTOM + 42 : BOTTOM + 20}
            // The last one has no room to its right.
            textAnchor={index === points.length - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </svg>
    </ChartFrame>
  );
}

const isRight = (index: number, points: readonly Point[]) => index > points.length / 2;

/** The number of a song where its name has no room. */
function shortened(label: string, room: number): string {
  const letters = Math.floor(room / LETTER);
  if (label.length <= letters) return label;
  return letters > 5 ? `${label.slice(0, letters - 1)}…` : (label.split('.')[0] ?? '');
}
