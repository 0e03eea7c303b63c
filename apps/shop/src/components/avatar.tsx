import { User } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileUrl } from '../config/paths';
import styles from './avatar.module.css';

/** A round picture beside a name that stands in text; without a picture a person's outline. */
export function Avatar({ path, size }: { path: string | null | undefined; size: number }) {
  if (path) {
    return <img className={styles.avatar} src={fileUrl(path)} width={size} height={size} alt="" loading="lazy" />;
  }
  return (
    <span className={styles.avatar} style={{ width: size, height: size }} aria-hidden>
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
