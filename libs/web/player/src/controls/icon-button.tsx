import type { ComponentPropsWithRef } from 'react';
import styles from './controls.module.css';

type IconButtonProps = ComponentPropsWithRef<'button'> & { label: string };
type IconLinkProps = ComponentPropsWithRef<'a'> & { label: string };

/** A button of the control row: an icon with a spoken name, which a mouse also sees as a tip. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  const classes = [styles.iconButton, className].filter(Boolean).join(' ');
  return <button type="button" aria-label={label} title={label} className={classes} {...rest} />;
}

/** Looks the same, and leads to another page. */
export function IconLink({ label, ...rest }: IconLinkProps) {
  return <a aria-label={label} title={label} className={styles.iconButton} {...rest} />;
}
