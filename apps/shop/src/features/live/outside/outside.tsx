import { toBaht, toSatang, vatIncluded } from '@wethi/contract';
import { addDays, baht, bangkokTime, clockTime, count, shortDate, shortDuration } from '@wethi/format';
import { Check, ChevronRight, Eye, Hourglass, Play, Smartphone, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { BUY_PARAMETER } from '../../../overlays/overlay';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { useRootData } from '../../../session/root-data';
import { useWatchingNow } from '../../../session/watching-now';
import { FormerPrice } from '../../../shows/price';
import { buyLabel, priceText } from '../../../shows/prices/price-text';
import { ButtonLink } from '../../../ui/actions/button';
import { Chip, LiveChip } from '../../../ui/actions/chip';
import { Picture } from '../../../ui/media/picture';
import { useNow } from '../../../ui/time/use-now';
import { Tear } from '../../../ui/layout/card';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import type { Offer } from './offer.server';
import styles from './outside.module.css';

const MINUTE_MS = 60_000;

interface OutsideProps {
  data: LiveData;
  live: LiveShow;
  offer: Offer;
}

/** In the place of a show that has begun, for a guest: what it costs to come in, and the way for who has a ticket already. */
export function Outside({ data, live, offer }: OutsideProps) {
  const { show, stage, poster } = data;
  const watching = useWatchingNow(stage.id);
  return (
    <section className={styles.outside} aria-labelledby="outside">
      <Picture path={poster} width={1440} height={900} sizes="100vw" priority />
      <div className={styles.parts}>
        <div>
          <p className={styles.stand}>
            {live.phase === 'on-air' && <LiveChip />}
            {watching > 0 && (
              <Chip kind="glass">
                <Eye aria-hidden />
                <span className="num" aria-label={`ผู้ชมขณะนี้ ${count(watching)} คน`}>
                  {count(watching)}
                </span>
              </Chip>
            )}
          </p>
          <h1 id="outside">{show.live_streaming_name}</h1>
          <Begun data={data} live={live} />
          <Promises offer={offer} serverNow={live.serverNow} />
          {offer.teaser && (
            <ButtonLink kind="glass" to={paths.replay(offer.teaser.id)} state={PLAY_AT_ONCE}>
              <Play size={18} aria-hidden />
              ดูตัวอย่าง {shortDuration(offer.teaser.seconds)}
            </ButtonLink>
          )}
        </div>
        <Tickets offer={offer} />
      </div>
    </section>
  );
}

function Begun({ data: { bandName, stage }, live: { state, serverNow } }: Omit<OutsideProps, 'offer'>) {
  const now = useNow(serverNow, MINUTE_MS);
  const start = stage.stage_time_start && `เริ่ม ${clockTime(stage.stage_time_start)}`;
  const began = state.live_streaming_start_at;
  const minutes = began ? Math.floor((now - Date.parse(began)) / MINUTE_MS) : 0;
  const played = minutes > 0 && `เล่นมาแล้ว ${count(minutes)} นาที`;
  return <p className="t2 num">{[bandName, [start, played].filter(Boolean).join(' ')].filter(Boolean).join(' · ')}</p>;
}

function Promises({ offer, serverNow }: { offer: Offer; serverNow: number }) {
  const { accessWindowDays } = useRootData();
  const today = bangkokTime(serverNow).date;
  const last = offer.lastDay && offer.lastDay > today ? offer.lastDay : today;
  const promises = [
    'ซื้อแล้วเข้าดูได้ทันที ไม่ต้องรอ',
    'มาทีหลังก็ย้อนดูตั้งแต่เพลงแรกได้',
    `ดูย้อนหลังได้ถึง ${shortDate(addDays(last, accessWindowDays))}`,
  ];
  return (
    <ul className={styles.promises}>
      {promises.map((promise) => (
        <li key={promise}>
          <Check size={20} aria-hidden />
          {promise}
        </li>
      ))}
    </ul>
  );
}

function Tickets({ offer: { productUrl, price, formerPrice, tier, isCrowded } }: { offer: Offer }) {
  const { open } = useDialogs();
  const vat = vatIncluded(toSatang(price));
  // Without a price it is not offered.
  const asSold = { product_price: price, product_free: 'Y' } as const;
  const show = paths.show(productUrl);
  return (
    <aside className={styles.card} aria-label="ซื้อบัตร">
      <p className="small muted">{tier ? `ราคาบัตร ${tier}` : 'ราคาบัตร'}</p>
      <p className={styles.price}>
        <b className="num">{priceText(asSold)}</b>
        <FormerPrice of={{ product_price: price, product_price_unchanged: formerPrice }} />
      </p>
      {price > 0 && (
        <dl className={styles.tax}>
          <div>
            <dt>ราคาก่อนภาษี</dt>
            <dd className="num">{baht(toBaht(toSatang(price) - vat))}</dd>
          </div>
          <div>
            <dt>ภาษีมูลค่าเพิ่ม 7%</dt>
            <dd className="num">{baht(toBaht(vat))}</dd>
          </div>
        </dl>
      )}
      <ButtonLink kind="primary" size="large" block to={isCrowded ? show : `${show}?${BUY_PARAMETER}=1`}>
        <Ticket size={22} aria-hidden />
        {isCrowded ? 'ดูบัตรของงานนี้' : buyLabel('ซื้อบัตร', asSold)}
      </ButtonLink>
      <Tear />
      <p className={styles.owned}>ซื้อแล้วแต่เจอหน้านี้</p>
      <div className={styles.ways}>
        <Link to={paths.purchases}>
          <Hourglass size={20} aria-hidden />
          <span>ดูว่าคำสั่งซื้อถึงไหนแล้ว</span>
          <ChevronRight size={18} aria-hidden />
        </Link>
        <button type="button" onClick={() => open({ name: 'login' })}>
          <Smartphone size={20} aria-hidden />
          <span>เข้าระบบด้วยเบอร์ที่ใช้ซื้อ</span>
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
    </aside>
  );
}
