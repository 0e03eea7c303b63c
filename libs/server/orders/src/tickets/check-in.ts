import { Injectable } from '@nestjs/common';
import { addDays } from '@wethi/format';
import { Clock, Config, Database, isDuplicate, onlyBandOf, refuse, Transactions, type Actor } from '@wethi/platform';
import { lockOrder } from '../order/lock-order';
import { readTicket, signTicket, ticketHash } from './ticket-token';
import { TicketEntry, type EntryKind } from './ticket-entry.entity';
import type { GateAnswer, GateEntries, GateEntry, GateShow, GateVerdict, GuestTicket, Verdict } from './check-in.dto';

interface TicketAtGate {
  orders_id: number;
  orders_detail_id: number;
  product_id: number;
  orders_status: string;
  orders_refund_id: number | null;
  ticket_code: string;
  ticket_version: number;
  is_sent: 0 | 1;
  holder_name: string | null;
  holder_lname: string | null;
  holder_tel: string;
  product_price_title: string | null;
  product_title: string;
  stage_date: string | null;
}

type First = Pick<TicketEntry, 'id' | 'entry_at' | 'entry_gate' | 'entry_key'>;

const TICKETS = `
  SELECT d.id AS orders_detail_id, d.orders_id, d.product_id, o.orders_status, d.orders_refund_id, COALESCE(t.ticket_version, 0) AS ticket_version,
      (t.ticket_tel IS NOT NULL OR o.gift_id IS NOT NULL) AS is_sent,
      CONCAT(o.order_no, '-', (SELECT COUNT(*) FROM orders_detail e WHERE e.orders_id = o.id AND e.id <= d.id)) AS ticket_code,
      u.user_name AS holder_name, u.user_lname AS holder_lname, u.user_tel AS holder_tel, r.product_price_title,
      p.product_title, s.stage_date
    FROM orders_detail d
    JOIN orders o ON o.id = d.orders_id
    JOIN product p ON p.id = d.product_id AND p.product_format <> 'online'
    LEFT JOIN ticket t ON t.orders_detail_id = d.id
    LEFT JOIN gift g ON g.id = o.gift_id
    JOIN user u ON u.id = COALESCE(IF(t.ticket_taken_at IS NULL, NULL, t.ticket_user_id), g.gift_user_id, o.user_id)
    LEFT JOIN stage s ON s.id = p.stage_id
    LEFT JOIN product_price r ON r.id = d.product_price_id`;

const VALID = "o.orders_status = 'approve' AND d.orders_refund_id IS NULL";
const UNDO_SECONDS = 120;

/** The gates of a hall: who goes in, and that nobody does twice (BUY-20). */
@Injectable()
export class CheckIn {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Shows in halls of these days. */
  shows(actor: Actor): Promise<GateShow[]> {
    const band = onlyBandOf(actor);
    return this.database.query(
      `SELECT p.id, p.product_title, s.stage_date, s.stage_title FROM product p LEFT JOIN stage s ON s.id = p.stage_id
        WHERE p.product_disable = 'N' AND p.product_show_at >= ? AND p.product_format <> 'online'
          ${band === undefined ? '' : 'AND p.band_id = ?'}
        ORDER BY p.product_show_at LIMIT 100`,
      [addDays(this.clock.today(), -2), ...(band === undefined ? [] : [band])],
    );
  }

  /** All tickets of a show, for a device that may lose its line. @throws Refusal NOT_FOUND */
  async list(productId: number, actor: Actor): Promise<GuestTicket[]> {
    await this.requireShow(productId, actor);
    const rows = await this.database.query<(TicketAtGate & Pick<GuestTicket, 'entry_at' | 'entry_gate'>)[]>(
      `SELECT x.*, f.entry_at, f.entry_gate FROM (${TICKETS} WHERE d.product_id = ? AND ${VALID}) x
         LEFT JOIN ticket_entry f ON f.orders_detail_id = x.orders_detail_id AND f.entry_first = 1
        ORDER BY x.orders_detail_id LIMIT 20000`,
      [productId],
    );
    return rows.map((row) => ({
      orders_detail_id: row.orders_detail_id,
      ticket_code: row.ticket_code,
      ticket_hash: ticketHash(
        signTicket({ detailId: row.orders_detail_id, version: row.ticket_version }, this.config.TOKEN_SECRET),
      ),
      is_sent: row.is_sent === 1,
      holder_name: shortName(row),
      holder_tel: row.holder_tel.slice(-4),
      product_price_title: row.product_price_title,
      entry_at: row.entry_at,
      entry_gate: row.entry_gate,
    }));
  }

