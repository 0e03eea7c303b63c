import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from '../class-names';

type Kind = 'neutral' | 'glass' | 'ok' | 'wait' | 'no' | 'info' | 'brand';

export function Chip({
  kind = 'neutral',
  className,
  children,
}: {
  kind?: Kind;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames(styles.chip, kind !== 'neutral' && styles[kind], className)}>{children}</span>;
}

export function LiveChip({ label = 'สด' }: { label?: string }) {
  return (
    <span className={classNames(styles.chip, styles.live)}>
      <i className={styles.dot} />
      {label}
    </span>
  );
}
