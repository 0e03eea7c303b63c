import { Injectable, Logger } from '@nestjs/common';
import { Clock, Config, Database, Outbox, Transactions } from '@wethi/platform';
import { PlaceHolds } from '../places/place-holds';
import { isSoldOut } from '../places/places';
import { openRooms, type Room } from './room';
import { RoomCopies } from './room-copies';
import { RoomLine, type RoomFacts } from './room-line';
import { tellPlace } from '../places/tell-place';

/** Turns that have to end before what they came to says anything. */
const ENOUGH_TURNS = 20;
const COPY_EVERY_MS = 10_000;

interface Turns {
  /** That are held now. */
  places: number;
  held: number;
  bought: number;
  ended: number;
  /** Of a turn that is not given up, in the mean. */
  tickets: number | null;
}

/**
 * Lets people in, in the order of the line: a turn is a place that is held, so nobody who has one finds it sold
 * (docs/decisions/0031). One worker at a time does it, each second; done twice it does the same.
 */
@Injectable()
export class Admission {
  private readonly logger = new Logger(Admission.name);
  private readonly copied = new Map<number, number>();

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly line: RoomLine,
    private readonly copies: RoomCopies,
    private readonly holds: PlaceHolds,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.holds.expire();
    for (const room of await openRooms(this.database, this.clock.now().getTime()))
      await this.serve(room).catch((error: unknown) => this.logger.warn(`room ${room.id}: ${String(error)}`));
  }

  private async serve(room: Room): Promise<void> {
    const now = this.clock.now().getTime();
    if (!(await this.line.isBegun(room.id))) await this.copies.restore(room, now);
    await this.line.letGo(room.id, now - this.config.QUEUE_CONTACT_MINUTES * 60_000);
    const admitted = now < room.sale ? 0 : await this.admit(room, now);
    await this.line.tell(room.id, room.sale, await this.facts(room, admitted, now));
    if ((this.copied.get(room.id) ?? 0) > now - COPY_EVERY_MS) return;
    await this.copies.keep(room);
    this.copied.set(room.id, now);
  }

  /** @returns how many places were taken for it */
  private async admit({ id, left }: Room, now: number): Promise<number> {
    const first = await this.line.first(id, this.config.QUEUE_PER_SECOND);
    // Who has a place already was let in by a run that ended before the line heard of it.
    const held = await this.holds.among(id, first);
    let free = left ?? Infinity;
    const users = first.filter((user) => {
      const until = held.get(user);
      // Whose former turn has just ended comes in again as soon as its place was given back.
      return until ? until.getTime() > now : (free -= 1) >= 0;
    });
    if (users.length === 0) return 0;
    const until = new Date(now + this.config.TURN_MINUTES * 60_000);
    try {
      await this.transactions.run(async () => {
        await this.holds.giveWithin(id, users, 'turn', until);
        for (const user_id of await this.line.wantsSms(id, users))
          await this.outbox.add(tellPlace, { product_id: id, user_id, kind: 'turn', until: until.toISOString() });
      });
    } catch (error) {
      // Bought meanwhile by who had an offer; the next second knows how many are left.
      if (isSoldOut(error)) return 0;
      throw error;
    }
    await this.line.admit(id, users, until.getTime(), now);
    return users.filter((user) => !held.has(user)).length;
  }

  private async facts({ id, left }: Room, admitted: number, now: number): Promise<RoomFacts> {
    const { places, held, bought, ended, tickets } = await this.turns(id);
    const rest = left === null ? null : Math.max(0, left - admitted);
    return {
      left: rest === null ? null : rest + places,
      perMinute: await this.line.perMinute(id, now),
      sold: rest === 0 && held === 0,
      conversion: ended >= ENOUGH_TURNS ? bought / ended : null,
      tickets,
    };
  }

  private async turns(productId: number): Promise<Turns> {
    const rows = await this.database.query<{ hold_state: string; holds: number; places: number }[]>(
      `SELECT hold_state, COUNT(*) AS holds, SUM(hold_places) AS places FROM place_hold
        WHERE product_id = ? GROUP BY hold_state`,
      [productId],
    );
    const of = (state: string) => {
      const row = rows.find(({ hold_state }) => hold_state === state);
      return { holds: Number(row?.holds ?? 0), places: Number(row?.places ?? 0) };
    };
    const [held, bought] = [of('held'), of('bought')];
    const turns = held.holds + bought.holds;
    return {
      places: held.places,
      held: held.holds,
      bought: bought.holds,
      ended: bought.holds + of('over').holds + of('left').holds,
      tickets: turns > 0 ? (held.places + bought.places) / turns : null,
    };
  }
}
