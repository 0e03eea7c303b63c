import { count, dayMonth } from '@wethi/format';
import { MapPin, Ticket, Users } from 'lucide-react';
import { paths } from '../../config/paths';
import { buyOrTake } from '../../shows/prices/price-text';
import { type ShowCard, showDate } from '../../shows/show-card';
import { ButtonLink } from '../../ui/actions/button';
import { Chip } from '../../ui/actions/chip';
import { ShareButton } from '../../ui/actions/share-button';
import { Picture } from '../../ui/media/picture';
import type { BandPageData } from './band-data.server';
import { FollowButton } from './follow-button';
import styles from './band.module.css';

/** The band with the one yellow button of the page: the next show, or to follow the band. */
export function BandHero({ data }: { data: BandPageData }) {
  const { band, kind, followers, coming, replays } = data;
  const next = coming.find(({ product_status }) => product_status !== 'coming');
  const shows = coming.length + replays.total;
  return (
    <section className={styles.hero} aria-labelledby="band-name">
      <Picture
        path={coming[0]?.product_img ?? replays.rows[0]?.product_img ?? band.band_path}
        width={1440}
        height={520}
        sizes="(max-width: 599px) 150vw, 100vw"
        priority
        className={styles.art}
      />
      <div className={`wrap ${styles.heroText}`}>
        {kind && <Chip kind="glass">{kind}</Chip>}
        <h1 id="band-name">{band.band_name}</h1>
        <p className={`num ${styles.meta}`}>
          {followers > 0 && (
            <span>
              <Users size={18} aria-hidden />
              คนติดตาม {count(followers)} คน
            </span>
          )}
          {shows > 0 && (
            <span>
              <Ticket size={18} aria-hidden />
              {count(shows)} งานแสดง
            </span>
          )}
          {band.band_place && (
            <span>
              <MapPin size={18} aria-hidden />
              {band.band_place}
            </span>
          )}
        </p>
        <div className={styles.actions}>
          {next && <NextShow show={next} />}
          <FollowButton bandId={band.id} bandName={band.band_name} leads={!next} />
          <ShareButton kind="glass" brief title={band.band_name} />
        </div>
      </div>
    </section>
  );
}

function NextShow({ show }: { show: ShowCard }) {
  const date = showDate(show);
  const isLive = show.product_live === 'Y';
  return (
    <ButtonLink kind="primary" to={paths.show(show.product_url)}>
      <Ticket size={20} className="no-phone" aria-hidden />
      {isLive ? 'ดูไลฟ์ตอนนี้' : [buyOrTake('ซื้อบัตร', show), date && dayMonth(date)].filter(Boolean).join(' ')}
    </ButtonLink>
  );
}
