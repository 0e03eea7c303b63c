import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-box.module.css';

interface EmptyBoxProps {
  /** In the place of the stage. */
  icon?: LucideIcon;
  title?: string;
  text?: ReactNode;
  /** It could not be read: said at once, and in red. */
  failed?: boolean;
  children?: ReactNode;
}

/** What stands where a list has nothing: the stage with its light on, a sentence, and what to do next. */
export function EmptyBox({ icon: Icon, title, text = 'ยังไม่มีข้อมูล', failed, children }: EmptyBoxProps) {
  return (
    <div className={styles.empty} role={failed ? 'alert' : undefined}>
      {Icon ? (
        <span className={failed ? `${styles.icon} ${styles.wrong}` : styles.icon}>
          <Icon size={32} aria-hidden />
        </span>
      ) : (
        <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden>
          <path d="M52 4h16l30 66H22z" fill="#E9DFFB" />
          <ellipse cx="60" cy="70" rx="44" ry="10" fill="#D9C8F7" />
          <ellipse cx="60" cy="70" rx="26" ry="5" fill="#fff" />
        </svg>
      )}
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  );
}
