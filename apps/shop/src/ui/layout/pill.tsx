import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './pill.module.css';

export function PillRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}

export function Pill({ pressed, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" aria-pressed={pressed} {...rest} className={styles.pill} />;
}

export function PillLink({ current, ...rest }: LinkProps & { current: boolean }) {
  return <Link {...rest} aria-current={current ? 'page' : undefined} className={styles.pill} />;
}
