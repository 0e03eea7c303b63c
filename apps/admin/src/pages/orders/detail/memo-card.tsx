import { call } from '@wethi/http';
import { Button, Input } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { recordTime } from '../../../columns/record-time';
import { Card } from '../../../layout/page';
import { useSave } from '../../../providers/use-save';
import { useOrdersChanged } from '../list/use-orders';
import styles from './order-drawer.module.css';
import { useStory } from './use-story';

/** Notes among colleagues. */
export function MemoCard({ ordersId }: { ordersId: number }) {
  const [text, setText] = useState('');
  const { data } = useStory(ordersId);
  const changed = useOrdersChanged();
  const { save, saving } = useSave(
    () => call('POST', 'orders/ordersMemo', { body: { orders_id: ordersId, orders_memo_text: text.trim() } }),
    {
      done: () => {
        setText('');
        void changed();
      },
    },
  );
  return (
    <Card title="โน้ตภายใน">
      <div className={styles.body}>
        <ul className={styles.memos}>
          {data?.memos.map(({ id, create_at, by_name, orders_memo_text }) => (
            <li key={id}>
              <b>{by_name ?? 'บุคลากร'}</b> <small className="secondary number">{recordTime(create_at)}</small>
              <p>{orders_memo_text}</p>
            </li>
          ))}
        </ul>
        <Input.TextArea
          aria-label="เขียนโน้ต"
          placeholder="เขียนโน้ต ลูกค้าไม่เห็น"
          rows={2}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          icon={<Plus size={18} aria-hidden />}
          loading={saving}
          disabled={!text.trim()}
          onClick={() => save(undefined)}
        >
          เพิ่มโน้ต
        </Button>
      </div>
    </Card>
  );
}
