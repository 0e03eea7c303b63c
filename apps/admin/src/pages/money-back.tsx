import { MONEY_BACK_REASON, MONEY_BACK_STATUS } from '@wethi/contract';
import { phone } from '@wethi/format';
import { Undo2 } from 'lucide-react';
import { IconButton } from '../actions/icon-button';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { usePanel } from '../panel/use-panel';
import { GiveBackDialog } from './money-back/give-back-dialog';
import styles from './money-back/money-back.module.css';

const { CrudPage, column } = crud('moneyBack');

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
  const giving = usePanel('giveBack');
  return (
    <>
      <CrudPage
        noun="เงินที่ต้องคืน"
        empty="ไม่มีเงินที่ต้องคืน รายการจะปรากฏที่นี่เมื่อลูกค้าโอนเงินซ้ำหรือจ่ายไม่ตรงยอด"
        sort={{ field: 'money_back_status', order: 'desc' }}
        columns={[
          column.timestamp('create_at', 'โอนเข้าระบบเมื่อ', WIDE_ONLY),
          {
            dataIndex: 'user_name',
            title: 'ผู้โอน',
            file: { user_name: 'ชื่อ', user_lname: 'นามสกุล', user_tel: 'เบอร์โทร' },
            render: (_, { user_name, user_lname, user_tel }) => (
              <TwoLines
                first={[user_name, user_lname].filter(Boolean).join(' ')}
                second={user_tel && phone(user_tel)}
              />
            ),
          },
          {
            dataIndex: 'order_no',
            title: 'คำสั่งซื้อ เลขที่รายการโอน',
            className: 'number',
            ...WIDE_ONLY,
            file: {
              ...{ order_no: 'คำสั่งซื้อ', tip_reference: 'มาลัย' },
              ...{ trans_ref: 'เลขที่รายการโอน', money_back_charge: 'เลขที่รายการของพร้อมเพย์' },
            },
            render: (_, { order_no, tip_reference, trans_ref, money_back_charge }) => (
              <TwoLines
                first={order_no ?? (tip_reference && `มาลัย ${tip_reference}`)}
                second={trans_ref ?? money_back_charge}
              />
            ),
          },
          column.money('money_back_amount', 'ยอดเงิน'),
          {
            ...column.choice('money_back_reason', 'เหตุผล', MONEY_BACK_REASON),
            ...WIDE_ONLY,
            file: { money_back_reason: 'เหตุผล', money_back_note: 'หมายเหตุ' },
            render: (reason: keyof typeof MONEY_BACK_REASON, { money_back_note }) => (
              <TwoLines first={MONEY_BACK_REASON[reason]} second={money_back_note} />
            ),
          },
          column.choice('money_back_status', 'สถานะ', MONEY_BACK_STATUS, { tones: TONES }),
        ]}
        details={[
          column.text('sender_name', 'ชื่อผู้โอนบนสลิป'),
          column.text('sender_account', 'บัญชีผู้โอน'),
          column.timestamp('transferred_at', 'เวลาโอนบนสลิป'),
          column.timestamp('money_back_at', 'คืนเงินเมื่อ'),
        ]}
        actions={({ id, money_back_status }) =>
          money_back_status === 'wait' && (
            <IconButton label="คืนเงินแล้ว" icon={<Undo2 size={18} />} onClick={() => giving.show(id)} />
          )
        }
      />
      <GiveBackDialog key={giving.opened} panel={giving} />
    </>
  );
}
