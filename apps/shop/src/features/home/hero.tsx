import { clockTime, longDate } from '@wethi/format';
import { Calendar, Clock, Music, Radio, Ticket } from 'lucide-react';
import { ButtonLink } from '../../ui/actions/button';
import { Chip } from '../../ui/actions/chip';
import { Picture } from '../../ui/media/picture';
import { paths } from '../../config/paths';
import { Countdown } from './countdown';
import styles from './hero.module.css';
import { type ShowCard, showDate, startsAt } from '../../shows/show-card';
import { buyLabel } from '../../shows/prices/price-text';

/** A phone shows the middle of it, 430 pixels high. */
const SIZES = '(max-width: 599px) 150vw, 100vw';

/** The next show, with the one yellow button of the page. */
export function Hero({ show, now }: { show: ShowCard; now: number }) {
  const starts = hourOf(show);
  return (
    <section className={styles.hero} aria-labelledby="next-show">
      <Picture path={show.product_img} width={1440} height={720} sizes={SIZES} priority className={styles.art} />
      <div className="wrap">
        <div className={styles.text}>
          <Chip kind="brand">
            <Radio aria-hidden />
            ไลฟ์ครั้งถัดไป
          </Chip>
          <h1 id="next-show">{show.product_title}</h1>
          <Facts show={show} />
          {starts !== null && <Countdown until={starts} serverNow={now} />}
          <div className={styles.actions}>
            <MainAction show={show} />
            <ButtonLink kind="glass" size="large" to={paths.show(show.product_url)}>
              ดูรายละเอียด
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** When it starts; null while the day or the hour is not known, and nothing can be counted down to. */
function hourOf(show: ShowCard): number | null {
  return showDate(show) && show.stage_time_start ? startsAt(show) : null;
}

/** What is on air stands in the list below: until then it is bought. */
function MainAction({ show }: { show: ShowCard }) {
  if (show.product_status === 'coming') return null;
  return (
    <ButtonLink kind="primary" size="large" to={paths.show(show.product_url)}>
      <Ticket size={22} aria-hidden />
      {buyLabel('ซื้อบัตร', show)}
    </ButtonLink>
  );
}

function Facts({ show }: { show: ShowCard }) {
  const date = showDate(show);
  return (
    <div className={styles.meta}>
      <span>
        <Music size={18} aria-hidden />
        {show.band_name}
      </span>
      {date && (
        <span>
          <Calendar size={18} aria-hidden />
          {longDate(date)}
        </span>
      )}
      {show.stage_time_start && (
        <span>
          <Clock size={18} aria-hidden />
          {clockTime(show.stage_time_start)}
        </span>
      )}
    </div>
  );
}
