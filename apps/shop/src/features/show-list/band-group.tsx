import { Link } from 'react-router';
import { Picture } from '../../ui/media/picture';
import { paths } from '../../config/paths';
import styles from './band-group.module.css';
import type { LeadingBand } from './package-all-data.server';
import { PosterCard } from '../../shows/poster-card';
import type { ShowCard } from '../../shows/show-card';

interface BandGroupProps {
  /** Whose shows they are; nobody's alone, if it says nothing. */
  band?: LeadingBand;
  shows: ShowCard[];
  orderLabel: string;
  /** Only this band's shows are listed already. */
  singleBand: boolean;
  /** Of shows of several bands: what they are. */
  title?: string;
  /** The page begins with it. */
  leads?: boolean;
}

export function BandGroup({ band, shows, orderLabel, singleBand, title = 'วงและคณะอื่น ๆ', leads }: BandGroupProps) {
  return (
    <section className={styles.group}>
      <div className={styles.heading}>
        <Picture
          path={(band ?? shows[0])?.band_path ?? null}
          width={52}
          height={52}
          sizes="52px"
          className={styles.picture}
        />
        <div>
          <h2>{band?.band_name ?? title}</h2>
          <p className="small muted">{band ? band.about : `เรียงตาม${orderLabel}`}</p>
        </div>
        {band && !singleBand && (
          <Link className={`link small ${styles.only}`} to={paths.band(band.band_name)}>
            ดูเฉพาะวงนี้
          </Link>
        )}
      </div>
      <div className={styles.grid}>
        {shows.map((show, place) => (
          <PosterCard key={show.id} show={show} leads={leads && place === 0} />
        ))}
      </div>
    </section>
  );
}
