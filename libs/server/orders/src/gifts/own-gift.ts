import { type Database, refuse, refuseField } from '@wethi/platform';
import { Gift, isTaken } from './gift.entity';

/**
 * The gift that somebody is about to order.
 * @throws Refusal INVALID_INPUT for somebody else's or one of another show, GIFT_TAKEN
 */
export async function requireOwnGift(
  database: Database,
  userId: number,
  id: number,
  lines: readonly { product_id: number; tickets?: number }[],
): Promise<void> {
  const gift = await database.manager.findOneBy(Gift, { id, user_id: userId });
  const [line] = lines;
  if (!gift?.gift_tel || lines.length !== 1 || line?.product_id !== gift.product_id)
    throw refuseField('gift_id', 'ไม่พบของขวัญนี้ กรุณาใส่เบอร์ผู้รับอีกครั้ง');
  if ((line.tickets ?? 1) > 1) throw refuseField('tickets', 'ของขวัญหนึ่งชิ้นมีบัตรใบเดียว ซื้อทีละชิ้นสำหรับผู้รับแต่ละคน');
  if (isTaken(gift)) throw refuse('GIFT_TAKEN');
}
