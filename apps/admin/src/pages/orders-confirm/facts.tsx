import { baht, bankAccount, phone } from '@wethi/format';
import { Check as CheckMark, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordTime } from '../../columns/record-time';
import { StatusTag } from '../../feedback/status-tag';
import { buyerName, toPay, type WaitingOrder } from '../../waiting-orders/waiting-order';
import styles from './facts.module.css';
import { accountCheck, amountCheck, buyerCheck, referenceCheck, timeCheck, type Check } from './slip-checks';

const ICONS = { ok: <CheckMark />, wait: <TriangleAlert />, no: <X /> };

interface FactProps {
  label: string;
  check?: Check;
  /** Stands where a check would, and is none. */
  aside?: ReactNode;
  children: ReactNode;
}

function Fact({ label, check, aside, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className={styles.check}>
        {aside}
        {check && (
          <StatusTag tone={check.tone} icon={ICONS[check.tone]}>
            {check.text}
          </StatusTag>
        )}
      </dd>
    </div>
  );
}

function Second({ children }: { children: ReactNode }) {
  return <span className={`${styles.second} secondary`}>{children}</span>;
}

function MoneyFacts({ order }: { order: WaitingOrder }) {
  return (
    <>
      <Fact label="ยอดที่ต้องชำระ" check={amountCheck(toPay(order), order.slip)}>
        <b className={`${styles.net} number`}>{baht(toPay(order))}</b>
        {order.orders_paid > 0 && (
          <Second>
            ได้รับแล้ว <span className="number">{baht(order.orders_paid)}</span> จาก{' '}
            <span className="number">{baht(order.orders_net)}</span>
          </Second>
        )}
      </Fact>
      <Fact label="ยอดรวม / ส่วนลด" aside={order.coupon_code && <StatusTag tone="info">{order.coupon_code}</StatusTag>}>
        <span className="number">
          {baht(order.orders_total)} / {baht(-order.orders_discount)}
        </span>
      </Fact>
    </>
  );
}

function TransferFacts({ order: { book_bank, slip, create_at } }: { order: WaitingOrder }) {
  return (
    <>
      <Fact label="โอนเข้าบัญชี" check={accountCheck(book_bank?.book_bank_account, slip)}>
        {book_bank?.book_bank_icon} <span className="number">{bankAccount(book_bank?.book_bank_account)}</span>
        <Second>{book_bank?.book_bank_name}</Second>
      </Fact>
      <Fact label="เวลาโอนบนสลิป" check={timeCheck(create_at, slip)}>
        <span className="number">{slip?.transferred_at ? recordTime(slip.transferred_at) : '-'}</span>
      </Fact>
      <Fact label="เลขที่รายการ" check={referenceCheck(slip)}>
        <span className={`${styles.reference} number`}>{slip?.trans_ref ?? '-'}</span>
      </Fact>
    </>
  );
}

/** What the order says, each fact with a check against what the bank reported about the slip. */
export function Facts({ order }: { order: WaitingOrder }) {
  return (
    <dl>
      <MoneyFacts order={order} />
      {order.orders_payment_slip && <TransferFacts order={order} />}
      <Fact label="สินค้า">
        {order.product_title}
        <Second>{[order.product_price_title, order.band_name].filter(Boolean).join(' · ')}</Second>
      </Fact>
      <Fact label="ผู้ซื้อ" check={buyerCheck(order, order.slip)}>
        {buyerName(order)}
        <Second>
          <span className="number">{phone(order.user_tel ?? '')}</span>
        </Second>
      </Fact>
    </dl>
  );
}
