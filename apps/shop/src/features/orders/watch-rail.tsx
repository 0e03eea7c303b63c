import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { usePurchases } from '../../session/purchases';
import { LiveChip } from '../../ui/actions/chip';
import { Picture } from '../../ui/media/picture';
import { Begun } from '../../shows/begun';
import { Rail } from '../../ui/layout/rail';
import { Section } from '../../ui/layout/section';
import { useNow } from '../../ui/time/use-now';
import { paths } from '../../config/paths';
import { sortPurchases, belongsTo, type StatedPurchase } from './tickets/purchase-state';
import styles from './watch-rail.module.css';

const MINUTE_MS = 60_000;

interface WatchRailProps {
  now: number;
  title?: string;
  allName?: string;
  shape?: 'four' | 'three';
}

/** What the member may watch now, the time that ends first before the others; nothing for anybody else. */
export function WatchRail({ now: pageMadeAt, shape, ...section }: WatchRailProps) {
  const { data: purchases = [] } = usePurchases();
  const now = useNow(pageMadeAt, MINUTE_MS);
  const entries = sortPurchases(purchases, now).filter((entry) => belongsTo('now', entry));
  if (!entries.length) return null;
  return (
    <Section title="ดูต่อ" {...section} allTo={paths.purchases}>
      <Rail shape={shape}>
        {entries.map((entry) => (
          <WatchCard key={entry.purchase.product_id} entry={entry} />
        ))}
      </Rail>
    </Section>
  );
}

function WatchCard({ entry: { purchase, state } }: { entry: StatedPurchase }) {
  const { video_id, stage_id, product_format } = purchase;
  const isLive = state.name === 'live';
  const isOn = isLive || state.name === 'begun';
  const isCourse = purchase.product_type !== 'M';
  const recording = video_id ? paths.replay(video_id) : paths.purchases;
  const watch = isCourse ? paths.show(purchase.product_url) : recording;
  const on = product_format === 'onsite' ? paths.tickets : paths.liveOfStage(stage_id);
  const to = isOn ? on : watch;
  return (
    <Link prefetch="intent" className={styles.card} to={to}>
      <div className={styles.art}>
        <Picture path={purchase.product_img} width={317} height={178} sizes="(max-width: 599px) 72vw, 317px" />
        {isLive && (
          <div className={styles.badge}>
            <LiveChip />
          </div>
        )}
        {!isLive && <Begun {...purchase} />}
        <span className={styles.play}>
          <Play size={22} fill="currentColor" aria-hidden />
        </span>
      </div>
      <h3>{purchase.product_title}</h3>
      <p className="num">
        {purchase.band_name} · {state.text}
      </p>
    </Link>
  );
}
