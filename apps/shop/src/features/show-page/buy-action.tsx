import { awaitsPayment } from '@wethi/contract';
import { shortPlainDate } from '@wethi/format';
import { useState } from 'react';
import { GraduationCap, Hourglass, ListPlus, Play, QrCode, RotateCw, Ticket } from 'lucide-react';
import type { PackageProduct, Purchase } from '../../api-types';
import { isOnSale } from '../../overlays/payment-request';
import { usePurchaseOf, useUnreadPurchases } from '../../session/purchases';
import { RemindButton } from '../../session/sale-reminder/remind-button';
import { Button, ButtonLink } from '../../ui/actions/button';
import { Failure } from '../../ui/feedback/failure';
import { serverTime } from '../../ui/time/server-clock';
import { useIsPast } from '../../ui/time/use-is-past';
import { useNow } from '../../ui/time/use-now';
import { isInHall, isOnNow } from '../../shows/on-now';
import { paths } from '../../config/paths';
import { PayOnButton } from '../../overlays/pay-on-button';
import { BUY_PARAMETER } from '../../overlays/overlay';
import styles from './buy-action.module.css';
import { buyWords } from './sold-as';
import { hasNoOpenPrice, saleOpensOn } from '../../shows/prices/price-tiers';
import { BUY_FORM } from './buy-form';
import type { PriceChoice } from './use-price-choice';

const MINUTE_MS = 60_000;
const CLOSED: Partial<Record<string, string>> = { coming: 'ยังไม่เปิดขาย', end: 'ปิดการขายแล้ว' };

/** Why nothing can be bought now; undefined when it can. */
function closedText({ product, tiers, price }: PriceChoice): string | undefined {
  const { product_status, product_sale_date, product_free } = product;
  // Nobody gave it away: its price is still to come, and until then the server sells none.
  if (isOnSale(product_status) && price === 0 && product_free === 'N') return CLOSED.coming;
  const isBetweenPrices = isOnSale(product_status) && hasNoOpenPrice(product, tiers);
  const planned = product_status === 'coming' ? product_sale_date : null;
  const opens = isBetweenPrices || product_status === 'coming' ? (planned ?? saleOpensOn(tiers)) : null;
  if (opens) return `เปิดขาย ${shortPlainDate(opens)}`;
  return isBetweenPrices ? 'ขณะนี้ปิดการขาย' : CLOSED[product_status];
}

type Size = 'medium' | 'large';

/** The one yellow button of a product: buy it, or go and watch it when it is bought already. */
export function BuyAction({ choice, size }: { choice: PriceChoice; size: Size }) {
  const purchase = usePurchaseOf(choice.product.id);
  const readAgain = useUnreadPurchases();
  if (purchase) return <OwnedAction purchase={purchase} size={size} />;
  return readAgain ? <Unread size={size} onRetry={readAgain} /> : <Buy choice={choice} size={size} />;
}

/** Nobody should pay twice: whoever may have bought it finds out first. */
function Unread({ size, onRetry }: { size: Size; onRetry: () => void }) {
  if (size === 'large') return <Failure inline title="ยังดูไม่ได้ว่าคุณซื้อแล้วหรือยัง" onRetry={onRetry} />;
  return (
    <Button size={size} block onClick={onRetry}>
      <RotateCw size={18} aria-hidden />
      โหลดไม่ได้ ลองใหม่
    </Button>
  );
}

/** For who has tickets for a hall, and wants others. */
export function BuyMore({ choice }: { choice: PriceChoice }) {
  const purchase = usePurchaseOf(choice.product.id);
  if (!purchase || !mayBuyMore(choice, purchase)) return null;
  return (
    <div className={styles.more}>
      <Buy choice={choice} size="medium" isMore />
    </div>
  );
}

/** Until it is on sale one may ask to hear when it is. */
export function RemindOfSale({ product: { id, product_status } }: Pick<PriceChoice, 'product'>) {
  const purchase = usePurchaseOf(id);
  if (purchase || product_status !== 'coming') return null;
  return (
    <div className={styles.more}>
      <RemindButton productId={id} size="large" block />
    </div>
  );
}

/** Seats in a hall may be bought again; what is not paid yet comes first. */
function mayBuyMore({ product, placesLeft }: PriceChoice, purchase: Purchase): boolean {
  if (product.product_format === 'online' || !isOnSale(product.product_status)) return false;
  return !awaitsPayment(purchase) && (placesLeft === null || placesLeft > 0);
}

