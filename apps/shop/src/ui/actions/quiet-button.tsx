import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names';
import styles from './quiet-button.module.css';

interface Quiet {
  icon: LucideIcon;
  /** Takes something away. */
  danger?: boolean;
}

/** One of several things to do beside each other, as an icon with words. */
export function QuietButton({ icon: Icon, danger, children, ...rest }: Quiet & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(styles.quiet, danger && styles.danger)}>
      <Icon size={18} aria-hidden />
      {children}
    </button>
  );
}

export function QuietLink({ icon: Icon, danger, children, ...rest }: Quiet & LinkProps) {
  return (
    <Link {...rest} className={classNames(styles.quiet, danger && styles.danger)}>
      <Icon size={18} aria-hidden />
      {children}
    </Link>
  );
}
