import { ORDERS_BOOK_SEND, type OrdersBookSend } from '@wethi/contract';
import { baht, bangkokTime, count } from '@wethi/format';
import { call, fetchFile, type DataOf } from '@wethi/http';
import { App, Button, Dropdown } from 'antd';
import { Printer, Truck, Undo2, X } from 'lucide-react';
import { keepFile } from '../../../actions/file-menu';
import { useSave } from '../../../providers/use-save';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import type { OrderColumn } from './columns';
import { ExportDialog } from './export-dialog';
import styles from './orders-list.module.css';
import { useOrdersChanged } from './use-orders';
import type { OrdersView } from './view';

/** Orders that are chosen: some by hand, or all that the filter selects. */
export type Chosen = { orders: readonly Order[] } | { filter: string; total: number; net: number };

type Outcome = NonNullable<DataOf<'POST', 'orders/ordersUpdataListBookSend'>>;

const SECONDS = 5;
const KEY = 'orders.books';
const MOST_NAMED = 5;
const REASONS = { no_book: 'ไม่มีสมุด', not_approved: 'ยังไม่ยืนยัน หรือไม่ได้ซื้อแล้ว' } as const;

function set(what: { ids: number[] } | { filter: string }, orders_book_send: OrdersBookSend) {
  return call('POST', 'orders/ordersUpdataListBookSend', { body: { ...what, orders_book_send } });
}

/** Sets the books of the chosen ones, tells which it did not fit, and offers to take it back. */
function useBookSending(done: () => void) {
  const { notification } = App.useApp();
  const changed = useOrdersChanged();
  const { save: takeBack } = useSave(
    async (before: Outcome['before']) => {
      for (const { ids, orders_book_send } of before) await set({ ids }, orders_book_send);
    },
    { done: () => void changed(), words: { success: 'เลิกทำแล้ว', failure: 'เลิกทำไม่สำเร็จ' } },
  );
  const tell = (to: OrdersBookSend, { changed: number, before, skipped, skipped_count }: Outcome) => {
    const undo = () => {
      notification.destroy(KEY);
      takeBack(before);
    };
    notification.open({
      key: KEY,
      role: 'status',
      placement: 'bottomRight',
      // What was left out takes longer to read.
      duration: skipped_count > 0 ? 4 * SECONDS : SECONDS,
      message: `ตั้งค่า “${ORDERS_BOOK_SEND[to]}” ${count(number)} คำสั่งซื้อ`,
      description: skipped_count > 0 && <Skipped skipped={skipped} total={skipped_count} />,
      actions: number > 0 && (
        <Button icon={<Undo2 size={16} aria-hidden />} onClick={undo}>
          เลิกทำ
        </Button>
      ),
    });
  };
  const { save, saving } = useSave(
    async ({ chosen, to }: { chosen: Chosen; to: OrdersBookSend }) => {
      const what = 'orders' in chosen ? { ids: chosen.orders.map(({ id }) => id) } : { filter: chosen.filter };
      const { data } = await set(what, to);
      return { data, to };
    },
    {
      done: ({ data, to }) => {
        void changed();
        if (data) tell(to, data);
        done();
      },
      words: { failure: 'บันทึกไม่สำเร็จ' },
    },
  );
  return { save, saving };
}

function Skipped({ skipped, total }: { skipped: Outcome['skipped']; total: number }) {
  return (
    <>
      ข้าม {count(total)} คำสั่งซื้อ
      <ul>
        {skipped.slice(0, MOST_NAMED).map(({ id, order_no, reason }) => (
          <li key={id}>
            {order_no} {REASONS[reason]}
          </li>
        ))}
        {total > MOST_NAMED && <li>และอีก {count(total - MOST_NAMED)} คำสั่งซื้อ</li>}
      </ul>
    </>
  );
}

/** A list's filter takes so many values. */
const MOST_EXPORTED = 100;

/** Labels for the books of the chosen ones, as a PDF. */
function useLabels(chosen: Chosen) {
  return useSave(
    async () => {
      const query =
        'orders' in chosen ? { ids: chosen.orders.map(({ id }) => id).join(',') } : { selection: chosen.filter };
      keepFile(await fetchFile('orders/labels', { query }), `ใบปะหน้า ${bangkokTime(Date.now()).date}.pdf`);
    },
    { words: { failure: 'ทำใบปะหน้าไม่สำเร็จ' } },
  );
}

interface BulkBarProps {
  chosen: Chosen;
  view: OrdersView;
  columns: readonly OrderColumn[];
  /** All that the filter selects. */
  all: { count: number; net: number } | undefined;
  chooseAll: () => void;
  clear: () => void;
}

/** How many orders are chosen, and what can be done to them. */
export function BulkBar({ chosen, view, columns, all, chooseAll, clear }: BulkBarProps) {
  const { save, saving } = useBookSending(clear);
  const { save: print, saving: printing } = useLabels(chosen);
  const number = 'orders' in chosen ? chosen.orders.length : chosen.total;
  const net = 'orders' in chosen ? chosen.orders.reduce((sum, { orders_net }) => sum + orders_net, 0) : chosen.net;
  const items = (Object.keys(ORDERS_BOOK_SEND) as OrdersBookSend[]).map((key) => ({
    key,
    label: (
      <>
        {ORDERS_BOOK_SEND[key]} ({key}){key === 'Y' && <small className={styles.second}>ลูกค้าได้ SMS พร้อมเลขพัสดุ</small>}
      </>
    ),
  }));
  return (
    <div className={styles.bulk} role="region" aria-label="ทำกับรายการที่เลือก">
      <b role="status" className="number">
        เลือก {count(number)} รายการ · {baht(net)}
      </b>
      {'orders' in chosen && all && all.count > number && (
        <Button type="link" className={styles.all} onClick={chooseAll}>
          เลือกทั้ง {count(all.count)} รายการตามตัวกรอง
        </Button>
      )}
      <span className={styles.bulkButtons}>
        <Dropdown
          trigger={['click']}
          menu={{ items, onClick: ({ key }) => save({ chosen, to: key as OrdersBookSend }) }}
        >
          <Button color="primary" variant="outlined" loading={saving} icon={<Truck size={18} aria-hidden />}>
            ตั้งค่าส่งสมุด
          </Button>
        </Dropdown>
        <Button ghost icon={<Printer size={18} aria-hidden />} loading={printing} onClick={() => print(undefined)}>
          พิมพ์ใบปะหน้า
        </Button>
        <ExportDialog
          panel="exportChosen"
          filters={'orders' in chosen ? { id_in: chosen.orders.map(({ id }) => id).join(',') } : view.filters}
          sort={view.sort}
          columns={columns}
          total={number}
          which={'orders' in chosen ? 'ที่เลือก' : 'ตามตัวกรองที่เลือก'}
          disabled={'orders' in chosen && number > MOST_EXPORTED}
          ghost
        />
        <Button ghost icon={<X size={18} aria-hidden />} onClick={clear}>
          เลิกเลือก
        </Button>
      </span>
    </div>
  );
}
