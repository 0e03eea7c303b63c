import type { ReactNode } from 'react';
import { Picture } from '../../ui/media/picture';
import styles from './slate.module.css';

interface SlateProps {
  /** Path of the picture behind the words; none over a picture that plays. */
  poster?: string | null;
  /** A line above the title. */
  top?: ReactNode;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** Words in the place of the picture: what is awaited, and what comes next. */
export function Slate({ poster, top, title, text, children }: SlateProps) {
  return (
    <div className={styles.slate}>
      {poster && <Picture path={poster} width={1140} height={641} sizes="(max-width: 959px) 100vw, 1140px" priority />}
      <div className={styles.words} role="status">
        {top}
        <h2>{title}</h2>
        <p className="t2">{text}</p>
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
