import { Injectable } from '@nestjs/common';
import { keptAccountOf, sendNotice } from '@wethi/accounts';
import {
  Clock,
  Config,
  Database,
  limit,
  Outbox,
  RateLimits,
  refuse,
  refuseField,
  Transactions,
  type Actor,
} from '@wethi/platform';
import { signTicket } from './ticket-token';
import type { OwnTicket, TicketState } from './tickets.dto';

/** Each sending is an SMS to somebody who did not ask for it. */
const sendLimit = limit({ key: 'ticket-send', points: 10, per: '1d' });

type TicketRow = Omit<OwnTicket, 'ticket_state' | 'ticket_token' | 'is_own'> & {
  orders_status: string;
  orders_refund_id: number | null;
  user_id: number;
  buyer_id: number;
  ticket_user_id: number | null;
  ticket_taken_at: Date | null;
  ticket_version: number;
};

/** Whose tickets an order's are: a gift's are not its buyer's. */
const HOLDER = `IF(o.gift_id IS NULL, o.user_id,
        COALESCE(g.gift_user_id, (SELECT w.id FROM user w WHERE w.user_tel = g.gift_tel), 0))`;

/** Tickets of approved and refunded orders for halls; the lines of an order are numbered as they were ordered. */
const TICKETS = `
  SELECT d.id AS orders_detail_id, CONCAT(o.order_no, '-', n.number) AS ticket_code, o.order_no, n.number AS ticket_number,
      n.count AS ticket_count, o.orders_status, ${HOLDER} AS user_id, o.user_id AS buyer_id,
      COALESCE(t.ticket_version, 0) AS ticket_version, t.ticket_tel, t.ticket_user_id, t.ticket_taken_at, e.entry_at, e.entry_gate, p.product_title, p.product_url, p.product_img, b.band_name,
      r.product_price_title, s.stage_title, s.stage_date, s.stage_time_start,
      d.orders_refund_id, COALESCE(f.create_at,
        (SELECT MAX(c.create_at) FROM orders_status_change c WHERE c.orders_id = o.id AND c.to_status = 'refund')) AS refund_at
    FROM orders o
    JOIN orders_detail d ON d.orders_id = o.id
    JOIN product p ON p.id = d.product_id AND p.product_format <> 'online'
    JOIN band b ON b.id = p.band_id
    JOIN (SELECT one.id, SUM(other.id <= one.id) AS number, COUNT(*) AS count
            FROM orders_detail one JOIN orders_detail other ON other.orders_id = one.orders_id
           WHERE one.orders_id IN (?) GROUP BY one.id) n ON n.id = d.id
    LEFT JOIN ticket t ON t.orders_detail_id = d.id
    LEFT JOIN ticket_entry e ON e.orders_detail_id = d.id AND e.entry_first = 1
    LEFT JOIN gift g ON g.id = o.gift_id
    LEFT JOIN stage s ON s.id = p.stage_id
    LEFT JOIN product_price r ON r.id = d.product_price_id
    LEFT JOIN orders_refund f ON f.id = d.orders_refund_id
   WHERE o.orders_status IN ('approve', 'refund')`;
/** Tickets for halls: shown to whoever holds them, sent on to somebody else (BUY-20). */
@Injectable()
export class Tickets {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Those that the caller bought or was sent, the newest first. */
  async own({ id: userId }: Actor): Promise<OwnTicket[]> {
    const orders = await this.database.query<{ id: number }[]>(
      `SELECT id FROM orders WHERE user_id = ? AND gift_id IS NULL AND orders_status IN ('approve', 'refund')
       UNION SELECT o.id FROM gift g JOIN orders o ON o.gift_id = g.id
              WHERE g.gift_user_id = ?
                 OR (g.gift_user_id IS NULL AND g.gift_tel = (SELECT user_tel FROM user WHERE id = ?))
       UNION SELECT d.orders_id FROM ticket t JOIN orders_detail d ON d.id = t.orders_detail_id
              WHERE t.ticket_user_id = ?
                 OR (t.ticket_user_id IS NULL AND t.ticket_tel = (SELECT user_tel FROM user WHERE id = ?))`,
      [userId, userId, userId, userId, userId],
    );
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const rows = await this.database.query<TicketRow[]>(
      `${TICKETS} AND o.id IN (?) ORDER BY o.id DESC, d.id LIMIT 200`,
      [ids, ids],
    );
    const tel = await this.phoneOf(userId);
    return rows.flatMap((row) => this.shown(row, userId, tel));
  }

