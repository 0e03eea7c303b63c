import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { PersonnelRole } from '@wethi/contract';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { Database } from '../database/database';
import type { Session } from './session.entity';

/** Asked with every request, so without the query builder. */
const READ = `SELECT s.id, s.kind, s.subject_id, s.mfa_at, s.seen_at, f.personnel_id IS NOT NULL AS has_factor, p.role, p.band_id
    FROM session s
    LEFT JOIN user u ON s.kind = 'user' AND u.id = s.subject_id AND u.user_status <> 'Block'
    LEFT JOIN personnel p ON s.kind = 'personnel' AND p.id = s.subject_id AND p.status_by = 'N'
    LEFT JOIN personnel_totp f ON f.personnel_id = p.id AND f.confirmed_at IS NOT NULL
   WHERE s.id IN (?) AND s.revoked_at IS NULL AND s.expires_at > ? AND (u.id IS NOT NULL OR p.id IS NOT NULL)
     AND (s.seen_at IS NULL OR s.seen_at > ?)`;

/** A session that counts, with its person as they are now: neither blocked nor gone. */
export type OpenSession = Pick<Session, 'id' | 'kind' | 'subject_id' | 'mfa_at' | 'seen_at'> & {
  has_factor: 0 | 1;
  role: PersonnelRole | null;
  band_id: number | null;
};

type ById = ReadonlyMap<string, OpenSession>;

/** Which sessions count at this moment. In a rush requests arrive together: those of one turn of the event loop ask once. */
@Injectable()
export class OpenSessions {
  private next?: { ids: Set<string>; found: Promise<ById> };

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The session, if it counts. */
  async find(id: string): Promise<OpenSession | undefined> {
    // Nobody else's question goes out on a transaction's connection.
    if (this.database.inTransaction) return (await this.read([id])).get(id);
    this.next ??= this.askTogether();
    this.next.ids.add(id);
    return (await this.next.found).get(id);
  }

  /** Those of some sessions that count. */
  async read(ids: readonly string[]): Promise<ById> {
    if (ids.length === 0) return new Map();
    const now = this.clock.now();
    const idleSince = new Date(now.getTime() - this.config.PERSONNEL_IDLE_MINUTES * 60_000);
    const rows = await this.database.query<OpenSession[]>(READ, [ids, now, idleSince]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private askTogether(): { ids: Set<string>; found: Promise<ById> } {
    const ids = new Set<string>();
    const found = endOfTurn().then(() => {
      this.next = undefined;
      return this.read([...ids]);
    });
    return { ids, found };
  }
}
