import type { ReactNode } from 'react';
import styles from './bar-chart.module.css';

/** On phones the chart is wider than its card: the latest is what one looks for. */
function showLast(frame: HTMLElement | null): void {
  if (frame) frame.scrollLeft = frame.scrollWidth;
}

/** Where a picture that is wider than a phone scrolls sideways, by keys too. */
export function ChartFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.frame} ref={showLast} tabIndex={0} role="group" aria-label={`กราฟ${name} เลื่อนได้`}>
      {children}
    </div>
  );
}
