import { Injectable } from '@nestjs/common';
import { Clock, Config, Database, refuse, type Actor } from '@wethi/platform';
import { findOpenOrder, refusedFor } from '../order/open-order';
import { PlaceHolds } from '../places/place-holds';
import { roomOf, type Room } from './room';
import { roomPlace } from './room-answer';
import { readEntry, signEntry } from './room-entry';
import { RoomLine, type LinePlace } from './room-line';
import { RoomCopies } from './room-copies';
import type { MeasuredPlace, RoomPlace } from './waiting-room.dto';

/** Waiting for one's turn to buy (BUY-14). One account has one place, however many pages it opens. */
@Injectable()
export class WaitingRoom {
  constructor(
    private readonly database: Database,
    private readonly line: RoomLine,
    private readonly copies: RoomCopies,
    private readonly holds: PlaceHolds,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a place in line, or answers the one there is.
   * @throws Refusal NOT_FOUND where nobody waits, ALREADY_ORDERED with the order, BUSY without Redis
   */
  async join({ id: userId }: Actor, productId: number): Promise<RoomPlace> {
    const room = await roomOf(this.database, productId);
    const now = this.now();
    const entry = signEntry({ productId, userId }, this.config.TOKEN_SECRET);
    if (now < room.open) return this.withMinutes(closed(room, entry, now));
    await this.refuseBuyer(room, userId);
    const hold = await this.holds.of(productId, userId);
    return this.answering(async () => {
      await this.prepare(room, now);
      if (hold) await this.line.grant(productId, userId, hold.hold_until.getTime());
      const place = roomPlace(await this.joined(productId, userId, now), entry, now);
      const [wanted] = await this.line.wantsSms(productId, [userId]);
      return { ...this.withMinutes(place), queue_sms: wanted ? 'Y' : 'N' };
    });
  }

  /** A turn that was bought or given up is over, whatever the line knows: it is read after the line said so. */
  private async joined(productId: number, userId: number, now: number): Promise<LinePlace> {
    const place = await this.line.join(productId, userId, now);
    if (place.state !== 'turn' || (await this.holds.of(productId, userId))) return place;
    await this.line.endTurn(productId, userId);
    return this.line.join(productId, userId, now);
  }

  /**
   * Where somebody stands, without a statement.
   * @throws Refusal NOT_FOUND of an entry that was not given here, BUSY without Redis
   */
  async place(entry: string): Promise<RoomPlace> {
    const read = readEntry(entry, this.config.TOKEN_SECRET);
    if (!read) throw refuse('NOT_FOUND');
    const now = this.now();
    return this.answering(async () => {
      let place = await this.line.place(read.productId, read.userId, now);
      if (place.state === 'lost') place = await this.found(read.productId, read.userId, now);
      return this.withMinutes(roomPlace(place, entry, now));
    });
  }

  /** Gives the place in line up, and a turn that it came to. */
  async leave({ id: userId }: Actor, productId: number): Promise<void> {
    await this.holds.release(productId, userId);
    await this.answering(() => this.line.leave(productId, userId));
  }

  async wishSms({ id: userId }: Actor, productId: number, wanted: boolean): Promise<void> {
    await roomOf(this.database, productId);
    await this.answering(() => this.line.wishSms(productId, userId, wanted));
  }

  /** Redis was lost: the line is taken up again from its copy. */
  private async found(productId: number, userId: number, now: number): Promise<LinePlace> {
    await this.prepare(await roomOf(this.database, productId), now);
    return this.line.place(productId, userId, now);
  }

  private async prepare(room: Room, now: number): Promise<void> {
    if (!(await this.line.isBegun(room.id))) await this.copies.restore(room, now);
  }

  private async refuseBuyer({ id, isOnline }: Room, userId: number): Promise<void> {
    const order = isOnline ? await findOpenOrder(this.database, userId, [id]) : undefined;
    if (order) throw refuse('ALREADY_ORDERED', { data: refusedFor(order) });
  }

  private withMinutes(place: MeasuredPlace): RoomPlace {
    const { TURN_MINUTES: turn_minutes, QUEUE_CONTACT_MINUTES: contact_minutes } = this.config;
    return { ...place, turn_minutes, contact_minutes };
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  /** A page that hears nothing keeps what it knew and asks again. */
  private async answering<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Error && /redis|connection|timed out|stream/i.test(`${error.name} ${error.message}`))
        throw refuse('BUSY');
      throw error;
    }
  }
}

function closed({ open, sale, left }: Room, entry: string, now: number): MeasuredPlace {
  const nothing = { queue_ahead: null, queue_start: null, minutes_from: null, minutes_to: null, per_minute: null };
  const ask_in = Math.min(30, Math.max(1, Math.ceil((open - now) / 1000)));
  const unknown = { not_buying_of_ten: null, is_likely: null, turn_until: null };
  const moments = { now: new Date(now), sale_at: new Date(sale) };
  return { room_state: 'closed', entry, ...moments, ask_in, ...nothing, places_left: left, ...unknown };
}
