import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { bankShortName, ORDERS_STATUS } from '@wethi/contract';
import { baht, count } from '@wethi/format';
import { call } from '@wethi/http';
import { Alert, Modal, Skeleton } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { recordTime } from '../../columns/record-time';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { ChoiceCards } from '../../fields/choice-cards';
import { idOf, type Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import styles from './money.module.css';
import { useMoneyChanged, type MoneyToSettle } from './use-money-day';

type Candidate = Schema<'MatchCandidate'>;

const WARNING = (
  <>
    จับคู่แล้วคำสั่งซื้อจะ <b>{ORDERS_STATUS.approve}</b> ลูกค้าดูได้ทันที
  </>
);

interface MatchDialogProps {
  panel: Panel;
  row: MoneyToSettle | undefined;
  /** The account that the money came to. */
  to: string | undefined;
}

/** Gives money that came without an order to one that waits. */
export function MatchDialog({ panel, row, to }: MatchDialogProps) {
  const id = idOf(panel);
  const changed = useMoneyChanged();
  const [chosen, choose] = useState<number>();
  const { data, error, refetch, isLoading } = useQuery({
    queryKey: ['moneyCandidates', id],
    queryFn: async () => (await call('GET', 'moneyCandidates', { query: { id: id ?? 0 } })).data ?? [],
    enabled: panel.open && id !== undefined,
    gcTime: 0,
  });
  const orders_id = chosen ?? data?.[0]?.id;
  const { save, saving } = useSave(
    () => call('POST', 'moneyMatch', { body: { id: id ?? 0, orders_id: orders_id ?? 0 } }),
    {
      changes: ['orders', 'orders/ordersByStatus'],
      done: () => {
        changed();
        panel.close();
      },
      words: { success: 'จับคู่แล้ว', failure: 'จับคู่ไม่สำเร็จ' },
    },
  );
  return (
    <Modal
      open={panel.open}
      title="จับคู่เงินกับคำสั่งซื้อ"
      okText="จับคู่และอนุมัติ"
      okButtonProps={{ loading: saving, disabled: orders_id === undefined, icon: <Check size={18} aria-hidden /> }}
      cancelText="ยกเลิก"
      onOk={() => save(undefined)}
      onCancel={panel.close}
      width={760}
      destroyOnHidden
    >
      <div className={styles.match}>
        {row && (
          <dl className={`${styles.incoming} number`}>
            <dt>เงินเข้า</dt>
            <dd>
              <b>{baht(row.amount)}</b>
              {to && ` · ${to}`}
              {row.transferred_at && ` · ${recordTime(row.transferred_at)}`}
            </dd>
            <dt>จาก</dt>
            <dd>{senderOf(row)}</dd>
          </dl>
        )}
        {isLoading && <Skeleton active title={false} />}
        {error && <ReadFailed what="คำสั่งซื้อ" error={error} retry={refetch} />}
        {data?.length === 0 && <EmptyBox text="ไม่มีคำสั่งซื้อที่รออยู่ของผู้โอนหรือยอดนี้ คืนเงินแทนได้" />}
        {data && data.length > 0 && (
          <>
            <b aria-hidden>คำสั่งซื้อที่น่าจะใช่</b>
            <ChoiceCards
              label={`คำสั่งซื้อที่น่าจะใช่ ${count(data.length)} รายการ`}
              choices={data.map((one) => [String(one.id), <OrderName key={one.id} {...one} />, noteOf(one)])}
              value={orders_id === undefined ? undefined : String(orders_id)}
              onChange={(value) => choose(Number(value))}
            />
            <Alert type="warning" showIcon message={WARNING} />
          </>
        )}
      </div>
    </Modal>
  );
}

function OrderName({ order_no, orders_net }: Candidate) {
  return (
    <>
      <b className="number">{order_no}</b> {baht(orders_net)}
    </>
  );
}

/** All of them wait to be confirmed. */
function noteOf({ buyer, product_title, same_amount, same_buyer }: Candidate): string {
  const fits = [same_amount ? 'ยอดตรง' : 'ยอดไม่ตรง', same_buyer && 'ผู้ซื้อคนเดียวกัน'].filter(Boolean).join(' ');
  return [buyer, product_title, ORDERS_STATUS.wait, fits].filter(Boolean).join(' · ');
}

function senderOf({ sender_name, sending_bank, sender_account }: MoneyToSettle): string {
  const bank = sending_bank && (bankShortName(sending_bank) ?? sending_bank);
  return [sender_name, [bank, sender_account].filter(Boolean).join(' ')].filter(Boolean).join(' · ') || '-';
}
