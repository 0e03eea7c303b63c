import { recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { CalendarPlus, Undo2 } from 'lucide-react';
import { useUndoToast } from '../../../actions/use-undo-toast';
import { useSave } from '../../../providers/use-save';
import { useCustomerChanged, type WatchCheck } from '../customer/use-customer';

/** Asks no question, since it is taken back as easily. */
export function WatchLonger({ userId, check }: { userId: number; check: WatchCheck }) {
  const offerBack = useUndoToast();
  const changed = useCustomerChanged(userId);
  const { save: takeBack } = useSave(() => watchTo(check, check.orders_detail_watch_to), { done: changed });
  const { save, saving } = useSave(() => watchTo(check), {
    words: { failure: 'ต่อเวลาดูไม่สำเร็จ' },
    done: ({ data }) => {
      changed();
      const until = recordDate(data?.orders_detail_watch_to ?? '');
      offerBack('customer.longer', `ต่อเวลาดูให้ถึง ${until} แล้ว`, () => takeBack(undefined));
    },
  });
  return (
    <Button
      type="primary"
      icon={<CalendarPlus size={18} aria-hidden />}
      loading={saving}
      onClick={() => save(undefined)}
    >
      ต่อเวลาดูให้ {check.days} วัน
    </Button>
  );
}

/** Long after the toast is gone, the extra days can still be taken back. */
export function LessLong({ userId, check }: { userId: number; check: WatchCheck }) {
  const changed = useCustomerChanged(userId);
  const { save, saving } = useSave(() => watchTo(check, null), { done: changed });
  return (
    <Button icon={<Undo2 size={18} aria-hidden />} loading={saving} onClick={() => save(undefined)}>
      เลิกต่อเวลาดู
    </Button>
  );
}

function watchTo({ orders_detail_id }: WatchCheck, day?: string | null) {
  return call('POST', 'orders/ordersWatchTo', { body: { id: orders_detail_id ?? 0, orders_detail_watch_to: day } });
}
