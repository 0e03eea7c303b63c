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
        <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden>
          <path d="M42 6h12l22 52H20z" fill="#EDE4FC" />
          <ellipse cx="48" cy="58" rx="32" ry="9" fill="#D9C6F8" />
        </svg>
      )}
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  );
}
