import { TICKETS_PER_ORDER } from '@wethi/contract';
import { baht, bangkokTime, clockTime, duration, spokenDuration } from '@wethi/format';
import { Ticket, Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PackageProduct } from '../../api-types';
import { paths } from '../../config/paths';
import { searchWith } from '../../overlays/overlay';
import { totalOf } from '../../overlays/payment-request';
import { chosenTier, type Tier } from '../../shows/prices/price-tiers';
import { Button, ButtonLink } from '../../ui/actions/button';
import { classNames } from '../../ui/class-names';
import { Quantity } from '../../ui/fields/quantity';
import { Card, Tear } from '../../ui/layout/card';
import { useNow } from '../../ui/time/use-now';
import { RoomFrame } from './room-frame';
import styles from './waiting-room.module.css';

interface TurnProps {
  product: PackageProduct;
  tiers: Tier[];
  /** Places of the waiting list, not of the line. */
  offered?: { places: number; onOne: () => void; taking: boolean };
  until: string;
  /** How long a turn in the line is; an offer says until when alone. */
  minutes?: number;
  now: string;
  onPass: () => void;
  passing: boolean;
}

/** It is their turn, or a place is offered: what is left of it, and the way to pay. */
export function Turn({ product, tiers, offered, until, minutes, now, onPass, passing }: TurnProps) {
  const [chosen, choose] = useState<number>();
  const [counted, setCounted] = useState(1);
  const tickets = offered?.places ?? counted;
  const pay = useRef<HTMLAnchorElement>(null);
  const former = useRef(offered?.places);
  useEffect(() => {
    // The button that took one is gone.
    if (offered && former.current !== offered.places) pay.current?.focus();
    former.current = offered?.places;
  });
  const tier = chosenTier(tiers, chosen);
  const time = clockTime(bangkokTime(until).time);
  const total = totalOf({ price: tier?.price ?? product.product_price, tickets });
  return (
    <RoomFrame product={product} title={offered ? 'มีบัตรให้คุณแล้ว' : 'ถึงคิวแล้ว'}>
      <Card className={styles.card}>
        <div className={styles.centered}>
          <Clock until={Date.parse(until)} now={Date.parse(now)} isOffer={offered !== undefined} />
          <p className="t2">
            {offered ? `ข้อเสนอนี้เป็นของคุณคนเดียว ถึง ${time}` : `ชำระเงินให้เสร็จภายใน ${minutes} นาที ใช้ได้ถึง ${time}`}
          </p>
        </div>
        <Tear />
        {tiers.length > 0 && (
          <fieldset className={styles.tiers}>
            <legend className={styles.sub}>เลือกบัตร</legend>
            {tiers.map(({ id, title, note, price, open }) => (
              <label key={id} className={styles.tier}>
                <input
                  type="radio"
                  name="tier"
                  checked={id === tier?.id}
                  disabled={!open}
                  onChange={() => choose(id)}
                />
                <b>{title}</b>
                <span className="num">{baht(price)}</span>
                {note && <small>{note}</small>}
              </label>
            ))}
          </fieldset>
        )}
        {!offered && product.product_format !== 'online' && (
          <div className={styles.tickets}>
            <span className="t2">
              จำนวน <span className="small muted">ไม่เกิน {TICKETS_PER_ORDER} ใบ</span>
            </span>
            <Quantity label="จำนวนบัตร" value={tickets} most={TICKETS_PER_ORDER} onChange={setCounted} />
          </div>
        )}
        {offered ? (
          <Offered title={tier?.title ?? product.product_title} places={offered.places} total={total} />
        ) : (
          <div className={styles.net}>
            <span>ยอดสุทธิ</span>
            <span className="num">{baht(total)}</span>
          </div>
        )}
        <ButtonLink ref={pay} kind="primary" size="large" block to={payAt(product, tier?.id, tickets)}>
          <Ticket size={22} aria-hidden />
          {offered ? 'รับบัตร และชำระเงิน' : 'ชำระเงิน'}
        </ButtonLink>
        {!offered && (
          <p className={`small muted ${styles.centered}`}>กันที่นั่งไว้ให้แล้ว สลิปที่ส่งทันเวลา แต่ธนาคารตอบช้า ไม่เสียสิทธิ์</p>
        )}
        {offered && (
          <div className={styles.pair}>
            {offered.places > 1 && (
              <Button kind="ghost" loading={offered.taking} onClick={offered.onOne}>
                เอาแค่ 1 ใบ
              </Button>
            )}
            <Button kind="ghost" loading={passing} onClick={onPass}>
              ไม่รับ ให้คนต่อไป
            </Button>
          </div>
        )}
      </Card>
      {!offered && (
        <div className={styles.below}>
          <Button kind="ghost" className={styles.pass} loading={passing} onClick={onPass}>
            ไม่ซื้อแล้ว ให้คนต่อไป
          </Button>
        </div>
      )}
    </RoomFrame>
  );
}

/** What is offered, and what it costs. */
function Offered({ title, places, total }: { title: string; places: number; total: number }) {
  return (
    <div className={`spread ${styles.offered}`}>
      <div>
        <b>{title}</b>
        <p className="small muted num">{places} ใบ</p>
      </div>
      <b className="num nowrap">{baht(total)}</b>
    </div>
  );
}

function payAt({ product_url }: PackageProduct, price: number | undefined, tickets: number): string {
  const search = searchWith('', { name: 'pay', price, tickets: tickets > 1 ? tickets : undefined });
  return paths.show(product_url) + search;
}

const LOW_SECONDS = 120;

function Clock({ until, now: serverNow, isOffer }: { until: number; now: number; isOffer: boolean }) {
  const now = useNow(serverNow, 1_000);
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  return (
    <p
      className={classNames(styles.clock, (isOffer || left < LOW_SECONDS) && styles.low)}
      role="timer"
      aria-label={`${isOffer ? 'ข้อเสนอ' : 'บัตรผ่าน'}เหลือ ${spokenDuration(left)}`}
    >
      <Timer size={26} aria-hidden />
      {duration(left)}
    </p>
  );
}
