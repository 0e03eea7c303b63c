import type { ReactNode } from 'react';
import styles from './required-mark.module.css';

/** The star of a needed field, which the field's name does not contain when it is read out. */
export function requiredMark(label: ReactNode, { required }: { required: boolean }): ReactNode {
  return (
    <>
      {label}
      {required && (
        <span className={styles.star} aria-hidden>
          *
        </span>
      )}
    </>
  );
}
