import { pictureSources } from '@wethi/browser';
import { pictureFacts } from '@wethi/contract';
import { type CSSProperties, useState } from 'react';
import { preload } from 'react-dom';
import { classNames } from '../class-names';
import { LogoMark } from './logo';
import styles from './picture.module.css';

interface PictureProps {
  /** Path of an uploaded picture; nothing, or a file that is gone, shows the house's own mark. */
  path: string | null | undefined;
  alt?: string;
  /** The place that it fills: the largest that it becomes, and how wide it is, see `pictureSources`. */
  width: number;
  height: number;
  sizes: string;
  /** The picture that decides how soon the page looks complete. */
  priority?: boolean;
  className?: string;
}

export function Picture({ path, alt = '', width, height, sizes, priority = false, className }: PictureProps) {
  const [broken, setBroken] = useState(false);
  if (!path || broken) {
    return (
      <span className={classNames(styles.none, className)} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <LogoMark size={64} />
      </span>
    );
  }
  const from = pictureSources(path, { width, height, sizes });
  const type = from.avif && 'image/avif';
  if (priority)
    preload(from.src, { as: 'image', imageSrcSet: from.avif, imageSizes: from.sizes, type, fetchPriority: 'high' });
  return (
    <picture className={styles.picture}>
      {from.avif && <source type={type} srcSet={from.avif} sizes={from.sizes} />}
      <img
        src={from.src}
        srcSet={from.webp}
        sizes={from.sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={classNames(styles.blur, className)}
        style={quarters(path)}
        onError={() => setBroken(true)}
      />
    </picture>
  );
}

/** The colours of the four quarters, which stand in the picture's place until it has come. */
function quarters(path: string): CSSProperties | undefined {
  const colours = pictureFacts(path)?.colours?.match(/.{3}/g);
  return colours ? Object.fromEntries(colours.map((colour, at) => [`--q${at}`, `#${colour}`])) : undefined;
}
