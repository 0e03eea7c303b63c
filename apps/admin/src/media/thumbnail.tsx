import { pictureUrl } from '@wethi/browser';
import { Film } from 'lucide-react';
import { useState } from 'react';
import styles from './picture.module.css';

const WIDTH = 96;
const HEIGHT = 54;

/** A small wide picture of a video or show beside its name; a strip of film where there is none, or it does not open. */
export function Thumbnail({ path }: { path: string | null | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (!path || path === broken) {
    return (
      <span className={styles.picture} style={{ width: WIDTH, height: HEIGHT }}>
        <Film size={20} aria-hidden />
      </span>
    );
  }
  const source = { src: pictureUrl(path, WIDTH), width: WIDTH, height: HEIGHT, loading: 'lazy', alt: '' } as const;
  return <img className={styles.picture} {...source} onError={() => setBroken(path)} />;
}
