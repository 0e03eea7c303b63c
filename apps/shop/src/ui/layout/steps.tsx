import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './steps.module.css';

/** A numbered list of what happens one after the other. @param joined by a line */
export function Steps({ joined = false, children }: { joined?: boolean; children: ReactNode }) {
  return <ol className={classNames(styles.steps, joined && styles.joined)}>{children}</ol>;
}
