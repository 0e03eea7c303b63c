import { Injectable } from '@nestjs/common';
import { Clock, Database, refuse, Sessions, Transactions, type Actor } from '@wethi/platform';
import type { Caller } from '../devices/caller';
import type { OwnEvent, OwnSession } from './account.dto';
import { AccountEvents } from './account-events';

const EVENTS_SHOWN = 50;

/** Where somebody is signed in, and what happened to their account. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly events: AccountEvents,
    private readonly clock: Clock,
  ) {}

  /** The newest first. A session's id ends it, and is no token: nobody signs in with it. */
  list(actor: Actor): Promise<OwnSession[]> {
    return this.database.query(
      `SELECT id, device_name, create_at, id = ? AS is_this FROM session
        WHERE kind = 'user' AND subject_id = ? AND revoked_at IS NULL AND expires_at > ? ORDER BY create_at DESC`,
      [actor.session, actor.id, this.clock.now()],
    );
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's */
  async end(actor: Actor, id: string, caller: Caller): Promise<void> {
    const own = await this.list(actor);
    if (!own.some((session) => session.id === id)) throw refuse('NOT_FOUND');
    await this.transactions.run(async () => {
      await this.sessions.revoke(id);
      await this.events.note(actor.id, 'session-end', caller);
    });
  }

  /** What happened in 90 days, the newest first; wrong PINs by others as they are counted at the sign-in. */
  async history(actor: Actor): Promise<OwnEvent[]> {
    const events = await this.database.query<OwnEvent[]>(
      `SELECT account_event_kind, device_name, create_at, NULL AS wrong_pins FROM account_event
        WHERE user_id = ? ORDER BY id DESC LIMIT ?`,
      [actor.id, EVENTS_SHOWN],
    );
    const [failure] = await this.database.query<OwnEvent[]>(
      `SELECT 'pin-wrong' AS account_event_kind, NULL AS device_name, f.last_at AS create_at, f.failures AS wrong_pins
         FROM user u JOIN sign_in_failure f ON f.counter = CONCAT('phone:', u.user_tel) WHERE u.id = ?`,
      [actor.id],
    );
    return [...events, ...(failure ? [failure] : [])].sort((one, other) => +other.create_at - +one.create_at);
  }
}
