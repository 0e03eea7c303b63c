import type { Schema } from '@wethi/api-client';
import { MONEY_BACK_REASON, MONEY_BACK_STATUS } from '@wethi/contract';
import { phone } from '@wethi/format';
import { choiceColumn, moneyColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { recordTime } from '../columns/record-time';
import { GiveBackButton } from './money-back/give-back-button';
import styles from './money-back/money-back.module.css';

type MoneyBack = Schema<'MoneyToGiveBack'>;

const TONES = { wait: 'wait', done: 'ok' } as const;

function TwoLines({ first, second }: { first: string | null; second: string | null }) {
  return (
    <div className={styles.lines}>
      {first || '-'}
      {second && <small>{second}</small>}
    </div>
  );
}

export default function MoneyBackPage() {
  return (
    <CrudPage<MoneyBack>
      resource="moneyBack"
      noun="เงินที่ต้องคืน"
      empty="ไม่มีเงินที่ต้องคืน รายการจะปรากฏที่นี่เมื่อลูกค้าโอนเงินซ้ำ"
      sort={{ field: 'money_back_status', order: 'desc' }}
      columns={[
        textColumn('create_at', 'โอนเข้าระบบเมื่อ', { ...WIDE_ONLY, className: 'number', render: recordTime }),
        {
          dataIndex: 'user_name',
          title: 'ผู้โอน',
          render: (_, { user_name, user_lname, user_tel }) => (
            <TwoLines first={[user_name, user_lname].filter(Boolean).join(' ')} second={user_tel && phone(user_tel)} />
          ),
        },
        {
          dataIndex: 'order_no',
          title: 'คำสั่งซื้อ เลขที่รายการโอน',
          className: 'number',
          ...WIDE_ONLY,
          render: (_, { order_no, trans_ref }) => <TwoLines first={order_no} second={trans_ref} />,
        },
        moneyColumn('money_back_amount', 'ยอดเงิน'),
        {
          ...choiceColumn<MoneyBack, keyof typeof MONEY_BACK_REASON>('money_back_reason', 'เหตุผล', MONEY_BACK_REASON),
          ...WIDE_ONLY,
          render: (reason: keyof typeof MONEY_BACK_REASON, { money_back_note }) => (
            <TwoLines first={MONEY_BACK_REASON[reason]} second={money_back_note} />
          ),
        },
        choiceColumn('money_back_status', 'สถานะ', MONEY_BACK_STATUS, TONES),
      ]}
      actions={(entry) => entry.money_back_status === 'wait' && <GiveBackButton entry={entry} />}
    />
  );
}
