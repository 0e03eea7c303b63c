import { shortCount } from '@wethi/format';
import { axis } from './axis';
import styles from './bar-chart.module.css';
import { ChartFrame } from './chart-frame';

export interface Bar {
  /** Below the bar. */
  label: string;
  /** What the bar says when one points at it. */
  title: string;
  value: number;
}

/** Room for "1.5 หมื่น" in the letters of phones. */
const LEFT = 72;
const TOP = 20;
const BOTTOM = 190;
const FEW_BARS_WIDTH = 680;
const WIDTH_PER_BAR = 36;
/** How far a chart may be stretched before its text looks larger than the text around it. */
const LARGEST = 1.25;
/** How far it may shrink before nobody can read it; where there is less room, it scrolls. */
const SMALLEST = 0.82;
/** More would stand over each other. */
const MAX_LABELS = 16;

function Axis({ marks, width }: { marks: number[]; width: number }) {
  const highest = marks.at(-1) ?? 1;
  return marks.map((mark) => {
    const y = BOTTOM - ((BOTTOM - TOP) * mark) / highest;
    return (
      <g key={mark}>
        <path d={`M${LEFT - 8} ${y}H${width - 10}`} className={mark === 0 ? styles.base : styles.line} />
        <text x={LEFT - 14} y={y + 4} textAnchor="end">
          {shortCount(mark)}
        </text>
      </g>
    );
  });
}

function Bars({ bars, highest, width }: { bars: Bar[]; highest: number; width: number }) {
  const room = (width - 10 - LEFT) / bars.length;
  const every = Math.ceil(bars.length / MAX_LABELS);
  return bars.map(({ label, title, value }, index) => {
    const height = ((BOTTOM - TOP) * value) / highest;
    const x = LEFT + room * index;
    const last = index === bars.length - 1;
    return (
      <g key={index}>
        <rect
          x={x}
          y={BOTTOM - height}
          width={room * 0.6}
          height={height}
          rx={Math.min(4, room * 0.2)}
          className={last ? styles.lastBar : styles.bar}
        >
          <title>{title}</title>
        </rect>
        {(bars.length - 1 - index) % every === 0 && (
          <text x={x + room * 0.3} y={BOTTOM + 20} textAnchor="middle">
            {label}
          </text>
        )}
      </g>
    );
  });
}

/** Other values over the same bars. */
function Beside({
  values,
  bars,
  highest,
  width,
}: {
  values: readonly number[];
  bars: number;
  highest: number;
  width: number;
}) {
  const room = (width - 10 - LEFT) / bars;
  const points = values
    .slice(0, bars)
    .map((value, place) => [LEFT + room * (place + 0.3), BOTTOM - ((BOTTOM - TOP) * value) / highest] as const);
  return (
    <g className={styles.beside}>
      <path d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`} />
      {points.length <= MAX_LABELS && points.map(([x, y]) => <circle key={x} cx={x} cy={y} r={3.5} />)}
    </g>
  );
}

interface BarChartProps {
  name: string;
  bars: Bar[];
  /** What they are compared with, as a broken line. */
  beside?: readonly number[];
}

/** A bar for each value, the last one dark. The same numbers have to stand in a table near it. */
export function BarChart({ name, bars, beside }: BarChartProps) {
  const best = bars.reduce((one, other) => (other.value > one.value ? other : one));
  const marks = axis(Math.max(best.value, ...(beside ?? [])));
  const width = Math.max(FEW_BARS_WIDTH, bars.length * WIDTH_PER_BAR);
  return (
    <ChartFrame name={name}>
      <svg
        viewBox={`0 0 ${width} 220`}
        style={{ minWidth: width * SMALLEST, maxWidth: width * LARGEST }}
        role="img"
        aria-label={`${name} สูงสุด ${best.title}`}
      >
        <Axis marks={marks} width={width} />
        <Bars bars={bars} highest={marks.at(-1) ?? 1} width={width} />
        {beside && <Beside values={beside} bars={bars.length} highest={marks.at(-1) ?? 1} width={width} />}
      </svg>
    </ChartFrame>
  );
}
