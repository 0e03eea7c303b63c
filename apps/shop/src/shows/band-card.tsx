import { Link } from 'react-router';
import type { Band } from '../api-types';
import { Picture } from '../ui/media/picture';
import { paths } from '../config/paths';
import styles from './band-card.module.css';

export type BandWithShows = Pick<Band, 'id' | 'band_name' | 'band_path'> & { shows: number };

export function BandCard({ band }: { band: BandWithShows }) {
  return (
    <Link prefetch="intent" className={styles.band} to={paths.band(band.band_name)}>
      <span className={styles.ring}>
        <Picture path={band.band_path} width={168} height={168} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{band.band_name}</span>
        {band.shows} งานแสดง
      </span>
    </Link>
  );
}
