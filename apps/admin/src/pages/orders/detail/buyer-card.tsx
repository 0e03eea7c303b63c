import { awaitsPayment, toBaht, toSatang } from '@wethi/contract';
import { baht, phone, titleTimes } from '@wethi/format';
import { Button } from 'antd';
import { History } from 'lucide-react';
import { Fragment } from 'react';
import { useNavigate } from 'react-router';
import { recordTime } from '../../../columns/record-time';
import { Card } from '../../../layout/page';
import { Picture } from '../../../media/picture';
import { buyerName, type OrderLine, type WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import styles from './order-drawer.module.css';

/** Who bought what for how much, and the way to all that they bought. */
export function BuyerCard({ order }: { order: Order }) {
  const navigate = useNavigate();
  const { orders_note } = order;
  const tel = phone(order.user_tel ?? '');
  return (
    <Card title="ผู้ซื้อและรายการ">
      <div className={styles.body}>
        <div className={styles.buyer}>
          <span>
            <b>{buyerName(order)}</b>
            {tel !== buyerName(order) && <span className={`${styles.second} number`}>{tel}</span>}
          </span>
          <Button
            icon={<History size={18} aria-hidden />}
            onClick={() => void navigate({ pathname: '/orders', search: `user_id=${order.user_id}` })}
          >
            ดูประวัติ
          </Button>
        </div>
        <ul>
          {order.ordersDetail.map((line) => (
            <Line key={`${line.product_id}.${line.product_price_id}`} line={line} />
          ))}
        </ul>
        <Sums order={order} />
        {orders_note && (
          <p>
            <span className="secondary">หมายเหตุถึงผู้ซื้อ</span> {orders_note}
          </p>
        )}
      </div>
    </Card>
  );
}

function Line({ line }: { line: OrderLine }) {
  const more = [line.product_price_title, line.band_name].filter(Boolean).join(' · ');
  return (
    <li className={styles.line}>
      <Picture path={line.product_img} size={48} />
      <div>
        {titleTimes(line.product_title, line.tickets)}
        <span className={styles.second}>{more}</span>
      </div>
      <b className="number">{baht(line.orders_detail_net)}</b>
    </li>
  );
}

function refundedSums({ orders_net, orders_refunded }: Order) {
  const kept = toBaht(toSatang(orders_net) - toSatang(orders_refunded));
  return [
    { label: 'คืนเงินแล้ว', value: baht(-orders_refunded) },
    { label: 'เงินที่รับจริง', value: baht(kept), bold: true },
  ];
}

function Sums({ order }: { order: Order }) {
  const hasPart = order.orders_paid > 0 && order.orders_paid !== order.orders_net;
  const sums: { label: string; value: string; bold?: boolean }[] = [
    { label: 'ยอดรวม', value: baht(order.orders_total) },
    { label: `ส่วนลด ${order.coupon_code ?? 'ไม่ได้ใช้คูปอง'}`, value: baht(-order.orders_discount) },
    { label: 'ยอดสุทธิ', value: baht(order.orders_net), bold: true },
    { label: 'ภาษี 7% ในยอด', value: baht(order.orders_vat) },
    ...(hasPart ? [{ label: 'ได้รับแล้ว', value: baht(order.orders_paid) }] : []),
    ...(order.orders_refunded > 0 ? refundedSums(order) : []),
    ...(awaitsPayment(order) ? [{ label: 'ผู้ซื้อจ่ายได้ถึง', value: recordTime(order.orders_pay_until) }] : []),
  ];
  return (
    <dl className={`${styles.sums} number`}>
      {sums.map(({ label, value, bold }) => (
        <Fragment key={label}>
          <dt className={bold ? styles.bold : undefined}>{label}</dt>
          <dd className={bold ? styles.bold : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
