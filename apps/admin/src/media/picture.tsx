import { pictureUrl } from '@wethi/browser';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './picture.module.css';

/** A small square picture of a record; a quiet mark where there is none, or where it does not open. */
export function Picture({ path, size }: { path: string | null | undefined; size: number }) {
  const [broken, setBroken] = useState<string>();
  if (!path || path === broken) {
    return (
      <span className={styles.picture} style={{ width: size, height: size }}>
        <ImageOff size={18} aria-label={path ? 'เปิดรูปไม่ได้' : 'ไม่มีรูป'} />
      </span>
    );
  }
  const source = { src: pictureUrl(path, size), width: size, height: size, loading: 'lazy', alt: '' } as const;
  return <img className={styles.picture} {...source} onError={() => setBroken(path)} />;
}
