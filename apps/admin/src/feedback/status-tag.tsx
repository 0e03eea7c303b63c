import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type Tone = 'ok' | 'wait' | 'no' | 'info' | 'blue' | 'main' | 'live';

/** A small coloured label; its words carry the meaning, the colour only helps. */
export function StatusTag({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
