import { PRODUCT_STATUS } from '@wethi/contract';
import { shortDate } from '@wethi/format';
import { priceText } from '../../shows/prices/price-text';
import { Picture } from '../../ui/media/picture';
import styles from './search-box.module.css';
import type { FoundShow } from './use-show-search';

/** When a show is, or that it runs now or can be replayed. */
function moment({ product_status, product_live, stage_date }: FoundShow): string {
  if (product_live === 'Y') return PRODUCT_STATUS.live;
  if (product_status === 'replay' || !stage_date) return PRODUCT_STATUS[product_status];
  return shortDate(stage_date);
}

export function FoundShowOption({ show, q }: { show: FoundShow; q: string }) {
  return (
    <>
      <span className={styles.thumb}>
        <Picture path={show.product_img} width={76} height={52} sizes="76px" className={styles.thumb} />
      </span>
      <span>
        <b>
          <Marked text={show.product_title} part={q} />
        </b>
        <span className="small muted">
          {show.band_name} · {moment(show)}
        </span>
      </span>
      <span className={`num ${styles.amount}`}>{priceText(show)}</span>
    </>
  );
}

/** The text with the part that was searched for set off, where it stands in it as typed. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
