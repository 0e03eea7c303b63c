import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names';
import { Picture } from '../../../ui/media/picture';
import styles from './slate.module.css';

interface SlateProps {
  /** Path of the picture behind the words. */
  poster?: string | null;
  /** Lies over a player. */
  over?: boolean;
  /** Low, where the page goes on below. */
  wide?: boolean;
  /** Nothing moves on this stage any more: its picture has little colour. */
  still?: boolean;
  /** A line above the title. */
  top?: ReactNode;
  title: string;
  /** Counts below the title; what counts announces nothing by itself. */
  timer?: ReactNode;
  text: ReactNode;
  /** Said in small below it. */
  note?: ReactNode;
  /** For how long one has waited, in words. */
  since?: ReactNode;
  /** How much of a wait is over, 0 to 1. */
  bar?: number;
  children?: ReactNode;
}

/** Words in the place of the picture: what is awaited, and what comes next. */
export function Slate(props: SlateProps) {
  const { poster, over, wide, still, top, title, timer, text, note, since, bar, children } = props;
  return (
    <div
      className={classNames(styles.slate, over && styles.over, wide && styles.wide, still && styles.still)}
      data-slate
    >
      {poster && <Picture path={poster} width={1140} height={641} sizes="(max-width: 959px) 100vw, 1140px" priority />}
      <div className={styles.words}>
        {since && <Cone />}
        <div className={styles.words} role={timer ? undefined : 'status'}>
          {top}
          <h2>{title}</h2>
          {timer}
          <p className="t2">{text}</p>
          {note && <p className="small t2">{note}</p>}
        </div>
        {since && (
          <p className={styles.since}>
            <LoaderCircle size={18} className="spin" aria-hidden />
            <span className="num">{since}</span>
          </p>
        )}
      </div>
      {bar !== undefined && (
        <span className={styles.bar} aria-hidden>
          <i style={{ transform: `scaleX(${bar})` }} />
        </span>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

function Cone() {
  const light = useId();
  return (
    <svg className={styles.cone} viewBox="0 0 120 96" aria-hidden>
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#CBB0FF" stopOpacity=".9" />
          <stop offset="1" stopColor="#7438E0" stopOpacity=".35" />
        </linearGradient>
      </defs>
      <path d="M50 8h20l30 70H20z" fill={`url(#${light})`} />
      <ellipse cx="60" cy="80" rx="50" ry="11" fill="#7438E0" opacity=".55" />
      <ellipse cx="60" cy="79" rx="38" ry="7" fill="#CBB0FF" opacity=".5" />
    </svg>
  );
}
