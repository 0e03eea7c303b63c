import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from '../class-names';

type Kind = 'primary' | 'brand' | 'secondary' | 'ghost' | 'line' | 'glass' | 'danger';

export interface Look {
  kind?: Kind;
  size?: 'small' | 'medium' | 'large';
  block?: boolean;
}

/** The classes of a button, for a label or an anchor that looks like one. */
export function buttonClass({ kind = 'secondary', size = 'medium', block }: Look, extra?: string): string {
  return classNames(styles.button, styles[kind], size !== 'medium' && styles[size], block && styles.block, extra);
}

type ButtonProps = Look & ComponentProps<'button'> & { loading?: boolean };

/** While loading it keeps its place, says so to screen readers, and ignores presses. */
export function Button({ kind, size, block, loading = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, block }, classNames(loading && styles.loading, className))}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <LoaderCircle size={22} className="spin" aria-hidden />}
      {children}
    </button>
  );
}

export function ButtonLink({ kind, size, block, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ kind, size, block }, className)} />;
}

/** A square button with an icon; its label is for screen readers. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} {...rest} className={classNames(styles.icon, className)} />;
}
