import { call } from '@wethi/http';
import { NotesCard } from '../../../record/notes-card';
import { useOrdersChanged } from '../list/use-orders';
import { useStory } from './use-story';

export function MemoCard({ ordersId: orders_id }: { ordersId: number }) {
  const { data } = useStory(orders_id);
  const changed = useOrdersChanged();
  return (
    <NotesCard
      title="โน้ตภายใน"
      notes={(data?.memos ?? []).map(({ orders_memo_text: text, ...memo }) => ({ ...memo, text }))}
      add={(orders_memo_text) => call('POST', 'orders/ordersMemo', { body: { orders_id, orders_memo_text } })}
      changed={() => void changed()}
    />
  );
}
