import { randomBytes } from 'node:crypto';
import { Database } from '../database/database';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SESSION_SECONDS, TOTP_FRESH_SECONDS } from '@wethi/contract';
import { map, type Observable } from 'rxjs';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { PubSub } from '../pubsub/pubsub';
import type { Actor, PersonnelActor } from './actor';
import { OpenSessions, type OpenSession } from './open-sessions';
import { Session } from './session.entity';

/** A use of a session is written down this often at most, or oftener where an idle one ends sooner. */
const SEEN_EVERY_MS = 300_000;
const NOTES_OF_AN_IDLE_TIME = 4;

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
  private readonly belongings: ((ended: EndedSessions) => Promise<void>)[] = [];

  constructor(
    private readonly database: Database,
    private readonly openSessions: OpenSessions,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly pubsub: PubSub,
  ) {
    this.ended = pubsub.messages(ENDED_CHANNEL).pipe(map((text) => JSON.parse(text) as EndedSessions));
  }

  /**
   * Opens a session and answers its token: 30 days of a customer, a working day of personnel.
   * @param how.proven a second factor was shown just now
   * @param how.device what its owner calls it
   */
  async open(
    kind: Actor['kind'],
    subjectId: number,
    { proven = false, device = null }: { proven?: boolean; device?: string | null } = {},
  ): Promise<string> {
    const now = this.clock.now();
    const lasts = kind === 'user' ? SESSION_SECONDS : this.config.PERSONNEL_SESSION_HOURS * 3600;
    const id = randomBytes(16).toString('hex');
    const row = { id, kind, subject_id: subjectId, create_at: now, revoked_at: null, device_name: device };
    const used = kind === 'user' ? {} : { seen_at: now, mfa_at: proven ? now : null };
    const expires_at = new Date(now.getTime() + lasts * 1000);
    await this.database.add(Session, { ...row, ...used, expires_at });
    const seconds = Math.floor(now.getTime() / 1000);
    return this.jwt.signAsync({
      sub: String(subjectId),
      aud: AUDIENCE[kind],
      jti: id,
      iat: seconds,
      exp: seconds + lasts,
    });
  }

  /** The actor of a token whose signature is right; undefined when it is over, or the person is blocked or gone. */
  async actorOf(claims: TokenClaims): Promise<Actor | undefined> {
    if (typeof claims.jti !== 'string' || !(claims.exp * 1000 > this.clock.now().getTime())) return undefined;
    const row = await this.openSessions.find(claims.jti);
    if (!row || AUDIENCE[row.kind] !== claims.aud || row.subject_id !== Number(claims.sub)) return undefined;
    const { kind, subject_id: id, role, band_id } = row;
    if (kind === 'user') return { kind, id, session: claims.jti };
    if (!role) return undefined;
    await this.see(claims.jti, row.seen_at);
    return { kind, id, session: claims.jti, role, band_id, mfa: this.mfaOf(row) };
  }

  /** A second factor was shown in a session just now. */
  async prove(id: string): Promise<void> {
    await this.database.manager.update(Session, { id }, { mfa_at: this.clock.now() });
  }

  private mfaOf({ mfa_at, has_factor }: OpenSession): PersonnelActor['mfa'] {
    if (!has_factor) return this.config.PERSONNEL_TOTP === 'required' ? 'setup' : 'ok';
    const isFresh = mfa_at !== null && this.clock.now().getTime() - mfa_at.getTime() < TOTP_FRESH_SECONDS * 1000;
    return isFresh ? 'ok' : 'again';
  }

  private async see(id: string, seenAt: Date | null): Promise<void> {
    const now = this.clock.now();
    const idleMs = this.config.PERSONNEL_IDLE_MINUTES * 60_000;
    const pauseMs = Math.min(SEEN_EVERY_MS, idleMs / NOTES_OF_AN_IDLE_TIME);
    if (seenAt && now.getTime() - seenAt.getTime() < pauseMs) return;
    await this.database.query('UPDATE session SET seen_at = ? WHERE id = ?', [now, id]);
  }

  /** What the owner of a session calls the device that it was opened on. */
  async deviceOf(id: string): Promise<string | null> {
    const session = await this.database.manager.findOneBy(Session, { id });
    return session?.device_name ?? null;
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
    return new Set((await this.openSessions.read(ids)).keys());
  }

  /** @param end what goes with sessions that end before their time, in the same transaction */
  alsoEnd(end: (ended: EndedSessions) => Promise<void>): void {
    this.belongings.push(end);
  }

  private async announce(ended: EndedSessions): Promise<void> {
    for (const end of this.belongings) await end(ended);
    return this.database.afterCommit(() => this.pubsub.publish(ENDED_CHANNEL, ended));
  }
}
