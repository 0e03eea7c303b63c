import type { ReactNode } from 'react';
import { Thumbnail } from '../media/thumbnail';
import styles from './titled.module.css';

interface TitledProps {
  picture: string | null | undefined;
  title: string;
  /** What tells it apart from others of its name. */
  children?: ReactNode;
}

/** The first cell of a list of videos or shows. */
export function Titled({ picture, title, children }: TitledProps) {
  return (
    <span className={styles.titled}>
      <Thumbnail path={picture} />
      <span className={styles.words}>
        <strong>{title}</strong>
        {children && <span className="secondary">{children}</span>}
      </span>
    </span>
  );
}
