import { call } from '@wethi/http';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { useMay } from '../../../providers/access';
import { useSave } from '../../../providers/use-save';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import { SlipView } from '../../orders-confirm/slip-view';
import { useOrdersChanged } from '../list/use-orders';

/** The slip, larger and turned on demand; a pay slip beside it can be emptied. */
export function SlipPicture({ order: { id, order_no, orders_pay_slip } }: { order: Order }) {
  const [zoom, setZoom] = useState(0);
  const mayApprove = useMay('orders.approve');
  const changed = useOrdersChanged();
  const { save: clear } = useSave(() => call('POST', 'orders/ordersUpdate', { body: { id, orders_pay_slip: '' } }), {
    done: () => void changed(),
  });
  const clearing = mayApprove && orders_pay_slip && (
    <IconButton label="ล้างสลิป" icon={<Eraser size={20} />} onClick={() => clear(undefined)} />
  );
  return (
    <SlipView ordersId={id} label={`สลิปของ ${order_no}`} zoom={zoom} setZoom={setZoom}>
      {clearing}
    </SlipView>
  );
}
