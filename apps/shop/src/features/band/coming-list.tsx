import { clockTime, dayNumber, shortMonth, shortPlainDate, weekday } from '@wethi/format';
import { PRODUCT_STATUS } from '@wethi/contract';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { buyOrTake } from '../../shows/prices/price-text';
import { RemindButton } from '../../session/sale-reminder/remind-button';
import { Price } from '../../shows/price';
import { showDate } from '../../shows/show-card';
import { buttonClass } from '../../ui/actions/button';
import { Chip } from '../../ui/actions/chip';
import { Picture } from '../../ui/media/picture';
import type { ComingCard } from './coming-card';
import styles from './coming.module.css';

interface ComingListProps {
  shows: ComingCard[];
  /** Whether the page has no yellow button of its own. */
  leads?: boolean;
}

/** The shows of a band to come, one a row with its day (design: 36). */
export function ComingList({ shows, leads }: ComingListProps) {
  const next = leads && shows.find(({ product_status }) => product_status === 'sale');
  return (
    <ul className={styles.coming}>
      {shows.map((show) => (
        <li key={show.id}>
          <ComingShow show={show} leads={show === next} />
        </li>
      ))}
    </ul>
  );
}

function ComingShow({ show, leads }: { show: ComingCard; leads: boolean }) {
  const date = showDate(show);
  const when = [date && weekday(date), show.stage_time_start && clockTime(show.stage_time_start)];
  const facts = [when.filter(Boolean).join(' '), show.stage_title, show.product_format !== 'onsite' && 'ดูสดออนไลน์'];
  return (
    <article className={styles.show}>
      {date && (
        <span className={styles.day}>
          <b className="num">{dayNumber(date)}</b>
          {shortMonth(date)}
        </span>
      )}
      <Picture path={show.product_img} width={128} height={80} sizes="128px" className={styles.thumb} />
      <span className={styles.words}>
        {show.product_status !== 'sale' && <Chip>{standingOf(show)}</Chip>}
        <Link prefetch="intent" className={styles.title} to={paths.show(show.product_url)}>
          {show.product_title}
        </Link>
        <span className="small muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.price}>
        <span>
          <Price show={show} />
        </span>
        {show.product_status === 'coming' ? (
          <span className={styles.remind}>
            <RemindButton productId={show.id} size="small" />
          </span>
        ) : (
          <span className={buttonClass({ kind: leads ? 'primary' : 'secondary', size: 'small' })}>
            {leads ? buyOrTake('ซื้อบัตร', show) : 'ดูรายละเอียด'}
          </span>
        )}
      </span>
    </article>
  );
}

function standingOf({ product_status, product_sale_date: opens }: ComingCard): string {
  return product_status === 'coming' && opens ? `เปิดขาย ${shortPlainDate(opens)}` : PRODUCT_STATUS[product_status];
}
