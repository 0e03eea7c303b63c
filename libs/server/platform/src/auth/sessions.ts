import { randomBytes } from 'node:crypto';
import { Database } from '../database/database';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SESSION_SECONDS, type PersonnelRole } from '@wethi/contract';
import { map, type Observable } from 'rxjs';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../clock/clock';
import { PubSub } from '../pubsub/pubsub';
import type { Actor } from './actor';
import { Session } from './session.entity';

/** Sessions that count, with their person as they are now: neither blocked nor gone. */
const OPEN_SESSIONS = `
    FROM session s
    LEFT JOIN user u ON s.kind = 'user' AND u.id = s.subject_id AND u.user_status <> 'Block'
    LEFT JOIN personnel p ON s.kind = 'personnel' AND p.id = s.subject_id AND p.status_by = 'N'
   WHERE s.id IN (?) AND s.revoked_at IS NULL AND s.expires_at > ? AND (u.id IS NOT NULL OR p.id IS NOT NULL)`;

type OpenSession = Pick<Session, 'kind' | 'subject_id' | 'mfa_at'> & {
  role: PersonnelRole | null;
  band_id: number | null;
};

/** What is signed: the person, whom the token is for, its session, and its end in seconds since 1970. */
export interface TokenClaims {
  sub: string;
  aud: string;
  jti: string;
  exp: number;
}

/** Who a token is for, as its `aud` says. */
export const AUDIENCE = { user: 'member', personnel: 'personnel' } as const;
const ENDED_CHANNEL = 'sessions-ended';

/** One session, or all sessions of somebody except one. */
export type EndedSessions = { session: string } | (Pick<Actor, 'kind' | 'id'> & { except: string });

/** Sessions and their tokens: JWT of 30 days, each bound to a row that can be revoked at once on every node. */
@Injectable()
export class Sessions {
  /** Sessions that ended before their time, on any node. */
  readonly ended: Observable<EndedSessions>;

  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly pubsub: PubSub,
  ) {
    this.ended = pubsub.messages(ENDED_CHANNEL).pipe(map((text) => JSON.parse(text) as EndedSessions));
  }

  /** Opens a session and answers its token. */
  async open(kind: Actor['kind'], subjectId: number): Promise<string> {
    const now = this.clock.now();
    const id = randomBytes(16).toString('hex');
    const row = { id, kind, subject_id: subjectId, create_at: now, revoked_at: null, mfa_at: null };
    const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1000);
    await this.database.add(Session, { ...row, expires_at });
    const seconds = Math.floor(now.getTime() / 1000);
    return this.jwt.signAsync({
      sub: String(subjectId),
      aud: AUDIENCE[kind],
      jti: id,
      iat: seconds,
      exp: seconds + SESSION_SECONDS,
    });
  }

  /** The actor of a token whose signature is right; undefined when it is over, or the person is blocked or gone. */
  async actorOf(claims: TokenClaims): Promise<Actor | undefined> {
    if (!(claims.exp * 1000 > this.clock.now().getTime())) return undefined;
    // Asked with every request, so without the query builder.
    const [row] = await this.database.query<OpenSession[]>(
      `SELECT s.kind, s.subject_id, s.mfa_at, p.role, p.band_id ${OPEN_SESSIONS}`,
      [[claims.jti], this.clock.now()],
    );
    if (!row || AUDIENCE[row.kind] !== claims.aud || row.subject_id !== Number(claims.sub)) return undefined;
    const { kind, subject_id: id, role, band_id, mfa_at } = row;
    if (kind === 'user') return { kind, id, session: claims.jti };
    return role ? { kind, id, session: claims.jti, role, band_id, mfa: mfa_at !== null } : undefined;
  }

  /** Ends one session; answers false when it was over already. */
  async revoke(id: string): Promise<boolean> {
    const open = { id, revoked_at: IsNull() };
    const { affected } = await this.database.manager.update(Session, open, { revoked_at: this.clock.now() });
    await this.announce({ session: id });
    return affected === 1;
  }

  /** Ends all sessions of somebody, keeping one if asked. */
  async revokeAll(kind: Actor['kind'], subjectId: number, keep = ''): Promise<void> {
    const sessions = { kind, subject_id: subjectId, revoked_at: IsNull(), id: Not(keep) };
    await this.database.manager.update(Session, sessions, { revoked_at: this.clock.now() });
    await this.announce({ kind, id: subjectId, except: keep });
  }

  /** Which of these sessions still count. */
  async validOf(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.database.query<Pick<Session, 'id'>[]>(`SELECT s.id ${OPEN_SESSIONS}`, [
      ids,
      this.clock.now(),
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  private announce(ended: EndedSessions): Promise<void> {
    return this.database.afterCommit(() => this.pubsub.publish(ENDED_CHANNEL, ended));
  }
}
