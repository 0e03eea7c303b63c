import { clockTime, dayNumber, shortMonth, shortWeekday } from '@wethi/format';
import { PRODUCT_STATUS } from '@wethi/contract';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { Price } from '../../shows/price';
import { type ShowCard, showDate } from '../../shows/show-card';
import { buttonClass } from '../../ui/actions/button';
import { Chip } from '../../ui/actions/chip';
import { Picture } from '../../ui/media/picture';
import styles from './band.module.css';

/** The shows of a band to come, one a row with its day (design: 36). */
export function ComingList({ shows }: { shows: ShowCard[] }) {
  return (
    <ul className={styles.coming}>
      {shows.map((show) => (
        <li key={show.id}>
          <ComingShow show={show} />
        </li>
      ))}
    </ul>
  );
}

function ComingShow({ show }: { show: ShowCard }) {
  const date = showDate(show);
  const when = [date && shortWeekday(date), show.stage_time_start && clockTime(show.stage_time_start)];
  return (
    <Link prefetch="intent" className={styles.show} to={paths.show(show.product_url)}>
      {date && (
        <span className={styles.day}>
          <b className="num">{dayNumber(date)}</b>
          {shortMonth(date)}
        </span>
      )}
      <Picture path={show.product_img} width={128} height={76} sizes="128px" className={styles.thumb} />
      <span className={styles.words}>
        {show.product_status !== 'sale' && <Chip>{PRODUCT_STATUS[show.product_status]}</Chip>}
        <b>{show.product_title}</b>
        <span className="small muted">
          {[when.filter(Boolean).join(' '), show.product_subtitle].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.price}>
        <Price show={show} />
        <span className={buttonClass({ kind: 'secondary', size: 'small' })}>ดูรายละเอียด</span>
      </span>
    </Link>
  );
}
