import { DAY_MS } from '@wethi/format';
import type { EntityManager } from 'typeorm';
import { BuyerMessage } from '../buyer-messages/buyer-message.entity';

const PRICE = 0.35;

const KICKED = 'Telegram chat -1002841190377: 403 Forbidden: bot was kicked from the supergroup chat';
/** What reached nobody, and why: a number that takes no SMS, a chat without the bot, a mailbox that is none, a code. */
const DEAD: readonly [name: string, payload: object | '', reason: string][] = [
  ['send-chat-message', { chat_id: '-1002841190377', text: 'คำสั่งซื้อใหม่ W2611204K7MQ2' }, KICKED],
  ['send-chat-message', { chat_id: '-1002841190377', text: 'คำสั่งซื้อใหม่ W2611203A7J7C' }, KICKED],
  ['send-notice', { tel: '0819990000', text: 'เวที: อนุมัติสลิปแล้ว' }, 'SMS: the number is refused'],
  ['send-letter', { to: 'somsri@mail.invalid', letter: { subject: 'ใบเสร็จ' } }, 'mail: refused with 550'],
  ['send-sms', '', 'SMS: of no use after 2026-11-20T02:12:00.000Z'],
];

/** A message that went out to the buyers of the show sold best, with somebody whom it did not reach, and a draft. */
export async function seedDemoMessages(manager: EntityManager, now: Date): Promise<void> {
  const [best, next] = await manager.query<{ product_id: number }[]>(
    `SELECT d.product_id FROM orders_detail d JOIN orders o ON o.id = d.orders_id AND o.orders_status = 'approve'
      GROUP BY d.product_id ORDER BY COUNT(*) DESC, d.product_id LIMIT 2`,
  );
  if (!best || !next) return;
  const sent = await add(manager, {
    product_id: best.product_id,
    buyer_message_text: 'เวที: เหลือเวลาดูอีก 1 วัน เข้าดูได้ที่ {ลิงก์ส่วนตัว}',
    buyer_message_status: 'done',
    buyer_message_tested_at: new Date(now.getTime() - 6 * DAY_MS),
    buyer_message_round: 1,
    create_at: new Date(now.getTime() - 6 * DAY_MS),
  });
  await manager.query(
    `INSERT IGNORE INTO buyer_message_copy
       (buyer_message_id, user_id, copy_way, copy_to, copy_name, copy_text, copy_parts, copy_state, copy_tries, copy_error)
     SELECT ?, u.id, 'sms', u.user_tel, COALESCE(u.user_nickname, u.user_name, 'ลูกค้าเวที'),
       'เวที: เหลือเวลาดูอีก 1 วัน', 2, IF(MOD(u.id, 40) = 0, 'failed', 'sent'), MOD(u.id, 40) = 0,
       IF(MOD(u.id, 40) = 0, 'SMS: the number is refused', NULL)
       FROM orders_detail d JOIN orders o ON o.id = d.orders_id AND o.orders_status = 'approve'
       JOIN user u ON u.id = o.user_id WHERE d.product_id = ? GROUP BY u.id`,
    [sent, best.product_id],
  );
  await manager.query(
    `UPDATE buyer_message m SET buyer_message_people = (SELECT COUNT(*) FROM buyer_message_copy c WHERE c.buyer_message_id = m.id),
       buyer_message_cost = ? * (SELECT SUM(copy_parts) FROM buyer_message_copy c WHERE c.buyer_message_id = m.id) WHERE id = ?`,
    [PRICE, sent],
  );
  await add(manager, {
    product_id: next.product_id,
    buyer_message_text: 'เวที: ที่จอดรถเปิด 17:00 น. ใครมาหน้างานเผื่อเวลาด้วย',
  });
  for (const [name, payload, reason] of DEAD)
    await manager.query('INSERT INTO outbox (name, payload, last_error, dead_at) VALUES (?)', [
      [name, payload && JSON.stringify(payload), reason, now],
    ]);
}

async function add(manager: EntityManager, message: Partial<BuyerMessage>): Promise<number> {
  return (await manager.save(manager.create(BuyerMessage, message))).id;
}
