import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names';
import styles from './sign.module.css';

export type SignTone = 'ok' | 'wait' | 'no' | 'info' | 'brand';

/** The round sign above what became of something; the words below it say the same. */
export function Sign({ icon: Icon, tone, spins }: { icon: LucideIcon; tone: SignTone; spins?: boolean }) {
  return (
    <span className={classNames(styles.sign, styles[tone])}>
      <Icon size={36} className={spins ? 'spin' : undefined} aria-hidden />
    </span>
  );
}
