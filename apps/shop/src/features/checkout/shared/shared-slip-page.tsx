import { useQuery } from '@tanstack/react-query';
import { awaitsPayment, lackingSatang, toBaht } from '@wethi/contract';
import { baht } from '@wethi/format';
import { Image, Send, Wallet } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Purchase } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { readPaying, type PayingNow } from '../../../overlays/paying-now';
import { useMember } from '../../../session/member';
import { usePurchases, useUnreadPurchases } from '../../../session/purchases';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failure } from '../../../ui/feedback/failure';
import { SkeletonList } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { Picture } from '../../../ui/media/picture';
import { serverTime } from '../../../ui/time/server-clock';
import { handSlip, readSharedSlip, type SlipFor } from './shared-slip';
import styles from './shared-slip-page.module.css';

/** What a slip may pay: an order that waits for money, or the show whose account was copied. */
interface Payable {
  key: string;
  title: string;
  picture: string | null;
  net: number;
  to: SlipFor;
  /** The payment dialog of a show. */
  address?: string;
  /** Its money is awaited, or its account was copied just now. */
  isExpected: boolean;
}

/**
 * A slip that came from a banking app (screens-shop.md 31, #samephone-shared): one that can pay one thing is checked at
 * once, unless that is an old order which they may have given up.
 */
export function SharedSlipPage() {
  const slip = useQuery({
    queryKey: ['sharedSlip'],
    queryFn: async () => (await readSharedSlip()) ?? null,
    staleTime: 0,
  });
  const { member } = useMember();
  const { data: purchases } = usePurchases();
  const readAgain = useUnreadPurchases();
  if (readAgain) return <Failure title="โหลดรายการที่รอชำระไม่ได้" onRetry={readAgain} />;
  if (slip.data === undefined || !purchases) return <SkeletonList rows={1} height={360} />;
  if (slip.data === null) {
    return (
      <EmptyState
        icon={Image}
        title="ยังไม่มีสลิปที่แชร์มา"
        text="สลิปที่แชร์มาเก็บไว้ 30 นาที แชร์จากแอปธนาคารอีกครั้ง หรือแนบในหน้าชำระเงิน"
      >
        <ButtonLink kind="primary" to={paths.purchases}>
          งานแสดงที่ซื้อ
        </ButtonLink>
      </EmptyState>
    );
  }
  const payables = payablesOf(purchases, readPaying(member?.id));
  if (payables.length === 0) {
    return (
      <EmptyState icon={Wallet} title="ยังไม่มีรายการที่รอชำระ" text="เลือกงานแสดงที่โอนเงินไปแล้ว กดซื้อบัตร แล้วแชร์สลิปมาอีกครั้ง">
        <ButtonLink kind="primary" to={paths.shows}>
          ดูงานแสดง
        </ButtonLink>
      </EmptyState>
    );
  }
  return <Chooser slip={slip.data} payables={payables} />;
}

function payablesOf(purchases: readonly Purchase[], paying: PayingNow | undefined): Payable[] {
  const orders = purchases.filter(takesSlip).map((order) => ({
    key: String(order.orders_id),
    title: order.product_title,
    picture: order.product_img,
    net: awaitsPayment(order) ? toBaht(lackingSatang(order)) : order.orders_net,
    to: { orders_id: order.orders_id },
    isExpected: awaitsPayment(order) || order.orders_id === paying?.orders_id,
  }));
  const isOrdered = purchases.some((order) => paying && isPaidBy(order, paying));
  if (!paying || isOrdered) return orders;
  const { product_id, product_title: title, product_img: picture, net, address } = paying;
  return [{ key: 'paying', title, picture, net, to: { product_id }, address, isExpected: true }, ...orders];
}

/** It waits for money, or was refused and may be answered by another slip. */
function takesSlip(order: Purchase): boolean {
  return awaitsPayment(order) || Date.parse(order.new_slip_until ?? '') > serverTime();
}

/** Is an order what somebody copied the account for? Of a hall more may be bought beside what is paid. */
function isPaidBy(order: Purchase, { orders_id, product_id, product_format, gift_id }: PayingNow): boolean {
  if (orders_id !== undefined) return order.orders_id === orders_id;
  const gift = order.gift?.is_given ? order.gift.id : undefined;
  if (order.product_id !== product_id || gift !== gift_id) return false;
  const takesMore = product_format !== 'online' && gift_id === undefined;
  return takesMore ? awaitsPayment(order) : order.orders_status !== 'not';
}

function Chooser({ slip, payables }: { slip: File; payables: Payable[] }) {
  const { open } = useDialogs();
  const navigate = useNavigate();
  const name = useId();
  const [chosen, setChosen] = useState(payables[0]?.key);
  const url = useMemo(() => URL.createObjectURL(slip), [slip]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const send = ({ to, address }: Payable) => {
    handSlip(slip, to);
    if ('orders_id' in to) open({ name: 'pay', order: to.orders_id, way: 'transfer' });
    // Back would lead here, where the slip is sent again.
    else if (address) void navigate(address, { replace: true });
  };
  const [only, second] = payables;
  const sendOnly = useEffectEvent(() => only?.isExpected && !second && send(only));
  useEffect(() => void sendOnly(), []);
  const wanted = payables.find(({ key }) => key === chosen);
  return (
    <Card className={styles.card}>
      <div className={styles.slip}>
        <img src={url} alt="สลิปที่แชร์มา" />
      </div>
      <div>
        <h2 id={`${name}-title`}>สลิปนี้จ่ายให้รายการไหน</h2>
        <p className="small muted">มี {payables.length} รายการที่รอชำระ</p>
        <div className={styles.choices} role="radiogroup" aria-labelledby={`${name}-title`}>
          {payables.map(({ key, title, picture, net }) => (
            <label key={key} className={styles.choice}>
              <input type="radio" name={name} checked={key === chosen} onChange={() => setChosen(key)} />
              <Picture path={picture} width={64} height={48} sizes="64px" />
              <span>
                <b>{title}</b>
                <small className="num">ยอดสุทธิ {baht(net)}</small>
              </span>
            </label>
          ))}
        </div>
        <Button kind="primary" size="large" block onClick={() => wanted && send(wanted)}>
          <Send size={20} aria-hidden />
          ส่งสลิปนี้
        </Button>
      </div>
    </Card>
  );
}
