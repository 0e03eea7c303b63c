import type { Bar } from './bar-chart';
import styles from './bar-chart.module.css';

const WIDTH = 300;
const TOP = 16;
const BOTTOM = 76;

/** Bars where there is little room: the highest says its value, and only the first and the last are named. */
export function SmallBars({ name, bars }: { name: string; bars: readonly Bar[] }) {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const best = bars.reduce((one, other) => (other.value > one.value ? other : one));
  const room = WIDTH / bars.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} 96`} className={styles.small} role="img" aria-label={`${name} สูงสุด ${best.title}`}>
      {bars.map((bar, index) => {
        // A day without any has its place, too.
        const height = Math.max(2, ((BOTTOM - TOP) * bar.value) / Math.max(1, best.value));
        const x = room * index;
        const isBest = bar === best && bar.value > 0;
        return (
          <g key={index}>
            <rect
              x={x + room * 0.12}
              y={BOTTOM - height}
              width={room * 0.76}
              height={height}
              rx={Math.min(3, height / 2)}
              className={isBest ? styles.lastBar : styles.bar}
            >
              <title>{bar.title}</title>
            </rect>
            {isBest && (
              <text x={x + room / 2} y={BOTTOM - height - 4} textAnchor="middle">
                {bar.value}
              </text>
            )}
          </g>
        );
      })}
      <text x={0} y={BOTTOM + 16}>
        {first.label}
      </text>
      <text x={WIDTH} y={BOTTOM + 16} textAnchor="end">
        {last.label}
      </text>
    </svg>
  );
}
