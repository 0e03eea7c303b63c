import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SESSION_SECONDS } from '@wethi/contract';
import { map, type Observable } from 'rxjs';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock';
import { PubSub } from '../pubsub/pubsub';
import type { Actor } from './actor';
import { Session } from './session.entity';

const AUDIENCE = { user: 'member', personnel: 'personnel' } as const;
const ENDED_CHANNEL = 'sessions-ended';

/** One session, or all sessions of somebody except one. */
export type EndedSessions = { session: string } | (Pick<Actor, 'kind' | 'id'> & { except: string });

/** Sessions and their tokens: JWT of 30 days, each bound to a row that can be revoked at once on every node. */
@Injectable()
export class Sessions {
  /** Sessions that ended before their time, on any node. */
  readonly ended: Observable<EndedSessions>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly pubsub: PubSub,
  ) {
    this.ended = pubsub.messages(ENDED_CHANNEL).pipe(map((text) => JSON.parse(text) as EndedSessions));
  }

  /** Opens a session and answers its token. Pass the transaction's manager when there is one. */
  async open(kind: Actor['kind'], subjectId: number, manager?: EntityManager): Promise<string> {
    const now = this.clock.now();
    const id = randomBytes(16).toString('hex');
    const row = { id, kind, subject_id: subjectId, create_at: now, revoked_at: null };
    const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1000);
    await (manager ?? this.dataSource.manager).insert(Session, { ...row, expires_at });
    const seconds = Math.floor(now.getTime() / 1000);
    return this.jwt.signAsync({
      sub: String(subjectId),
      aud: AUDIENCE[kind],
      jti: id,
      iat: seconds,
      exp: seconds + SESSION_SECONDS,
    });
  }

  /** The actor of a token; undefined when it is forged, expired or revoked. */
  async check(token: string): Promise<Actor | undefined> {
    const claims = await this.claims(token);
    if (!claims) return undefined;
    // Asked with every request, so without the query builder.
    const [session] = await this.dataSource.query<Pick<Session, 'kind' | 'subject_id'>[]>(
      'SELECT kind, subject_id FROM session WHERE id = ? AND revoked_at IS NULL AND expires_at > ?',
      [claims.jti, this.clock.now()],
    );
    if (!session || AUDIENCE[session.kind] !== claims.aud || session.subject_id !== Number(claims.sub))
      return undefined;
    return { kind: session.kind, id: session.subject_id, session: claims.jti };
  }

  /** Ends one session; answers false when it was over already. */
  async revoke(id: string, manager = this.dataSource.manager): Promise<boolean> {
    const open = { id, revoked_at: IsNull() };
    const { affected } = await manager.update(Session, open, { revoked_at: this.clock.now() });
    await this.announce({ session: id });
    return affected === 1;
  }

  /** Ends all sessions of somebody, keeping one if asked. */
  async revokeAll(kind: Actor['kind'], subjectId: number, manager?: EntityManager, keep = ''): Promise<void> {
    const sessions = { kind, subject_id: subjectId, revoked_at: IsNull(), id: Not(keep) };
    await (manager ?? this.dataSource.manager).update(Session, sessions, { revoked_at: this.clock.now() });
    await this.announce({ kind, id: subjectId, except: keep });
  }

  /** Which of these sessions are neither revoked nor expired. */
  async validOf(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.dataSource.query<Pick<Session, 'id'>[]>(
      'SELECT id FROM session WHERE id IN (?) AND revoked_at IS NULL AND expires_at > ?',
      [ids, this.clock.now()],
    );
    return new Set(rows.map(({ id }) => id));
  }

  private announce(ended: EndedSessions): Promise<void> {
    return this.pubsub.publish(ENDED_CHANNEL, ended);
  }

  private async claims(token: string): Promise<{ sub: string; aud: string; jti: string } | undefined> {
    try {
      return await this.jwt.verifyAsync(token, {
        algorithms: ['HS256'],
        clockTimestamp: Math.floor(this.clock.now().getTime() / 1000),
      });
    } catch {
      return undefined;
    }
  }
}
