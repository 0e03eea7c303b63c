import type { Database } from '@wethi/platform';

/** Of a gift that goes to another phone: what was shown to the first one, or sent on by them, opens no gate any more. */
export function renewGiftTickets(database: Database, giftId: number, now: Date): Promise<void> {
  return database.write(
    `INSERT INTO ticket (orders_detail_id, ticket_version, ticket_sent_at)
       SELECT d.id, 1, ? FROM orders o JOIN orders_detail d ON d.orders_id = o.id JOIN product p ON p.id = d.product_id
        WHERE o.gift_id = ? AND p.product_format <> 'online'
       ON DUPLICATE KEY UPDATE ticket_version = ticket_version + 1, ticket_tel = NULL, ticket_user_id = NULL,
         ticket_taken_at = NULL`,
    [now, giftId],
  );
}
