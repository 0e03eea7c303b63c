import { count, duration, shortDuration } from '@wethi/format';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { useWatchingNow } from '../session/watching-now';
import { Avatar } from '../ui/media/avatar';
import { Chip, LiveChip } from '../ui/actions/chip';
import { Picture } from '../ui/media/picture';
import { paths } from '../config/paths';
import { type FreeShow, type ReplayShow, type ShowCard, startsAt } from './show-card';
import styles from './video-card.module.css';
import { priceText } from './prices/price-text';

/** A show that is on air, as its card says it. */
interface OnAir {
  title: string;
  to: string;
  /** When it began, ms since 1970. */
  startsAt: number;
  picture: string | null;
  stage_id: number | null;
  band_name: string;
  band_path: string | null;
  isFree?: boolean;
}

/** A show on air that is sold. */
export function LiveCard({ show, now }: { show: ShowCard; now: number }) {
  const { product_title: title, product_img: picture, stage_id, band_name, band_path } = show;
  const of = { title, picture, stage_id, band_name, band_path, startsAt: startsAt(show) };
  return <OnAirCard show={{ ...of, to: paths.show(show.product_url) }} now={now} />;
}

/** A show on air that everybody may watch. */
export function FreeCard({ show, now }: { show: FreeShow; now: number }) {
  return <OnAirCard show={{ ...show, to: paths.live(show.id), isFree: true }} now={now} />;
}

function OnAirCard({ show, now }: { show: OnAir; now: number }) {
  const running = (now - show.startsAt) / 1000;
  const watching = useWatchingNow(show.stage_id);
  return (
    <Link prefetch="intent" className={styles.video} to={show.to}>
      <div className={styles.art}>
        <Picture
          path={show.picture}
          width={427}
          height={240}
          sizes="(max-width: 599px) 72vw, (max-width: 959px) 42vw, 427px"
        />
        <div className={styles.topLeft}>
          <LiveChip />
          {show.isFree && <Chip kind="glass">ดูฟรี</Chip>}
          {watching > 0 && (
            <Chip kind="glass" className="num">
              <Eye aria-hidden />
              <span className="sr">กำลังดู</span>
              {count(watching)}
            </Chip>
          )}
        </div>
      </div>
      <div className={styles.who}>
        <Avatar path={show.band_path} size={40} />
        <div>
          <h3>{show.title}</h3>
          <p>
            {show.band_name}
            {running > 0 && running < 86_400 && ` · เริ่มมาแล้ว ${shortDuration(running)}`}
          </p>
        </div>
      </div>
    </Link>
  );
}

/** A show that can be replayed. */
export function ReplayCard({ show }: { show: ReplayShow }) {
  return (
    <Link prefetch="intent" className={styles.video} to={paths.show(show.product_url)}>
      <div className={styles.art}>
        <Picture path={show.product_img} width={317} height={178} sizes="(max-width: 599px) 72vw, 317px" />
        {show.video_duration !== null && (
          <div className={styles.bottomRight}>
            <Chip kind="glass" className="num">
              {duration(show.video_duration)}
            </Chip>
          </div>
        )}
      </div>
      <h3>{show.product_title}</h3>
      <p className="spread">
        <span>{show.band_name}</span>
        <span className={`num ${styles.amount}`}>{priceText(show)}</span>
      </p>
    </Link>
  );
}
