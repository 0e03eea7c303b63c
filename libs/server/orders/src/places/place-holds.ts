import { Injectable } from '@nestjs/common';
import { Clock, Database, refuse, Transactions } from '@wethi/platform';
import { isSoldOut } from './places';
import { PlaceHold, type HoldKind } from './place-hold.entity';

/** A hold ends so much later than its holder reads: who presses in the last second is on the way. */
const GRACE_MS = 15_000;
/** While a bank is asked about a slip that came in time. */
const SLIP_MS = 30 * 60_000;

const HELD = 'SELECT user_id, hold_until FROM place_hold WHERE product_id = ? AND user_id IN (?) AND hold_state = ?';

/** Places that are kept for somebody for a while. Each counts as taken until it is bought, left or over. */
@Injectable()
export class PlaceHolds {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a place for each of some people; who has one has it still, as long as before.
   * @throws Refusal SOLD_OUT when there are fewer, and then nobody gets one
   */
  async give(productId: number, userIds: readonly number[], kind: HoldKind, minutes: number): Promise<Date> {
    const until = new Date(this.clock.now().getTime() + minutes * 60_000);
    await this.transactions
      .run(() => this.giveWithin(productId, userIds, kind, until))
      .catch((error: unknown) => {
        throw isSoldOut(error) ? refuse('SOLD_OUT') : error;
      });
    return until;
  }

  /** The same in the caller's transaction, whose COMMIT fails when there are fewer (isSoldOut). */
  async giveWithin(
    product_id: number,
    userIds: readonly number[],
    hold_kind: HoldKind,
    hold_until: Date,
  ): Promise<void> {
    const held = await this.database.query<Pick<PlaceHold, 'user_id'>[]>(`${HELD} FOR UPDATE`, [
      product_id,
      userIds,
      'held',
    ]);
    const have = new Set(held.map(({ user_id }) => user_id));
    const fresh = userIds.filter((id) => !have.has(id)).toSorted((one, other) => one - other);
    if (fresh.length === 0) return;
    const create_at = this.clock.now();
    const rows = fresh.map((user_id) => [product_id, user_id, hold_kind, 'held', hold_until, create_at]);
    await this.database.write(
      `INSERT INTO place_hold (product_id, user_id, hold_kind, hold_state, hold_until, create_at) VALUES ?
         ON DUPLICATE KEY UPDATE hold_kind = VALUES(hold_kind), hold_state = 'held', hold_until = VALUES(hold_until),
           create_at = VALUES(create_at), orders_id = NULL`,
      [rows],
    );
    await this.count(product_id, fresh.length);
  }

  /** The hold of somebody that counts, if there is one. */
  async of(productId: number, userId: number): Promise<PlaceHold | undefined> {
    const sql = "SELECT * FROM place_hold WHERE product_id = ? AND user_id = ? AND hold_state = 'held'";
    const [hold] = await this.database.query<PlaceHold[]>(sql, [productId, userId]);
    return hold;
  }

  /** Whoever of some people has a hold that counts. */
  async among(productId: number, userIds: readonly number[]): Promise<Set<number>> {
    if (userIds.length === 0) return new Set();
    const held = await this.database.query<Pick<PlaceHold, 'user_id'>[]>(HELD, [productId, userIds, 'held']);
    return new Set(held.map(({ user_id }) => user_id));
  }

  /** Its holder does not want it. Doing it again changes nothing. */
  async release(productId: number, userId: number): Promise<void> {
    await this.transactions.run(() => this.end(productId, [userId], 'left'));
  }

  /** A slip for it arrived: it stays until the bank can have answered, also where it ended a moment ago. */
  async keepForSlip(productId: number, userId: number): Promise<void> {
    const until = new Date(this.clock.now().getTime() + SLIP_MS);
    await this.database.write(
      `UPDATE place_hold SET hold_until = GREATEST(hold_until, ?)
        WHERE product_id = ? AND user_id = ? AND hold_state = 'held'`,
      [until, productId, userId],
    );
  }

  /** Gives back what nobody bought in time. */
  async expire(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - GRACE_MS);
    const due = await this.database.query<Pick<PlaceHold, 'product_id' | 'user_id'>[]>(
      "SELECT product_id, user_id FROM place_hold WHERE hold_until < ? AND hold_state = 'held' LIMIT 1000",
      [before],
    );
    const byProduct = Map.groupBy(due, ({ product_id }) => product_id);
    for (const [productId, holds] of byProduct) {
      const users = holds.map(({ user_id }) => user_id);
      await this.transactions.run(() => this.end(productId, users, 'over', before));
    }
  }

  private async end(
    productId: number,
    userIds: readonly number[],
    state: 'over' | 'left',
    before = new Date(8.64e15 / 100),
  ): Promise<void> {
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `UPDATE place_hold SET hold_state = ?
        WHERE product_id = ? AND user_id IN (?) AND hold_state = 'held' AND hold_until < ?`,
      [state, productId, userIds, before],
    );
    if (affectedRows > 0) await this.count(productId, -affectedRows);
  }

  private count(productId: number, places: number): Promise<void> {
    const sql = 'UPDATE product_places SET places_taken = places_taken + ? WHERE product_id = ?';
    return this.database.writeLast(sql, [places, productId]);
  }
}
