import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './ticket.module.css';

interface TicketProps {
  /** What it is worth, with a word above it. */
  value: readonly [word: string, value: string];
  title: string;
  /** Where and how long it counts. */
  scope: string;
  code: string;
  state?: { icon: LucideIcon; text: string; isGood: boolean };
  look?: 'used' | 'off';
  /** It lies on a dialog. */
  raised?: boolean;
  /** A button, or why there is none. */
  children: ReactNode;
}

/** A coupon as a ticket with a stub, in a list of them. */
export function Ticket({ value: [word, value], title, scope, code, state, look, raised, children }: TicketProps) {
  return (
    <li className={classNames(styles.ticket, look && styles[look], raised && styles.raised)}>
      <div className={styles.value}>
        {word && <span className="small">{word}</span>}
        <b>{value}</b>
      </div>
      <div className={styles.facts}>
        <b>{title}</b>
        <p className="small muted">{scope}</p>
        <code>{code}</code>
        {state && (
          <p className={state.isGood ? styles.good : styles.bad}>
            <state.icon size={18} aria-hidden /> {state.text}
          </p>
        )}
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
