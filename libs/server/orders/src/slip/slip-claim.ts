import { Database, isDuplicate, refuse } from '@wethi/platform';
import { SlipUse } from './slip-use.entity';
import { Slip } from './slip.entity';

/** What tells a transfer from others. */
type Transfer = Pick<Slip, 'id' | 'sending_bank' | 'trans_ref' | 'picture_sha256'>;

/**
 * Marks the transfer behind an order's slip as spent, in the transaction that approves the order. Of several slips it is
 * the one that the order names as its payment; those that paid parts are spent already.
 * @throws Refusal SLIP_USED when the reference or the picture has paid an order before
 */
export async function claimSlip(database: Database, ordersId: number): Promise<void> {
  // Locked before the use is written, whose foreign key would else hold a shared lock that two runs cannot both raise.
  const [slip] = await database.query<Transfer[]>(
    `SELECT s.id, s.sending_bank, s.trans_ref, s.picture_sha256
       FROM slip s JOIN orders o ON o.id = s.orders_id
      WHERE s.orders_id = ? AND s.slip_status <> 'accepted' ORDER BY s.slip_picture <=> o.orders_payment_slip DESC, s.id DESC LIMIT 1 FOR UPDATE`,
    [ordersId],
  );
  if (slip) await spendSlip(database, slip, ordersId);
}

/**
 * Spends a slip on an order that this transaction has locked.
 * @throws Refusal SLIP_USED when its reference or picture was spent before
 */
export async function spendSlip(database: Database, slip: Transfer, orders_id: number): Promise<void> {
  await database.query('SELECT id FROM slip WHERE id = ? FOR UPDATE', [slip.id]);
  await claimTransfer(database, slip, orders_id);
  await database.update(Slip, slip.id, { orders_id, slip_status: 'accepted', reason: null });
}

/**
 * Marks a transfer as spent.
 * @throws Refusal SLIP_USED when its reference or picture was spent before
 */
export async function claimTransfer(
  database: Database,
  { id: slip_id, sending_bank, trans_ref, picture_sha256 }: Transfer,
  orders_id: number | null,
): Promise<void> {
  try {
    await database.insert(SlipUse, { slip_id, orders_id, sending_bank, trans_ref, picture_sha256 });
  } catch (error) {
    throw isDuplicate(error) ? refuse('SLIP_USED') : error;
  }
}

/**
 * Marks a transfer that is to be given back as spent, unless it was by this slip.
 * @throws Refusal SLIP_USED when it paid an order, or is given back, by another slip
 */
export async function claimStray(database: Database, slip: Transfer, orders_id: number | null): Promise<void> {
  if (await database.manager.existsBy(SlipUse, { slip_id: slip.id })) return;
  await claimTransfer(database, slip, orders_id);
}

/** Has the reference or the very picture been spent already? */
export async function isSlipSpent(
  database: Database,
  { sending_bank, trans_ref, picture_sha256 }: Omit<Transfer, 'id'>,
): Promise<boolean> {
  const [answer] = await database.query<{ spent: number }[]>(
    `SELECT EXISTS (SELECT 1 FROM slip_use WHERE picture_sha256 = ?)
         OR EXISTS (SELECT 1 FROM slip_use WHERE sending_bank = ? AND trans_ref = ?) AS spent`,
    [picture_sha256, sending_bank ?? null, trans_ref ?? null],
  );
  return answer?.spent === 1;
}
