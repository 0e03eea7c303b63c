import { MONEY_DIFFERENCE, type MoneyDifferenceKind } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Banknote, CreditCard, Link2, Plus, ReceiptText, Send, Ticket, Undo2, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../layout/page';
import { accountName } from './accounts-table';
import { usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import { factsOf, lacksMoney } from './difference-facts';
import { MatchDialog } from './match-dialog';
import styles from './money.module.css';
import { OrderDialog } from './order-dialog';
import { SettleDialog } from './settle-dialog';
import { signedBaht } from './signed-baht';
import { useMoneyChanged, type MoneyDay, type MoneyToSettle } from './use-money-day';

const ICONS: Record<MoneyDifferenceKind, LucideIcon> = {
  no_money: ReceiptText,
  reversed: Undo2,
  returned_twice: Undo2,
  too_much: Banknote,
  no_order: Ticket,
  charged: CreditCard,
};

/** What orders and money do not agree about, each with what to do first. */
export function Differences({ rows, accounts }: { rows: readonly MoneyToSettle[]; accounts: MoneyDay['accounts'] }) {
  const matching = usePanel('match');
  const settling = usePanel('settle');
  const ordering = usePanel('order');
  const chosen = (value: string) => rows.find(({ id }) => String(id) === value);
  const names = new Map(accounts.map((account) => [account.key, accountName(account)]));
  const matched = chosen(matching.value);
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
            to={names.get(row.key)}
            match={() => matching.show(row.id ?? '')}
            settle={() => settling.show(row.id ?? '')}
            order={() => ordering.show(row.id ?? '')}
          />
        ))}
      </ul>
      {/* Each opening begins afresh: what was chosen or typed for one difference goes to no other. */}
      <MatchDialog
        key={`match ${matching.opened}`}
        panel={matching}
        row={matched}
        to={matched && names.get(matched.key)}
      />
      <SettleDialog key={`settle ${settling.opened}`} panel={settling} row={chosen(settling.value)} />
      <OrderDialog key={`order ${ordering.opened}`} panel={ordering} row={chosen(ordering.value)} />
    </Card>
  );
}

interface Ways {
  row: MoneyToSettle;
  match: () => void;
  settle: () => void;
  order: () => void;
}

function Difference({ row, to, ...ways }: Ways & { to: string | undefined }) {
  const Icon = ICONS[row.kind];
  const isUrgent = row.kind === 'no_order' || row.amount < 0;
  return (
    <li className={styles.difference}>
      <span className={isUrgent ? `${styles.icon} ${styles.urgent}` : styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.facts}>
        <b>{MONEY_DIFFERENCE[row.kind]}</b>
        <p className="secondary">{factsOf(row, to)}</p>
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
          {kind === 'too_much' ? 'คืนส่วนเกิน' : 'คืนเงิน'}
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
          {row.likely_order_no ? `จับคู่กับ ${row.likely_order_no}` : 'จับคู่'}
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