  /**
   * Sends a ticket to somebody's phone; the QR that was shown opens no gate any more.
   * @throws Refusal NOT_FOUND, TICKET_NOT_VALID, TOO_MANY, INVALID_INPUT for one's own phone
   */
  async send(actor: Actor, detailId: number, ticket_tel: string): Promise<void> {
    // Nobody signs in with a phone whose account was merged into another one.
    const kept = await keptAccountOf(this.database, ticket_tel);
    const tel = kept?.user_tel ?? ticket_tel;
    if (tel === (await this.phoneOf(actor.id)))
      throw refuseField('ticket_tel', 'เบอร์นี้เป็นเบอร์ของคุณเอง กรุณาใส่เบอร์ของเพื่อน');
    await this.limits.consume(sendLimit, actor.id);
    await this.transactions.run(async () => {
      const ticket = await this.lock(detailId);
      if (!ticket || ticket.user_id !== actor.id) throw refuse('NOT_FOUND');
      if (ticket.ticket_user_id !== null || ticket.ticket_tel !== null) throw refuse('TICKET_NOT_VALID');
      await this.renew(detailId, ticket_tel, kept?.id);
      const text = `เวที: มีคนส่งบัตรเข้างาน “${ticket.product_title.slice(0, 40)}” ให้คุณ เข้าระบบด้วยเบอร์นี้แล้วรับบัตรที่ ${this.config.PUBLIC_URL}/tickets`;
      await this.outbox.add(sendNotice, { tel, text, always: true });
    });
  }

  /** Takes a ticket that was sent to the caller's phone. @throws Refusal NOT_FOUND, TICKET_NOT_VALID */
  async take(actor: Actor, detailId: number): Promise<void> {
    await this.transactions.run(async () => {
      const ticket = await this.lock(detailId);
      const tel = await this.phoneOf(actor.id);
      const isMine = ticket?.ticket_user_id === actor.id;
      if (!ticket?.ticket_tel || (!isMine && ticket.ticket_tel !== tel)) throw refuse('NOT_FOUND');
      if (isMine && ticket.ticket_taken_at) return;
      if (!isMine && ticket.ticket_user_id !== null) throw refuse('TICKET_NOT_VALID');
      await this.renew(detailId, ticket.ticket_tel, actor.id, this.clock.now());
    });
  }

  /** Takes a ticket back that nobody took yet. @throws Refusal NOT_FOUND, TICKET_NOT_VALID */
  async takeBack(actor: Actor, detailId: number): Promise<void> {
    await this.transactions.run(async () => {
      const ticket = await this.lock(detailId);
      if (!ticket || ticket.user_id !== actor.id) throw refuse('NOT_FOUND');
      if (ticket.ticket_taken_at !== null) throw refuse('TICKET_NOT_VALID', { message: 'เพื่อนรับบัตรไปแล้ว จึงดึงกลับไม่ได้' });
      if (ticket.ticket_tel !== null) await this.renew(detailId, null);
    });
  }

  private async phoneOf(userId: number): Promise<string | undefined> {
    const [user] = await this.database.query<{ user_tel: string }[]>('SELECT user_tel FROM user WHERE id = ?', [
      userId,
    ]);
    return user?.user_tel;
  }