function Buy({ choice, size, isMore = false }: { choice: PriceChoice; size: Size; isMore?: boolean }) {
  const closed = closedText(choice);
  const { product, placesLeft } = choice;
  const isSoldOut = placesLeft !== null && placesLeft <= 0;
  if (isOnSale(product.product_status) && (product.product_queue === 'Y' || isSoldOut))
    return <RoomLink product={product} isSoldOut={isSoldOut} size={size} />;
  if (closed) {
    return (
      <Button size={size} block disabled>
        {closed}
      </Button>
    );
  }
  return <BuyButton size={size} isMore={isMore} choice={choice} />;
}

/** Many want it: in line first; or nothing is left, and one waits for what others give back. */
function RoomLink({ product, isSoldOut, size }: { product: PackageProduct; isSoldOut: boolean; size: Size }) {
  return (
    <ButtonLink
      kind={isSoldOut ? 'secondary' : 'primary'}
      size={size}
      block
      to={paths.waitingRoom(product.product_url)}
    >
      {isSoldOut ? <ListPlus size={22} aria-hidden /> : <Ticket size={22} aria-hidden />}
      {isSoldOut ? 'ลงชื่อรอบัตรคืน' : 'เข้าห้องรอซื้อบัตร'}
    </ButtonLink>
  );
}

/** Sends the page's form: while no script hears of it, to the server, which answers with the payment dialog open. */
function BuyButton({ size, isMore, choice }: { size: Size; isMore: boolean; choice: PriceChoice }) {
  const { product, price } = choice;
  const Icon = product.product_type === 'M' ? Ticket : GraduationCap;
  return (
    <Button
      kind={isMore ? 'line' : 'primary'}
      size={size}
      block
      type="submit"
      form={BUY_FORM}
      name={BUY_PARAMETER}
      value="1"
    >
      <Icon size={22} aria-hidden />
      {isMore ? 'ซื้อบัตรเพิ่ม' : buyWords({ ...product, product_price: price })}
    </Button>
  );
}

function OwnedAction({ purchase, size }: { purchase: Purchase; size: Size }) {
  const { orders_status, order_no, product_format, video_id, stage_id } = purchase;
  const waits = orders_status === 'wait';
  const isOver = useIsPast(purchase.access_until);
  const [readAt] = useState(serverTime);
  const now = useNow(readAt, MINUTE_MS);
  const mayWatch = purchase.access_until !== null && !isOver;
  if (awaitsPayment(purchase)) return <PayOnButton kind="primary" size={size} block orders_id={purchase.orders_id} />;
  if (waits) {
    return (
      <ButtonLink kind="line" size={size} block to={paths.order(order_no)}>
        <Hourglass size={20} aria-hidden />
        รอการยืนยันการชำระเงิน
      </ButtonLink>
    );
  }
  if (mayWatch && isOnNow(purchase, now))
    return (
      <>
        <WatchLink size={size} to={paths.liveOfStage(stage_id)} text="เข้าชมสด" />
        {product_format === 'both' && (
          <div className={styles.more}>
            <TicketsLink kind="line" size={size} to={order_no ? paths.ticket(`${order_no}-1`) : paths.tickets} />
          </div>
        )}
      </>
    );
  if (mayWatch && video_id && !isInHall(purchase, now))
    return <WatchLink size={size} to={paths.replay(video_id)} text="ดูย้อนหลัง" />;
  if (product_format !== 'online' && order_no)
    return <TicketsLink kind="primary" size={size} to={paths.ticket(`${order_no}-1`)} />;
  return (
    <ButtonLink kind="primary" size={size} block to={paths.purchases}>
      <Ticket size={20} aria-hidden />
      งานแสดงที่ซื้อ
    </ButtonLink>
  );
}

function TicketsLink({ kind, size, to }: { kind: 'primary' | 'line'; size: Size; to: string }) {
  return (
    <ButtonLink kind={kind} size={size} block to={to}>
      <QrCode size={20} aria-hidden />
      บัตรเข้างาน
    </ButtonLink>
  );
}

function WatchLink({ size, to, text }: { size: Size; to: string; text: string }) {
  return (
    <ButtonLink kind="primary" size={size} block to={to}>
      <Play size={20} fill="currentColor" aria-hidden />
      {text}
    </ButtonLink>
  );
}
