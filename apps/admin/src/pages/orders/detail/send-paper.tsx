import { call } from '@wethi/http';
import { Button } from 'antd';
import { Mail } from 'lucide-react';
import { useMay } from '../../../providers/access';
import { useSave } from '../../../providers/use-save';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';

/** Sends the receipt, or the tax invoice in its place, to the buyer once more. */
export function SendPaper({ order: { id, orders_status, orders_net } }: { order: Order }) {
  const mayApprove = useMay('orders.approve');
  const { save, saving } = useSave(() => call('POST', 'orders/paperSend', { body: { id } }), {
    words: { success: 'ส่งใบเสร็จไปที่อีเมลของลูกค้าแล้ว', failure: 'ส่งใบเสร็จไม่ได้' },
    description: ({ data }) => (data ? `เลขที่ ${data.paper_no}` : ''),
  });
  if (!mayApprove || orders_status !== 'approve' || orders_net === 0) return null;
  return (
    <Button icon={<Mail size={18} aria-hidden />} loading={saving} onClick={() => save(undefined)}>
      ส่งใบเสร็จอีกครั้ง
    </Button>
  );
}
