import { useOne } from '@refinedev/core';
import { ORDERS_BOOK_SEND, ORDERS_PAYMENT, ORDERS_STATUS, RECEIPT_TYPE } from '@wethi/contract';
import { baht } from '@wethi/format';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { recordDay } from '../../../columns/record-time';
import type { RowOf } from '../../../providers/resource';
import { buyerName } from '../../../waiting-orders/waiting-order';
import styles from './orders-list.module.css';
import type { FilterName, Filters, OrdersView } from './view';

const day = (instant: string | undefined) => (instant ? recordDay(instant) : '');

interface Names {
  band: string | undefined;
  coupon: string | undefined;
  buyer: string | undefined;
}

/** What each filter says, and the parameters that go with it. */
function chipsOf(filters: Filters, { band, coupon, buyer }: Names): { names: FilterName[]; text: string }[] {
  const { q, orders_status, orders_payment, orders_book_send, receipt_type } = filters;
  const range = (from: string, to: string) => [from && `ตั้งแต่ ${from}`, to && `ถึง ${to}`].filter(Boolean).join(' ');
  const chips: [FilterName[], string | false | undefined][] = [
    [['q'], q && `“${q}”`],
    [
      ['create_at_gte', 'create_at_lte'],
      (filters.create_at_gte ?? filters.create_at_lte) &&
        `วันที่ ${range(day(filters.create_at_gte), day(filters.create_at_lte)).replace(/^ตั้งแต่ /, '')}`,
    ],
    [['band_id'], filters.band_id && `วง ${band ?? ''}`],
    [['coupon_id'], filters.coupon_id && `คูปอง ${coupon ?? ''}`],
    [['user_id'], filters.user_id && `ผู้ซื้อ ${buyer ?? ''}`],
    [['orders_status'], orders_status && (ORDERS_STATUS as Record<string, string>)[orders_status]],
    [['orders_turn'], filters.orders_turn && (filters.orders_turn === 'us' ? 'รอเราตรวจ' : 'รอผู้ซื้อจ่าย')],
    [['slip_status'], filters.slip_status && 'สลิปตรวจเองไม่ได้'],
    [['orders_payment'], orders_payment && (ORDERS_PAYMENT as Record<string, string>)[orders_payment]],
    [
      ['orders_book_send'],
      orders_book_send && `สมุด${(ORDERS_BOOK_SEND as Record<string, string>)[orders_book_send] ?? ''}`,
    ],
    [['has_book'], filters.has_book && 'มีสมุด'],
    [['receipt'], filters.receipt && 'ขอใบเสร็จ'],
    [['receipt_type'], receipt_type && `ใบเสร็จ${(RECEIPT_TYPE as Record<string, string>)[receipt_type] ?? ''}`],
    [
      ['orders_net_gte', 'orders_net_lte'],
      (filters.orders_net_gte ?? filters.orders_net_lte) &&
        `ยอด${range(money(filters.orders_net_gte), money(filters.orders_net_lte))}`,
    ],
  ];
  return chips.flatMap(([names, text]) => (text ? [{ names, text }] : []));
}

const money = (amount: string | undefined) => (amount ? baht(amount) : '');

/** The filters in use, each to be taken out, and all of them. */
export function FilterChips({ view: { filters, filter, replace } }: { view: OrdersView }) {
  const id = Number(filters.band_id);
  const { result: band } = useOne<{ id: number; band_name: string }>({
    resource: 'band',
    id,
    queryOptions: { enabled: id > 0 },
  });
  const couponId = Number(filters.coupon_id);
  const { result: coupon } = useOne<{ id: number; coupon_code: string }>({
    resource: 'coupon',
    id: couponId,
    queryOptions: { enabled: couponId > 0 },
  });
  const userId = Number(filters.user_id);
  const { result: user } = useOne<RowOf<'user'>>({
    resource: 'user',
    id: userId,
    queryOptions: { enabled: userId > 0 },
    // Who may not read people still sees their orders.
    errorNotification: false,
  });
  const buyer = user && buyerName(user);
  const chips = chipsOf(filters, { band: band?.band_name, coupon: coupon?.coupon_code, buyer });
  if (chips.length === 0) return null;
  const without = (names: FilterName[]) => filter(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <>
      {chips.map(({ names, text }) => (
        <span key={names[0]} className={styles.chip}>
          {text}
          <button type="button" aria-label={`เอาตัวกรอง ${text} ออก`} onClick={() => without(names)}>
            <X size={16} aria-hidden />
          </button>
        </span>
      ))}
      <Button type="link" onClick={() => replace({})}>
        ล้างตัวกรอง
      </Button>
    </>
  );
}
