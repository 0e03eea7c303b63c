import { randomBytes } from 'node:crypto';
import { User } from '@wethi/accounts';
import { Orders, OrdersDetail } from '@wethi/orders';
import type { EntityManager } from 'typeorm';
import { Video } from '../video.entity';

/** A recording that can be played, of the stage given by the overrides. */
export async function makeVideo(manager: EntityManager, overrides: Partial<Video> = {}): Promise<Video> {
  const ready = {
    video_status: 'ready',
    video_content_id: randomBytes(16).toString('hex'),
    video_duration: 1200,
  } as const;
  const { id } = await manager.save(manager.create(Video, { video_name: 'การแสดงเต็ม', ...ready, ...overrides }));
  return manager.findOneByOrFail(Video, { id });
}

let made = 0;

/** A customer who may buy. */
export async function makeViewer(manager: EntityManager): Promise<User> {
  const user_tel = `08${String(++made).padStart(8, '0')}`;
  const { id } = await manager.save(manager.create(User, { user_tel }));
  return manager.findOneByOrFail(User, { id });
}

/** An approved order of one product. */
export async function makePurchase(
  manager: EntityManager,
  { product_id, ...overrides }: Partial<Orders> & { user_id: number; product_id: number },
): Promise<void> {
  const approved = { orders_status: 'approve', approve_date: '2026-11-20', orders_payment_type_id: 4 } as const;
  const order = manager.create(Orders, { order_no: `WTEST${++made}`, ...approved, ...overrides });
  const { id } = await manager.save(order);
  await manager.insert(OrdersDetail, { orders_id: id, product_id });
}
