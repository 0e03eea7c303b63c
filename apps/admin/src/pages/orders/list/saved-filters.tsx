import { useQuery, useQueryClient } from '@tanstack/react-query';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Form, Input, Modal } from 'antd';
import { BookmarkPlus, X } from 'lucide-react';
import { IconButton } from '../../../actions/icon-button';
import { REQUIRED } from '../../../fields/field';
import { usePanel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import styles from './orders-list.module.css';
import { useTotals } from './use-orders';
import { filterText, readFilters, type OrdersView } from './view';

interface SavedFilter {
  /** Of one that somebody keeps. */
  id?: number;
  name: string;
  text: string;
  /** Whoever is in the shop has something to do. */
  urgent?: boolean;
}

const GIVEN: readonly SavedFilter[] = [
  { name: 'ทั้งหมด', text: '' },
  { name: 'รอยืนยัน', text: filterText({ orders_status: 'wait', orders_turn: 'us' }), urgent: true },
  {
    name: 'สลิปตรวจเองไม่ได้',
    text: filterText({ orders_status: 'wait', orders_turn: 'us', slip_status: 'unclear' }),
    urgent: true,
  },
  { name: 'สมุดยังไม่ส่ง', text: filterText({ orders_status: 'approve', orders_book_send: 'N', has_book: 'Y' }) },
];

const KEY = ['ordersView'];
const WRITTEN = [{ ...REQUIRED, whitespace: true }];

function useSavedFilters(): readonly SavedFilter[] {
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await call('GET', 'ordersView', { query: { limit: 100 } })).data,
  });
  return data.map(({ id, orders_view_name, orders_view_query }) => ({
    id,
    name: orders_view_name,
    text: orders_view_query ?? '',
  }));
}

/** Filters side by side: the four that everybody has, then one's own, and a way to keep the present one. */
export function SavedFilters({ view }: { view: OrdersView }) {
  const own = useSavedFilters();
  const all = [...GIVEN, ...own];
  const isKept = all.some(({ text }) => text === view.text);
  return (
    <div className={styles.saved}>
      <nav aria-label="ตัวกรองที่เก็บไว้">
        {all.map((filter) => (
          <FilterTab key={`${filter.id} ${filter.name}`} filter={filter} view={view} />
        ))}
      </nav>
      {!isKept && <KeepFilter text={view.text} />}
    </div>
  );
}

function FilterTab({ filter: { id, name, text, urgent }, view }: { filter: SavedFilter; view: OrdersView }) {
  const client = useQueryClient();
  const { data } = useTotals(text);
  const { save: remove } = useSave(() => call('DELETE', 'ordersView', { query: { id: id ?? 0 } }), {
    done: () => void client.invalidateQueries({ queryKey: KEY }),
    words: { success: 'ลบตัวกรองแล้ว', failure: 'ลบตัวกรองไม่สำเร็จ' },
  });
  const isShown = text === view.text;
  return (
    <span className={isShown ? `${styles.tab} ${styles.shown}` : styles.tab}>
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={() => view.replace(readFilters(new URLSearchParams(text)))}
      >
        {name} {data && <em className={urgent && data.count > 0 ? styles.urgent : undefined}>{count(data.count)}</em>}
      </button>
      {id !== undefined && isShown && (
        <IconButton label={`ลบตัวกรอง ${name}`} icon={<X size={16} />} onClick={() => remove(undefined)} />
      )}
    </span>
  );
}

function KeepFilter({ text }: { text: string }) {
  const client = useQueryClient();
  const naming = usePanel('keepFilter');
  const [form] = Form.useForm<{ name: string }>();
  const { save, saving } = useSave(
    ({ name }: { name: string }) =>
      call('POST', 'ordersView', { body: { orders_view_name: name.trim(), orders_view_query: text } }),
    {
      done: () => {
        void client.invalidateQueries({ queryKey: KEY });
        naming.close();
      },
    },
  );
  return (
    <>
      <Button type="link" icon={<BookmarkPlus size={18} aria-hidden />} onClick={() => naming.show()}>
        เก็บตัวกรองนี้
      </Button>
      <Modal
        open={naming.open}
        title="เก็บตัวกรองนี้"
        okText="เก็บตัวกรอง"
        okButtonProps={{ loading: saving }}
        cancelText="ยกเลิก"
        onOk={() => form.submit()}
        onCancel={naming.close}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" onFinish={save}>
          <Form.Item name="name" label="ชื่อตัวกรอง" rules={WRITTEN} extra="เห็นเฉพาะคุณ">
            <Input maxLength={60} autoFocus />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
