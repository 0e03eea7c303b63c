import { Link } from 'react-router';
import { Picture } from '../../ui/media/picture';
import { paths } from '../../config/paths';
import styles from './band-group.module.css';
import type { BandGroup as Group } from './package-all-data.server';
import { PosterCard } from '../../shows/poster-card';

interface BandGroupProps {
  group: Group;
  /** What to call the shows of no one band. */
  fallbackTitle: string;
  orderLabel: string;
  /** Only this band's shows are listed already. */
  singleBand: boolean;
}

export function BandGroup({ group, fallbackTitle, orderLabel, singleBand }: BandGroupProps) {
  const { band, about, picture, shows } = group;
  return (
    <section className={styles.group}>
      <div className={styles.heading}>
        <Picture path={picture} width={52} height={52} sizes="52px" className={styles.picture} />
        <div>
          <h2>{band?.band_name ?? fallbackTitle}</h2>
          <p className="small muted">{band ? about : `เรียงตาม${orderLabel}`}</p>
        </div>
        {band && !singleBand && (
          <Link className={`link small ${styles.only}`} to={paths.band(band.band_name)}>
            ดูเฉพาะวงนี้
          </Link>
        )}
      </div>
      <div className={styles.grid}>
        {shows.map((show) => (
          <PosterCard key={show.id} show={show} />
        ))}
      </div>
    </section>
  );
}