  /** Judges presses in their order, each once. @throws Refusal NOT_FOUND */
  async enter({ product_id, entry_gate, entries }: GateEntries, actor: Actor): Promise<GateAnswer> {
    await this.requireShow(product_id, actor);
    const verdicts: GateVerdict[] = [];
    for (const entry of entries) verdicts.push(await this.judge(entry, product_id, entry_gate, actor));
    return { verdicts, ...(await this.counts(product_id)) };
  }

  /** Takes a press back that was a mistake, shortly after it and by whoever made it. @throws Refusal NOT_FOUND */
  async undo(productId: number, entryKey: string, actor: Actor): Promise<GateAnswer> {
    await this.requireShow(productId, actor);
    const since = new Date(this.clock.now().getTime() - UNDO_SECONDS * 1_000);
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `DELETE FROM ticket_entry WHERE entry_key = ? AND product_id = ? AND personnel_id = ? AND create_at >= ?`,
      [entryKey, productId, actor.id, since],
    );
    if (affectedRows === 0) throw refuse('NOT_FOUND');
    return { verdicts: [], ...(await this.counts(productId)) };
  }

  private async judge(entry: GateEntry, productId: number, gate: string, actor: Actor): Promise<GateVerdict> {
    const ticket = await this.find(entry, productId);
    if (!ticket) return verdictOf(entry, 'unknown');
    if (ticket.product_id !== productId) return verdictOf(entry, 'wrong', ticket);
    const admit = () =>
      this.transactions.run(async () => {
        // A refund or a sending that began before is over then, and one that comes later finds the entry.
        await lockOrder(this.database, 'id', ticket.orders_id);
        return this.admit(entry, await this.ticketOf(ticket.orders_detail_id), gate, actor);
      });
    return admit().catch((error: unknown) => {
      // Another gate was quicker by a moment, or the same press came twice: now it is there to be read.
      if (isDuplicate(error)) return admit();
      throw error;
    });
  }

  private async admit(entry: GateEntry, ticket: TicketAtGate, gate: string, actor: Actor): Promise<GateVerdict> {
    if (ticket.orders_status !== 'approve' || ticket.orders_refund_id !== null)
      return verdictOf(entry, 'refunded', ticket);
    if (!this.isNewest(entry, ticket)) return verdictOf(entry, 'sent', ticket);
    const [first] = await this.database.query<First[]>(
      `SELECT id, entry_at, entry_gate, entry_key FROM ticket_entry
        WHERE orders_detail_id = ? AND entry_first = 1 FOR UPDATE`,
      [ticket.orders_detail_id],
    );
    // Read after the wait for whoever makes the entry now, who may be the same press.
    const sql = 'SELECT entry_kind FROM ticket_entry WHERE entry_key = ?';
    const [known] = await this.database.query<{ entry_kind: EntryKind }[]>(sql, [entry.entry_key]);
    if (known) {
      const verdicts = { first: 'valid', again: 'again', clash: 'used' } as const;
      return verdictOf(entry, verdicts[known.entry_kind], ticket, first, known.entry_kind === 'clash');
    }
    const note = (entry_kind: EntryKind) => this.note(entry, ticket, gate, actor, entry_kind);
    if (!first) {
      await note('first');
      return verdictOf(entry, 'valid', ticket, { entry_at: entry.entry_at, entry_gate: gate });
    }
    if (entry.again) {
      await note('again');
      return verdictOf(entry, 'again', ticket, first);
    }
    if (!entry.offline) return verdictOf(entry, 'used', ticket, first);
    // Both are in already; whoever was first holds the place, and the gates hear of it.
    if (entry.entry_at >= first.entry_at) {
      await note('clash');
      return verdictOf(entry, 'used', ticket, first, true);
    }
    const demote = "UPDATE ticket_entry SET entry_first = NULL, entry_kind = 'clash' WHERE id = ?";
    await this.database.query(demote, [first.id]);
    await note('first');
    return verdictOf(entry, 'valid', ticket, { entry_at: entry.entry_at, entry_gate: gate }, true);
  }

  private async note(
    { entry_key, entry_at, offline }: GateEntry,
    { orders_detail_id, product_id }: TicketAtGate,
    entry_gate: string,
    actor: Actor,
    entry_kind: EntryKind,
  ): Promise<void> {
    const now = this.clock.now();
    // A device with a line has the server's time, and nobody went in later than now.
    const at = offline && entry_at < now ? entry_at : now;
    await this.database.insert(TicketEntry, {
      orders_detail_id,
      product_id,
      entry_first: entry_kind === 'first' ? 1 : null,
      entry_kind,
      entry_key,
      entry_gate,
      entry_at: at,
      personnel_id: actor.id,
      create_at: now,
    });
  }

  private async ticketOf(detailId: number): Promise<TicketAtGate> {
    const [row] = await this.database.query<TicketAtGate[]>(`${TICKETS} WHERE d.id = ?`, [detailId]);
    if (!row) throw refuse('NOT_FOUND');
    return row;
  }

  private async find({ ticket, orders_detail_id }: GateEntry, productId: number): Promise<TicketAtGate | undefined> {
    const read = ticket ? readTicket(ticket, this.config.TOKEN_SECRET) : undefined;
    const id = read?.detailId ?? orders_detail_id;
    if (id !== undefined) {
      const [row] = await this.database.query<TicketAtGate[]>(`${TICKETS} WHERE d.id = ?`, [id]);
      return row;
    }
    const [, orderNo, number] = /^(W\w{12})-(\d{1,2})$/i.exec(ticket?.trim() ?? '') ?? [];
    if (!orderNo) return undefined;
    const rows = await this.database.query<TicketAtGate[]>(
      `${TICKETS} WHERE o.order_no = ? AND d.product_id = ? ORDER BY d.id`,
      [orderNo, productId],
    );
    return rows.find(({ ticket_code }) => ticket_code.endsWith(`-${Number(number)}`));
  }

  /** The list names a ticket whatever its version; a typed code does not once it was sent, as its buyer knows it still. */
  private isNewest({ ticket, orders_detail_id }: GateEntry, { ticket_version, is_sent }: TicketAtGate): boolean {
    const read = ticket ? readTicket(ticket, this.config.TOKEN_SECRET) : undefined;
    if (read) return read.version === ticket_version;
    return orders_detail_id !== undefined || is_sent === 0;
  }

  private async counts(productId: number): Promise<Pick<GateAnswer, 'entered' | 'tickets'>> {
    const [counts] = await this.database.query<Pick<GateAnswer, 'entered' | 'tickets'>[]>(
      `SELECT (SELECT COUNT(*) FROM ticket_entry WHERE product_id = ? AND entry_first = 1) AS entered,
          (SELECT COUNT(*) FROM orders_detail d JOIN orders o ON o.id = d.orders_id
            WHERE d.product_id = ? AND ${VALID}) AS tickets`,
      [productId, productId],
    );
    return counts ?? { entered: 0, tickets: 0 };
  }

  private async requireShow(productId: number, actor: Actor): Promise<void> {
    const band = onlyBandOf(actor);
    const sql = "SELECT band_id FROM product WHERE id = ? AND product_format <> 'online'";
    const [product] = await this.database.query<{ band_id: number }[]>(sql, [productId]);
    if (!product || (band !== undefined && product.band_id !== band)) throw refuse('NOT_FOUND');
  }
}

function verdictOf(
  { entry_key }: GateEntry,
  verdict: Verdict,
  ticket?: TicketAtGate,
  first?: Pick<First, 'entry_at' | 'entry_gate'>,
  is_clash = false,
): GateVerdict {
  const isOfShow = ticket !== undefined && verdict !== 'wrong';
  return {
    entry_key,
    verdict,
    orders_detail_id: ticket?.orders_detail_id ?? null,
    ticket_code: isOfShow ? ticket.ticket_code : null,
    holder_name: isOfShow ? shortName(ticket) : null,
    product_price_title: isOfShow ? ticket.product_price_title : null,
    product_title: ticket?.product_title ?? null,
    stage_date: ticket?.stage_date ?? null,
    entry_at: first?.entry_at ?? null,
    entry_gate: first?.entry_gate ?? null,
    is_clash,
  };
}

/** No more of a name than tells two people apart who stand there. */
function shortName({ holder_name, holder_lname }: TicketAtGate): string {
  const name = holder_name?.trim() || 'ผู้ถือบัตร';
  const last = holder_lname?.trim();
  return last ? `${name} ${[...last][0]}.` : name;
}
