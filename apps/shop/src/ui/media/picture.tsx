import { useState } from 'react';
import { fileUrl } from '../../config/paths';
import { LogoMark } from './logo';
import styles from './picture.module.css';

interface PictureProps {
  /** Path of an uploaded picture; nothing, or a file that is gone, shows the house's own mark. */
  path: string | null | undefined;
  alt?: string;
  width: number;
  height: number;
  /** The picture that decides how soon the page looks complete. */
  first?: boolean;
  className?: string;
}

export function Picture({ path, alt = '', width, height, first = false, className }: PictureProps) {
  const [broken, setBroken] = useState(false);
  if (!path || broken) {
    return (
      <span
        className={`${styles.none} ${className ?? ''}`}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <LogoMark size={64} />
      </span>
    );
  }
  return (
    <img
      src={fileUrl(path)}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
      onError={() => setBroken(true)}
    />
  );
}
