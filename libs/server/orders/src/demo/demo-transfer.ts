import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Orders } from '../order/orders.entity';
import { SlipUse } from '../slip/slip-use.entity';
import { Slip } from '../slip/slip.entity';

/** What the bank said of the transfer that paid an order, whose picture is gone by now. */
export async function keepTransfer(manager: EntityManager, order: Orders, create_at: Date): Promise<void> {
  const [line] = await manager.query<{ product_id: number }[]>(
    'SELECT product_id FROM orders_detail WHERE orders_id = ?',
    [order.id],
  );
  const transfer = { sending_bank: '014', trans_ref: `DEMO${order.order_no}` };
  const picture_sha256 = createHash('sha256').update(order.order_no).digest('hex');
  const of = { user_id: order.user_id, product_id: line?.product_id ?? 0, orders_id: order.id, create_at };
  const verified = { slip_status: 'accepted', outcome: 'verified', amount: order.orders_net } as const;
  const slip = manager.create(Slip, { ...of, ...transfer, ...verified, picture_sha256, transferred_at: create_at });
  await manager.insert(Slip, slip);
  await manager.insert(SlipUse, { slip_id: slip.id, orders_id: order.id, ...transfer, picture_sha256 });
  await manager.query('UPDATE orders SET orders_paid = orders_net WHERE id = ?', [order.id]);
}
