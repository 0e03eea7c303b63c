import { type Database, refuse } from '@wethi/platform';
import { OrdersCharge } from '../payment/charge/orders-charge.entity';

/** A charge whose money is with us, locked for the caller's transaction. @throws Refusal CONFLICT where the gateway took it back meanwhile */
export async function heldCharge(database: Database, id: number): Promise<OrdersCharge> {
  const lock = { mode: 'pessimistic_write' } as const;
  const charge = await database.manager.findOneOrFail(OrdersCharge, { where: { id }, lock });
  const isHeld = charge.charge_status === 'paid' || charge.charge_status === 'to_return';
  if (!isHeld || charge.charge_reversed_at) throw refuse('CONFLICT');
  return charge;
}
