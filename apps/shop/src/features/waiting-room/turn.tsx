import { TICKETS_PER_ORDER } from '@wethi/contract';
import { baht, bangkokTime, clockTime, fullDuration, spokenDuration } from '@wethi/format';
import { Ticket, Timer } from 'lucide-react';
import { useState } from 'react';
import type { PackageProduct } from '../../api-types';
import { paths } from '../../config/paths';
import { searchWith } from '../../overlays/overlay';
import { totalOf } from '../../overlays/payment-request';
import { Button, ButtonLink } from '../../ui/actions/button';
import { classNames } from '../../ui/class-names';
import { Quantity } from '../../ui/fields/quantity';
import { Card, Tear } from '../../ui/layout/card';
import { useNow } from '../../ui/time/use-now';
import { RoomFrame } from './room-frame';
import styles from './waiting-room.module.css';

export interface OfferedTier {
  id: number;
  title: string;
  note: string;
  price: number;
  open: boolean;
}

interface TurnProps {
  product: PackageProduct;
  tiers: readonly OfferedTier[];
  /** A place of the waiting list, not of the line. */
  isOffer?: boolean;
  until: string;
  /** How long a turn in the line is; an offer says until when alone. */
  minutes?: number;
  now: string;
  onPass: () => void;
  passing: boolean;
}

/** It is their turn, or a place is offered: what is left of it, and the way to pay. */
export function Turn({ product, tiers, isOffer, until, minutes, now, onPass, passing }: TurnProps) {
  const [chosen, choose] = useState<number>();
  const [tickets, setTickets] = useState(1);
  const tier = tiers.find(({ id, open }) => id === chosen && open) ?? tiers.find(({ open }) => open);
  const time = clockTime(bangkokTime(until).time);
  return (
    <RoomFrame product={product} title={isOffer ? 'มีบัตรให้คุณแล้ว' : 'ถึงคิวแล้ว'}>
      <Card className={styles.card}>
        <div className={styles.centered}>
          <Clock until={Date.parse(until)} now={Date.parse(now)} word={isOffer ? 'ข้อเสนอ' : 'บัตรผ่าน'} />
          <p className="t2">
            {isOffer ? `ข้อเสนอนี้เป็นของคุณคนเดียว ถึง ${time}` : `ชำระเงินให้เสร็จภายใน ${minutes} นาที ใช้ได้ถึง ${time}`}
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
        {product.product_format !== 'online' && (
          <div className={styles.tickets}>
            <span className="t2">
              จำนวน <span className="small muted">ไม่เกิน {TICKETS_PER_ORDER} ใบ</span>
            </span>
            <Quantity label="จำนวนบัตร" value={tickets} most={TICKETS_PER_ORDER} onChange={setTickets} />
          </div>
        )}
        <div className={styles.net}>
          <span>ยอดสุทธิ</span>
          <span className="num">{baht(totalOf({ price: tier?.price ?? product.product_price, tickets }))}</span>
        </div>
        <ButtonLink kind="primary" size="large" block to={payAt(product, tier?.id, tickets)}>
          <Ticket size={22} aria-hidden />
          {isOffer ? 'รับบัตร และชำระเงิน' : 'ชำระเงิน'}
        </ButtonLink>
        {!isOffer && (
          <p className={`small muted ${styles.centered}`}>กันที่นั่งไว้ให้แล้ว สลิปที่ส่งทันเวลา แต่ธนาคารตอบช้า ไม่เสียสิทธิ์</p>
        )}
      </Card>
      <div className={styles.below}>
        <Button kind="ghost" className={styles.pass} loading={passing} onClick={onPass}>
          {isOffer ? 'ไม่รับ ให้คนต่อไป' : 'ไม่ซื้อแล้ว ให้คนต่อไป'}
        </Button>
      </div>
    </RoomFrame>
  );
}

function payAt({ product_url }: PackageProduct, price: number | undefined, tickets: number): string {
  const search = searchWith('', { name: 'pay', price, tickets: tickets > 1 ? tickets : undefined });
  return paths.show(product_url) + search;
}

const LOW_SECONDS = 120;

function Clock({ until, now: serverNow, word }: { until: number; now: number; word: string }) {
  const now = useNow(serverNow, 1_000);
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  return (
    <p
      className={classNames(styles.clock, left < LOW_SECONDS && styles.low)}
      role="timer"
      aria-label={`${word}เหลือ ${spokenDuration(left)}`}
    >
      <Timer size={26} aria-hidden />
      {fullDuration(left)}
    </p>
  );
}
