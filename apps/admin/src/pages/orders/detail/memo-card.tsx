import { call } from '@wethi/http';
import type { Panel } from '../../../panel/use-panel';
import { NotesCard } from '../../../record/notes-card';
import { useOrdersChanged } from '../list/use-orders';
import { useStory } from './use-story';

export function MemoCard({ ordersId: orders_id, panel }: { ordersId: number; panel: Panel }) {
  const { data } = useStory(orders_id);
  const changed = useOrdersChanged();
  return (
    <NotesCard
      title="โน้ตภายใน"
      panel={panel}
      notes={(data?.memos ?? []).map(({ orders_memo_text: text, ...memo }) => ({ ...memo, text }))}
      add={(orders_memo_text) => call('POST', 'orders/ordersMemo', { body: { orders_id, orders_memo_text } })}
      changed={() => void changed()}
    />
  );
}
