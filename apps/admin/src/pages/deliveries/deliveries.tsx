import { count } from '@wethi/format';
import { Segmented } from 'antd';
import { useState } from 'react';
import { usePageWithRows } from '../../columns/use-page-with-rows';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Card, Page } from '../../layout/page';
import { ChosenBar } from './chosen-bar';
import { DeliveriesTable } from './deliveries-table';
import styles from './deliveries.module.css';
import { keyOf, PAGE_ROWS, useDeliveries, useDeliveriesView, type State } from './use-deliveries';
import { useWorkOff } from './use-work-off';

const TABS: readonly [State, string][] = [
  ['dead', 'หยุดลองแล้ว'],
  ['retrying', 'กำลังลองใหม่'],
  ['archived', 'เก็บเข้าคลัง'],
];
const NOTHING: Readonly<Record<State, { title: string; text: string }>> = {
  dead: { title: 'ไม่มีข้อความที่ค้าง', text: 'ทุกฉบับถึงแล้ว หรือยังรอคิวตามปกติ' },
  retrying: { title: 'ไม่มีข้อความที่กำลังลองใหม่', text: 'เมื่อผู้ให้บริการไม่ตอบ ระบบจะลองส่งเองราว 4 ชั่วโมง' },
  archived: { title: 'ยังไม่มีอะไรในคลัง', text: 'ฉบับที่ไม่ต้องส่งแล้วจะอยู่ที่นี่ 30 วัน' },
};

/** Messages, and work of the shop, that were given up or are tried again (59-admin-deliveries). */
export default function DeliveriesPage() {
  const { state, page, show, turnTo } = useDeliveriesView();
  const { data, error, isPlaceholderData, refetch } = useDeliveries(state, page);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const { sendAgain, archive, busy } = useWorkOff(state, () => setKeys([]));
  const isTurning = usePageWithRows({
    page,
    pageSize: PAGE_ROWS,
    rows: isPlaceholderData ? undefined : data?.rows,
    total: data?.total ?? 0,
    turnTo,
  });
  const chosen = (data?.rows ?? []).filter((row) => keys.includes(keyOf(row)));
  const view = (next: State) => {
    setKeys([]);
    show(next);
  };
  const options = TABS.map(([value, label]) => ({
    value,
    label: (
      <>
        {label} {data && <span className="number">{count(data[value])}</span>}
      </>
    ),
  }));
  return (
    <Page>
      <Card>
        <div className={styles.tabs}>
          <Segmented aria-label="ข้อความที่แสดง" options={options} value={state} onChange={view} />
        </div>
        {chosen.length > 0 && (
          <ChosenBar
            chosen={chosen}
            busy={busy}
            sendAgain={sendAgain}
            archive={state === 'dead' ? archive : undefined}
          />
        )}
        {error ? (
          <ReadFailed what="ข้อความที่ส่งไม่ถึง" error={error} retry={refetch} />
        ) : (
          <DeliveriesTable
            state={state}
            rows={isTurning ? undefined : data?.rows}
            total={data?.total ?? 0}
            page={page}
            turnTo={turnTo}
            keys={keys}
            choose={setKeys}
            empty={<EmptyBox {...NOTHING[state]} />}
            sendAgain={(row) => sendAgain([row])}
            busy={busy}
          />
        )}
      </Card>
    </Page>
  );
}
