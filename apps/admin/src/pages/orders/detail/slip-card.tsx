import { baht, bankAccount } from '@wethi/format';
import { Alert } from 'antd';
import { recordTime } from '../../../columns/record-time';
import { StatusTag } from '../../../feedback/status-tag';
import { Card } from '../../../layout/page';
import { toPay, type WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import {
  accountCheck,
  amountCheck,
  buyerCheck,
  referenceCheck,
  timeCheck,
  type Check,
} from '../../orders-confirm/slip-checks';
import { slipReason } from '../../orders-confirm/slip-reason';
import styles from './order-drawer.module.css';

interface Fact {
  name: string;
  /** What its QR says; the rest of the picture is read by eye. */
  slip?: string | null;
  bank?: string | null;
  wanted?: string;
  check?: Check;
}

function factsOf(order: Order): Fact[] {
  const { slip, book_bank, create_at } = order;
  const due = order.orders_status === 'wait' ? toPay(order) : order.orders_net;
  return [
    {
      name: 'ยอดเงิน',
      bank: slip?.amount === undefined || slip.amount === null ? null : baht(slip.amount),
      wanted: baht(due),
      check: amountCheck(due, slip),
    },
    {
      name: 'บัญชีผู้รับ',
      bank: slip?.receiver_account,
      wanted: book_bank ? `${book_bank.book_bank_icon} ${bankAccount(book_bank.book_bank_account)}` : undefined,
      check: accountCheck(book_bank?.book_bank_account, slip),
    },
    {
      name: 'เวลาโอน',
      bank: slip?.transferred_at && recordTime(slip.transferred_at),
      wanted: 'ไม่ก่อนสั่งเกิน 24 ชม.',
      check: timeCheck(create_at, slip),
    },
    {
      name: 'เลขอ้างอิง',
      slip: slip?.trans_ref,
      bank: slip?.amount === undefined || slip.amount === null ? null : slip.trans_ref,
      wanted: 'ไม่เคยใช้',
      check: referenceCheck(slip),
    },
    {
      name: 'ผู้โอน',
      slip: slip?.sending_bank,
      bank: slip?.sender_name,
      check: buyerCheck(order, slip),
    },
  ];
}

/** What stands on the slip beside what the bank says and what it must be. */
export function SlipCard({ order }: { order: Order }) {
  const approved = order.orders_status === 'approve' && order.approve_by === null;
  return (
    <Card title="สลิปกับข้อมูลจากธนาคาร">
      <div className={styles.body}>
        {approved ? (
          <Alert type="success" showIcon message="ระบบตรวจแล้วตรงทุกข้อ อนุมัติเอง" />
        ) : (
          order.orders_status === 'wait' && <Alert type="warning" showIcon message={slipReason(order.slip)} />
        )}
        <table className={styles.table} aria-label="เทียบสลิปกับข้อมูลจากธนาคาร">
          <thead>
            <tr>
              {['รายการ', 'บนสลิป', 'ธนาคารแจ้ง', 'ต้องเป็น', 'ผล'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {factsOf(order).map(({ name, slip, bank, wanted, check }) => (
              <tr key={name}>
                <td className="secondary">{name}</td>
                <td className="number" data-label="บนสลิป">
                  {slip ?? 'ดูในภาพ'}
                </td>
                <td className="number" data-label="ธนาคารแจ้ง">
                  <b>{bank ?? '-'}</b>
                </td>
                <td className="number" data-label="ต้องเป็น">
                  {wanted ?? '-'}
                </td>
                <td>
                  {check ? (
                    <StatusTag tone={check.tone}>{check.text}</StatusTag>
                  ) : (
                    <StatusTag tone="info">ดูประกอบ</StatusTag>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