  /** A ticket that still opens a gate, with its order locked. @throws Refusal TICKET_NOT_VALID */
  private async lock(detailId: number) {
    const [ticket] = await this.database.query<
      {
        user_id: number;
        orders_status: string;
        orders_refund_id: number | null;
        product_title: string;
        ticket_tel: string | null;
        ticket_user_id: number | null;
        ticket_taken_at: Date | null;
        entries: number;
      }[]
    >(
      `SELECT ${HOLDER} AS user_id, o.orders_status, d.orders_refund_id, p.product_title, t.ticket_tel, t.ticket_user_id, t.ticket_taken_at,
          (SELECT COUNT(*) FROM ticket_entry e WHERE e.orders_detail_id = d.id AND e.entry_first = 1) AS entries
         FROM orders_detail d JOIN orders o ON o.id = d.orders_id JOIN product p ON p.id = d.product_id
         LEFT JOIN ticket t ON t.orders_detail_id = d.id
         LEFT JOIN gift g ON g.id = o.gift_id
        WHERE d.id = ? AND p.product_format <> 'online' AND o.orders_status IN ('approve', 'refund') FOR UPDATE`,
      [detailId],
    );
    if (ticket && (isRefunded(ticket) || ticket.entries > 0)) throw refuse('TICKET_NOT_VALID');
    return ticket;
  }

  /** @param userId whose it is, where that is known; they need not have taken it */
  private renew(
    detailId: number,
    tel: string | null,
    userId: number | null = null,
    takenAt: Date | null = null,
  ): Promise<void> {
    return this.database.write(
      `INSERT INTO ticket (orders_detail_id, ticket_version, ticket_tel, ticket_user_id, ticket_sent_at, ticket_taken_at)
         VALUES (?)
         ON DUPLICATE KEY UPDATE ticket_version = ticket_version + 1, ticket_tel = VALUES(ticket_tel),
           ticket_user_id = VALUES(ticket_user_id), ticket_sent_at = VALUES(ticket_sent_at),
           ticket_taken_at = VALUES(ticket_taken_at)`,
      [[detailId, 1, tel, userId, this.clock.now(), takenAt]],
    );
  }

  private shown(row: TicketRow, userId: number, tel: string | undefined): OwnTicket[] {
    const { user_id, buyer_id, ticket_user_id, ticket_taken_at, ticket_version, ...told } = row;
    const { orders_status, orders_refund_id, ...facts } = told;
    const is_own = user_id === userId;
    const isSentHere = ticket_user_id === null ? facts.ticket_tel === tel : ticket_user_id === userId;
    const isHolder = facts.ticket_tel === null ? is_own : ticket_taken_at !== null && isSentHere;
    const isOffered = facts.ticket_tel !== null && ticket_taken_at === null && isSentHere && !is_own;
    if (!is_own && !isHolder && !isOffered) return [];
    const ticket_state = stateOf(row, isHolder, isOffered);
    const version = { detailId: facts.orders_detail_id, version: ticket_version };
    const ticket_token = ticket_state === 'valid' ? signTicket(version, this.config.TOKEN_SECRET) : null;
    const shown = { ...facts, ticket_tel: is_own ? facts.ticket_tel : null, is_own, ticket_state, ticket_token };
    return [buyer_id === userId ? shown : { ...shown, ...nameless(facts) }];
  }
}

/** Whoever was given or sent a ticket reads nothing of the order: with its number they could speak for its other tickets. */
function nameless({ orders_detail_id }: Pick<TicketRow, 'orders_detail_id'>) {
  return { ticket_code: String(orders_detail_id), order_no: '', ticket_number: 1, ticket_count: 1 };
}

/** With its order, or by itself. */
function isRefunded({
  orders_status,
  orders_refund_id,
}: Pick<TicketRow, 'orders_status' | 'orders_refund_id'>): boolean {
  return orders_status !== 'approve' || orders_refund_id !== null;
}

function stateOf(row: TicketRow, isHolder: boolean, isOffered: boolean): TicketState {
  if (isRefunded(row)) return 'refunded';
  if (row.entry_at) return 'used';
  if (isOffered) return 'offered';
  return isHolder ? 'valid' : 'sent';
}
