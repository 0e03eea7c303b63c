import { MONEY_DIFFERENCE, ORDERS_STATUS, type MoneyDifferenceKind } from '@wethi/contract';
import { baht, phone } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Banknote, CreditCard, Link2, Plus, ReceiptText, Send, Ticket, Undo2, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { recordTime } from '../../columns/record-time';
import { Card } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import { MatchDialog } from './match-dialog';
import styles from './money.module.css';
import { OrderDialog } from './order-dialog';
import { SettleDialog } from './settle-dialog';
import { signedBaht } from './signed-baht';
import { useMoneyChanged, type MoneyToSettle } from './use-money-day';

const ICONS: Record<MoneyDifferenceKind, LucideIcon> = {
  no_money: ReceiptText,
  reversed: Undo2,
  too_much: Banknote,
  no_order: Ticket,
  charged: CreditCard,
};

const lacksMoney = ({ kind }: MoneyToSettle) => kind === 'no_money' || kind === 'reversed';

/** What is known about it, in a line. */
function factsOf(row: MoneyToSettle): string {
  const { order_no, orders_status, product_title, by_name, slip_reason } = row;
  const { sender_name, transferred_at, reference, user_tel } = row;
  const refunded = orders_status === 'refund' && ORDERS_STATUS.refund;
  const asked = row.slip_asked_at && `ขอสลิปใหม่แล้ว ${recordTime(row.slip_asked_at)}`;
  const facts: Record<MoneyDifferenceKind, (string | null | false | undefined)[]> = {
    no_money: [order_no, product_title, by_name && `อนุมัติโดย ${by_name}`, slip_reason, refunded, asked],
    reversed: [order_no, product_title, row.reversed_at && `คืนเมื่อ ${recordTime(row.reversed_at)}`, asked],
    too_much: [order_no, row.orders_net !== null && `ต้องชำระ ${baht(row.orders_net)}`, sender_name, reference],
    no_order: [
      transferred_at && `โอนเมื่อ ${recordTime(transferred_at)}`,
      sender_name && `จาก ${sender_name}`,
      reference,
      order_no,
    ],
    charged: [reference && `เลขชำระ ${reference}`, order_no, user_tel && phone(user_tel)],
  };
  return facts[row.kind].filter(Boolean).join(' · ');
}

/** What orders and money do not agree about, each with what to do first. */
export function Differences({ rows }: { rows: readonly MoneyToSettle[] }) {
  const matching = usePanel('match');
  const settling = usePanel('settle');
  const ordering = usePanel('order');
  const chosen = (value: string) => rows.find(({ id }) => String(id) === value);
  return (
    <Card
      title={`ต้องจัดการ ${rows.length} รายการ`}
      extra={<small className="secondary">ตรวจทุกคืน 02:00 น. และทุกครั้งที่เปิดหน้านี้</small>}
    >
      <ul>
        {rows.map((row) => (
          <Difference
            key={`${row.id} ${row.money_back_id}`}
            row={row}
            match={() => matching.show(row.id ?? '')}
            settle={() => settling.show(row.id ?? '')}
            order={() => ordering.show(row.id ?? '')}
          />
        ))}
      </ul>
      <MatchDialog panel={matching} row={chosen(matching.value)} />
      <SettleDialog panel={settling} row={chosen(settling.value)} />
      <OrderDialog panel={ordering} row={chosen(ordering.value)} />
    </Card>
  );
}

interface Ways {
  row: MoneyToSettle;
  match: () => void;
  settle: () => void;
  order: () => void;
}

function Difference({ row, ...ways }: Ways) {
  const Icon = ICONS[row.kind];
  const isUrgent = row.kind === 'no_order' || lacksMoney(row);
  return (
    <li className={styles.difference}>
      <span className={isUrgent ? `${styles.icon} ${styles.urgent}` : styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.facts}>
        <b>{MONEY_DIFFERENCE[row.kind]}</b>
        <p className="secondary">{factsOf(row)}</p>
      </div>
      <b className="number">{signedBaht(row.amount)}</b>
      <span className={styles.actions}>
        <Actions row={row} {...ways} />
      </span>
    </li>
  );
}

function Actions({ row, match, settle, order }: Ways) {
  const changed = useMoneyChanged();
  const { save: giveBack, saving } = useSave((id: number) => call('POST', 'moneyReturn', { body: { id } }), {
    done: changed,
    words: { success: 'ใส่ในรายการเงินที่ต้องคืนแล้ว', failure: 'บันทึกไม่สำเร็จ' },
  });
  const { save: ask, saving: asking } = useSave((id: number) => call('POST', 'moneyAskSlip', { body: { id } }), {
    done: changed,
    words: { success: 'ส่ง SMS ขอสลิปใหม่แล้ว', failure: 'ขอสลิปใหม่ไม่สำเร็จ' },
  });
  const { id, money_back_id, orders_id, orders_status, slip_id, kind } = row;
  if (money_back_id !== null)
    return (
      <Link to={`/moneyBack?giveBack=${money_back_id}`}>
        <Button type="primary" tabIndex={-1} icon={<Undo2 size={16} aria-hidden />}>
          คืนเงิน
        </Button>
      </Link>
    );
  const settling = <Button onClick={settle}>ตรวจแล้ว</Button>;
  const returning = (
    <Button loading={saving} icon={<Undo2 size={16} aria-hidden />} onClick={() => giveBack(id ?? 0)}>
      {kind === 'charged' ? 'คืนเข้าบัตร' : 'คืนเงิน'}
    </Button>
  );
  const ordering = (
    <Button type={kind === 'charged' ? 'primary' : 'default'} icon={<Plus size={16} aria-hidden />} onClick={order}>
      สร้างคำสั่งซื้อให้
    </Button>
  );
  if (kind === 'no_order')
    return (
      <>
        <Button type="primary" icon={<Link2 size={16} aria-hidden />} onClick={match}>
          จับคู่
        </Button>
        {slip_id !== null && ordering}
        {slip_id !== null && returning}
      </>
    );
  return (
    <>
      {kind === 'charged' && ordering}
      {orders_id !== null && (
        <Link to={`/orders?show=${orders_id}`}>
          <Button type={kind === 'charged' ? 'default' : 'primary'} tabIndex={-1}>
            เปิดคำสั่งซื้อ
          </Button>
        </Link>
      )}
      {lacksMoney(row) && orders_status === 'approve' && (
        <Button loading={asking} icon={<Send size={16} aria-hidden />} onClick={() => ask(id ?? 0)}>
          {row.slip_asked_at ? 'ขอสลิปอีกครั้ง' : 'ให้ลูกค้าส่งสลิปใหม่'}
        </Button>
      )}
      {kind === 'charged' ? returning : settling}
    </>
  );
}
