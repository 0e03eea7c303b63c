import { clockTime, dayNumber, longDate, shortMonth, shortWeekday } from '@wethi/format';
import { Link } from 'react-router';
import { Chip, LiveChip } from '../ui/actions/chip';
import { Picture } from '../ui/media/picture';
import { paths } from '../config/paths';
import styles from './poster-card.module.css';
import { Price } from './price';
import { type ShowCard, showDate } from './show-card';

interface PosterCardProps {
  show: ShowCard;
  /** The first of a page: its picture is the largest thing that the first view shows. */
  leads?: boolean;
}

/** A show as a poster; the whole card is one link, its text is the title. */
export function PosterCard({ show, leads }: PosterCardProps) {
  const date = showDate(show);
  return (
    <Link prefetch="intent" className={styles.poster} to={paths.show(show.product_url)}>
      <div className={styles.art}>
        <Picture
          path={show.product_img}
          width={315}
          height={394}
          sizes="(max-width: 599px) 52vw, (max-width: 959px) 42vw, 315px"
          priority={leads}
        />
        {date && <DateTag date={date} />}
        <Badge show={show} />
        <div className={styles.caption}>
          <h3>{show.product_title}</h3>
          <p>{show.band_name}</p>
        </div>
      </div>
      <div className={styles.foot}>
        <Price show={show} />
        {date && show.stage_time_start && (
          <span className={`small muted ${styles.time}`}>
            {shortWeekday(date)} {clockTime(show.stage_time_start)}
          </span>
        )}
      </div>
    </Link>
  );
}

function DateTag({ date }: { date: string }) {
  return (
    <div className={styles.date}>
      <span className="sr">{longDate(date)}</span>
      <b aria-hidden>{dayNumber(date)}</b>
      <span aria-hidden>{shortMonth(date)}</span>
    </div>
  );
}

function Badge({ show }: { show: ShowCard }) {
  if (show.product_live === 'Y')
    return (
      <div className={styles.badge}>
        <LiveChip />
      </div>
    );
  if (show.product_status !== 'end') return null;
  return (
    <div className={styles.badge}>
      <Chip kind="glass">{show.stage_status === 'Cancel' ? 'ยกเลิก' : 'จบแล้ว'}</Chip>
    </div>
  );
}
