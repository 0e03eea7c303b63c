import { useQuery } from '@tanstack/react-query';
import { baht, count } from '@wethi/format';
import { call } from '@wethi/http';
import { Alert, Modal, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { recordTime } from '../../columns/record-time';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { idOf, type Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import styles from './money.module.css';
import { useMoneyChanged, type MoneyToSettle } from './use-money-day';

/** Gives money that came without an order to one that waits. */
export function MatchDialog({ panel, row }: { panel: Panel; row: MoneyToSettle | undefined }) {
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
      okButtonProps={{ loading: saving, disabled: orders_id === undefined }}
      cancelText="ยกเลิก"
      onOk={() => save(undefined)}
      onCancel={panel.close}
      destroyOnHidden
    >
      <div className={styles.match}>
        {row && (
          <p>
            เงินเข้า <b className="number">{baht(row.amount)}</b>
            {row.transferred_at && ` · ${recordTime(row.transferred_at)}`}
            {row.sender_name && ` · จาก ${row.sender_name}`}
          </p>
        )}
        {isLoading && <Skeleton active title={false} />}
        {error && <ReadFailed what="คำสั่งซื้อ" error={error} retry={refetch} />}
        {data?.length === 0 && <EmptyBox text="ไม่มีคำสั่งซื้อที่รออยู่ของผู้โอนหรือยอดนี้ คืนเงินแทนได้" />}
        {data && data.length > 0 && (
          <>
            <Radio.Group
              className={styles.candidates}
              aria-label={`คำสั่งซื้อที่น่าจะใช่ ${count(data.length)} รายการ`}
              value={orders_id}
              onChange={({ target }) => choose(target.value as number)}
            >
              {data.map((one) => (
                <Radio key={one.id} value={one.id}>
                  <b className="number">{one.order_no}</b> {baht(one.orders_net)}
                  <small className={styles.second}>
                    {[
                      one.buyer,
                      one.product_title,
                      one.same_amount ? 'ยอดตรง' : 'ยอดไม่ตรง',
                      one.same_buyer && 'ผู้ซื้อคนเดียวกัน',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </Radio>
              ))}
            </Radio.Group>
            <Alert type="warning" showIcon message="จับคู่แล้วคำสั่งซื้อจะยืนยันแล้ว ลูกค้าดูได้ทันที" />
          </>
        )}
      </div>
    </Modal>
  );
}
