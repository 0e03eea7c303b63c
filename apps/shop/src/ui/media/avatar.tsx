import { pictureUrl } from '@wethi/browser';
import { User } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './avatar.module.css';

/** A round picture beside a name that stands in text; without a picture a person's outline. */
export function Avatar({ path, size }: { path: string | null | undefined; size: number }) {
  const circle = { width: size, height: size };
  if (path) {
    return (
      <img className={styles.avatar} src={pictureUrl(path, size)} {...circle} style={circle} alt="" loading="lazy" />
    );
  }
  return (
    <span className={styles.avatar} style={circle} aria-hidden>
      <User size={Math.round(size * 0.55)} />
    </span>
  );
}

export function AvatarGroup({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`${styles.group} ${className ?? ''}`} aria-hidden>
      {children}
    </span>
  );
}
