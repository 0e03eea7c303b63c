import type { RefundReason } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import type { WaitingOrder as Order } from '../../waiting-orders/waiting-order';
import { useOrdersChanged } from './list/use-orders';
import { RefundDialog } from './refund/refund-dialog';

export interface RefundWish {
  /** Baht; without it all that is held. */
  amount?: number;
  /** Lines of tickets for a hall, instead of an amount. */
  tickets?: number[];
  reason: RefundReason;
  note: string;
  account?: string;
  /** Name that the server keeps the slip of the transfer by. */
  slip?: string;
  key: string;
}

/** Gives money of an order back, all or a part of it. The transfer itself is made outside the system, so it says so. */
export function RefundButton({ order }: { order: Order }) {
  const asking = usePanel('refund');
  const changed = useOrdersChanged();
  const { save, saving } = useSave(
    (wish: RefundWish) =>
      call('POST', 'orders/refund', { body: { id: order.id, ...wish } }).catch((error: unknown) => {
        // Where only an answer was lost, the money is given back all the same.
        void changed();
        throw error;
      }),
    {
      changes: ['orders/ordersByStatus'],
      words: { success: 'บันทึกการคืนเงินแล้ว', failure: 'คืนเงินไม่สำเร็จ' },
      done: () => {
        asking.close();
        void changed();
      },
    },
  );
  return (
    <>
      <Button danger icon={<Undo2 size={18} aria-hidden />} onClick={() => asking.show()}>
        คืนเงิน
      </Button>
      {asking.open && (
        <RefundDialog key={asking.opened} order={order} saving={saving} close={asking.close} give={save} />
      )}
    </>
  );
}
