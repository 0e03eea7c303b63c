import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './checkbox.module.css';

/** A box to tick, with its words beside it. */
export function Checkbox({
  children,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
