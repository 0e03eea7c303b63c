import { Link } from 'react-router';
import type { Band } from '../api-types';
import { Picture } from '../ui/media/picture';
import { paths } from '../config/paths';
import styles from './band-card.module.css';

export type BandWithShows = Pick<Band, 'id' | 'band_name' | 'band_path'> & { shows: number };

/** On phones 106 pixels: called 80, a screen of two to the pixel takes the file of 160, which is half of the next one. */
const SIZES = '(max-width: 599px) 80px, 168px';

export function BandCard({ band }: { band: BandWithShows }) {
  return (
    <Link prefetch="intent" className={styles.band} to={paths.band(band.band_name)}>
      <span className={styles.ring}>
        <Picture path={band.band_path} width={168} height={168} sizes={SIZES} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{band.band_name}</span>
        {band.shows} งานแสดง
      </span>
    </Link>
  );
}
