import { Injectable } from '@nestjs/common';
import { Clock, Database, Transactions } from '@wethi/platform';
import { isSoldOut, refusedPlaces } from './places';
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
   * Keeps places for somebody who goes to pay; who has some has them still, as long as before.
   * @throws Refusal SOLD_OUT, PLACES_TOO_FEW when there are fewer, and then they get none
   */
  async give(productId: number, userId: number, kind: HoldKind, minutes: number, places: number): Promise<Date> {
    const until = new Date(this.clock.now().getTime() + minutes * 60_000);
    await this.transactions
      .run(() => this.giveWithin(productId, [userId], kind, until, places))
      .catch(async (error: unknown) => {
        throw isSoldOut(error) ? await refusedPlaces(this.database, userId, [productId]) : error;
      });
    return until;
  }

  /**
   * Keeps so many places for who has some already, as long as before.
   * @throws Refusal SOLD_OUT, PLACES_TOO_FEW when there are fewer, and then they keep what they had
   */
  async resize({ product_id, user_id }: Pick<PlaceHold, 'product_id' | 'user_id'>, places: number): Promise<void> {
    await this.transactions
      .run(async () => {
        const sql = `SELECT hold_places FROM place_hold
          WHERE product_id = ? AND user_id = ? AND hold_state = 'held' FOR UPDATE`;
        const [held] = await this.database.query<Pick<PlaceHold, 'hold_places'>[]>(sql, [product_id, user_id]);
        if (!held || held.hold_places === places) return;
        const keep = 'UPDATE place_hold SET hold_places = ? WHERE product_id = ? AND user_id = ?';
        await this.database.write(keep, [places, product_id, user_id]);
        await this.count(product_id, places - held.hold_places);
      })
      .catch(async (error: unknown) => {
        throw isSoldOut(error) ? await refusedPlaces(this.database, user_id, [product_id]) : error;
      });
  }

  /** Keeps places for each of some people in the caller's transaction, whose COMMIT fails when there are fewer (isSoldOut). */
  async giveWithin(
    product_id: number,
    userIds: readonly number[],
    hold_kind: HoldKind,
    hold_until: Date,
    places = 1,
  ): Promise<void> {
    const users = userIds.toSorted((one, other) => one - other);
    const create_at = this.clock.now();
    // Rows to be locked have to be there: else two requests of one person would both find none, and count twice.
    const rows = users.map((user_id) => [product_id, user_id, hold_kind, 'left', hold_until, create_at]);
    await this.database.write(
      `INSERT INTO place_hold (product_id, user_id, hold_kind, hold_state, hold_until, create_at) VALUES ?
         ON DUPLICATE KEY UPDATE user_id = VALUES(user_id)`,
      [rows],
    );
    const held = await this.database.query<Pick<PlaceHold, 'user_id'>[]>(`${HELD} FOR UPDATE`, [
      product_id,
      users,
      'held',
    ]);
    const have = new Set(held.map(({ user_id }) => user_id));
    const fresh = users.filter((id) => !have.has(id));
    if (fresh.length === 0) return;
    await this.database.write(
      `UPDATE place_hold SET hold_kind = ?, hold_state = 'held', hold_places = ?, hold_until = ?, create_at = ?, orders_id = NULL
        WHERE product_id = ? AND user_id IN (?)`,
      [hold_kind, places, hold_until, create_at, product_id, fresh],
    );
    await this.count(product_id, fresh.length * places);
  }

  /** The hold of somebody that counts, if there is one. */
  async of(productId: number, userId: number): Promise<PlaceHold | undefined> {
    const sql = "SELECT * FROM place_hold WHERE product_id = ? AND user_id = ? AND hold_state = 'held'";
    const [hold] = await this.database.query<PlaceHold[]>(sql, [productId, userId]);
    return hold;
  }

  /** Whoever of some people has a hold that counts. @returns until when */
  async among(productId: number, userIds: readonly number[]): Promise<Map<number, Date>> {
    if (userIds.length === 0) return new Map();
    const held = await this.database.query<Pick<PlaceHold, 'user_id' | 'hold_until'>[]>(HELD, [
      productId,
      userIds,
      'held',
    ]);
    return new Map(held.map(({ user_id, hold_until }) => [user_id, hold_until]));
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
    const which = "WHERE product_id = ? AND user_id IN (?) AND hold_state = 'held' AND hold_until < ?";
    const held = await this.database.query<Pick<PlaceHold, 'user_id' | 'hold_places'>[]>(
      `SELECT user_id, hold_places FROM place_hold ${which} FOR UPDATE`,
      [productId, userIds, before],
    );
    if (held.length === 0) return;
    await this.database.write(`UPDATE place_hold SET hold_state = ? ${which}`, [state, productId, userIds, before]);
    await this.count(productId, -held.reduce((places, { hold_places }) => places + hold_places, 0));
  }

  private count(productId: number, places: number): Promise<void> {
    const sql = 'UPDATE product_places SET places_taken = places_taken + ? WHERE product_id = ?';
    return this.database.writeLast(sql, [places, productId]);
  }
}
