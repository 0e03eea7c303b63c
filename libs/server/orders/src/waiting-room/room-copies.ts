import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@wethi/platform';
import type { Room } from './room';
import { RoomLine } from './room-line';

/** Copies of the lines in MariaDB, some seconds old: what survives a lost Redis (docs/decisions/0031). */
@Injectable()
export class RoomCopies {
  constructor(
    private readonly database: Database,
    private readonly line: RoomLine,
    private readonly clock: Clock,
  ) {}

  async keep({ id }: Room): Promise<void> {
    const line = (await this.line.first(id)).join(',');
    await this.database.write(
      `INSERT INTO queue_copy (product_id, copy_line, copy_at) VALUES (?)
         ON DUPLICATE KEY UPDATE copy_line = VALUES(copy_line), copy_at = VALUES(copy_at)`,
      [[id, line, this.clock.now()]],
    );
  }

  /** Opens a room that Redis does not know, with the line of its copy and the turns that MariaDB holds. */
  async restore({ id, sale }: Room, now: number): Promise<void> {
    const [copy] = await this.database.query<{ copy_line: string }[]>(
      'SELECT copy_line FROM queue_copy WHERE product_id = ?',
      [id],
    );
    const turns = await this.database.query<{ user_id: number; hold_until: Date }[]>(
      "SELECT user_id, hold_until FROM place_hold WHERE product_id = ? AND hold_state = 'held'",
      [id],
    );
    const users = copy?.copy_line ? copy.copy_line.split(',').map(Number) : [];
    const passes = turns.map(({ user_id, hold_until }) => ({ user_id, until: hold_until.getTime() }));
    const have = new Set(passes.map(({ user_id }) => user_id));
    const waiting = users.filter((user) => !have.has(user));
    await this.line.begin(id, now, sale, waiting, passes);
  }
}
