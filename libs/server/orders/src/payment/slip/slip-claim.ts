import { Database, isDuplicate, refuse } from '@wethi/platform';
import type { FindOptionsWhere } from 'typeorm';
import { SlipUse } from './slip-use.entity';
import { Slip } from './slip.entity';

/**
 * Marks the transfer behind an order's slip as spent, in the transaction that approves the order.
 * @throws Refusal SLIP_USED when the reference or the picture has paid an order before
 */
export async function claimSlip(database: Database, ordersId: number): Promise<void> {
  // Locked before the use is written, whose foreign key would else hold a shared lock that two runs cannot both raise.
  const lock = { mode: 'pessimistic_write' } as const;
  const slip = await database.manager.findOne(Slip, { where: { orders_id: ordersId }, order: { id: 'DESC' }, lock });
  if (!slip) return;
  await claimTransfer(database, slip, ordersId);
  await database.manager.update(Slip, { id: slip.id }, { slip_status: 'accepted', reason: null });
}

/**
 * Marks a transfer as spent.
 * @throws Refusal SLIP_USED when its reference or picture was spent before
 */
export async function claimTransfer(
  database: Database,
  {
    id: slip_id,
    sending_bank,
    trans_ref,
    picture_sha256,
  }: Pick<Slip, 'id' | 'sending_bank' | 'trans_ref' | 'picture_sha256'>,
  orders_id: number,
): Promise<void> {
  try {
    await database.insert(SlipUse, { slip_id, orders_id, sending_bank, trans_ref, picture_sha256 });
  } catch (error) {
    throw isDuplicate(error) ? refuse('SLIP_USED') : error;
  }
}

/** Has the reference or the very picture been spent already? */
export async function isSlipSpent(
  database: Database,
  { sending_bank, trans_ref, picture_sha256 }: Pick<Slip, 'sending_bank' | 'trans_ref' | 'picture_sha256'>,
): Promise<boolean> {
  const where: FindOptionsWhere<SlipUse>[] = [{ picture_sha256 }];
  if (sending_bank && trans_ref) where.push({ sending_bank, trans_ref });
  return database.manager.existsBy(SlipUse, where);
}
