import { CircleAlert, CircleCheck, Hourglass, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from '../class-names';

const ICONS = { no: CircleAlert, wait: Hourglass, ok: CircleCheck, info: Info } as const;

interface AlertProps {
  kind: keyof typeof ICONS;
  /** In place of the one of its kind. */
  icon?: LucideIcon;
  children: ReactNode;
}

/** A message that stands in the page; failures and refusals are announced at once. */
export function Alert({ kind, icon: Icon = ICONS[kind], children }: AlertProps) {
  return (
    <div
      className={classNames(styles.alert, kind !== 'info' && styles[kind])}
      role={kind === 'no' ? 'alert' : 'status'}
    >
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </div>
  );
}

/** What is wrong with the field above it. */
export function FieldError({ id, centered, children }: { id?: string; centered?: boolean; children: ReactNode }) {
  return (
    <p id={id} className={classNames(styles.field, centered && styles.centered)} role="alert">
      <CircleAlert size={18} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

/** What is right with the field above it. */
export function FieldNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={classNames(styles.field, styles.right)} role="status">
      <CircleCheck size={18} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
