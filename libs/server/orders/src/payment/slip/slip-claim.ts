import { isDuplicate, refuse } from '@wethi/platform';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { SlipUse } from './slip-use.entity';
import { Slip } from './slip.entity';

/**
 * Marks the transfer behind an order's slip as spent, in the transaction that approves the order.
 * @throws Refusal SLIP_USED when the reference or the picture has paid an order before
 */
export async function claimSlip(manager: EntityManager, ordersId: number): Promise<void> {
  // Locked before the use is written, whose foreign key would else hold a shared lock that two runs cannot both raise.
  const lock = { mode: 'pessimistic_write' } as const;
  const slip = await manager.findOne(Slip, { where: { orders_id: ordersId }, order: { id: 'DESC' }, lock });
  if (!slip) return;
  const { sending_bank, trans_ref, picture_sha256 } = slip;
  try {
    await manager.insert(SlipUse, { slip_id: slip.id, orders_id: ordersId, sending_bank, trans_ref, picture_sha256 });
  } catch (error) {
    throw isDuplicate(error) ? refuse('SLIP_USED') : error;
  }
  await manager.update(Slip, { id: slip.id }, { slip_status: 'accepted', reason: null });
}

/** Has the reference or the very picture paid an order already? */
export async function isSlipSpent(
  manager: EntityManager,
  { sending_bank, trans_ref, picture_sha256 }: Pick<Slip, 'sending_bank' | 'trans_ref' | 'picture_sha256'>,
): Promise<boolean> {
  const where: FindOptionsWhere<SlipUse>[] = [{ picture_sha256 }];
  if (sending_bank && trans_ref) where.push({ sending_bank, trans_ref });
  return manager.existsBy(SlipUse, where);
}
