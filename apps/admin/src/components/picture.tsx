import { ImageOff } from 'lucide-react';
import styles from './picture.module.css';

/** Address of an uploaded public picture. */
export function fileAddress(path: string): string {
  return `/files/${path}`;
}

/** A small square picture of a record; a quiet mark where there is none. */
export function Picture({ path, size }: { path: string | null | undefined; size: number }) {
  if (!path) {
    return (
      <span className={styles.picture} style={{ width: size, height: size }}>
        <ImageOff size={18} aria-label="ไม่มีรูป" />
      </span>
    );
  }
  return <img className={styles.picture} src={fileAddress(path)} width={size} height={size} loading="lazy" alt="" />;
}
