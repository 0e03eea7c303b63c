import type { Clock } from '../clock/clock';
import type { Database } from '../database/database';
import type { Bucket, BucketStore } from './bucket';
import type { RateLimit } from './rate-limit.entity';

/**
 * One statement, so that nobody holds a row that others wait for; assignments see those before them. A bucket that is
 * fuller than full was counted before the clock was set back.
 */
const CONSUME = `INSERT INTO rate_limit (name, empty_at, allowed) VALUES (?, ?, 1)
  ON DUPLICATE KEY UPDATE
    allowed = empty_at NOT BETWEEN ? AND ?,
    empty_at = IF(allowed, IF(empty_at BETWEEN ? AND ?, empty_at, ?) + INTERVAL ? MICROSECOND, empty_at)
  RETURNING allowed, empty_at`;
const LOOK = 'SELECT empty_at FROM rate_limit WHERE name = ? AND empty_at BETWEEN ? AND ?';
const GIVE_BACK = 'UPDATE rate_limit SET empty_at = empty_at - INTERVAL ? MICROSECOND WHERE name = ? AND empty_at > ?';

/** Buckets in MariaDB, which survive a lost Redis. */
export class DatabaseBuckets implements BucketStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async consume(name: string, { stepMs, fullMs }: Bucket): Promise<number> {
    const now = this.clock.now();
    const [room, full] = [later(now, fullMs - stepMs), later(now, fullMs)];
    const parameters = [name, later(now, stepMs), later(room, 1), full, now, full, now, stepMs * 1_000];
    const [row] = await this.database.query<RateLimit[]>(CONSUME, parameters);
    return row && !row.allowed ? row.empty_at.getTime() - room.getTime() : 0;
  }

  async waitFor(name: string, { stepMs, fullMs }: Bucket): Promise<number> {
    const now = this.clock.now();
    const room = later(now, fullMs - stepMs);
    const [row] = await this.database.query<RateLimit[]>(LOOK, [name, later(room, 1), later(now, fullMs)]);
    return row ? row.empty_at.getTime() - room.getTime() : 0;
  }

  async giveBack(name: string, { stepMs }: Bucket): Promise<void> {
    await this.database.query(GIVE_BACK, [stepMs * 1_000, name, this.clock.now()]);
  }
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
