import { Injectable, Logger } from '@nestjs/common';
import type { SocialOutcome, SocialProvider } from '@wethi/contract';
import { Clock, Database, isDuplicate, Transactions } from '@wethi/platform';
import { AccountEvents } from '../account/account-events';
import type { Caller } from '../devices/caller';
import { deviceCounter } from '../devices/known-devices';
import { User } from '../people/user.entity';
import { SessionOpening } from '../sign-in/session-opening';
import { SocialClients, type Claims } from './social-clients';
import { SocialTries } from './social-tries';
import type { SocialTry } from './social-try.entity';
import { UserSocial } from './user-social.entity';

/** How a browser came back, and where it goes. */
export interface Returned {
  outcome: SocialOutcome | 'signed-in';
  then: string;
  token?: string;
}

const STILL_RIGHT = "SELECT 1 FROM user WHERE id = ? AND user_status <> 'Block' LOCK IN SHARE MODE";

/** Signs customers in with other sites (ACC-07; docs/decisions/0055). Nothing that a browser brings is believed. */
@Injectable()
export class SocialLogin {
  private readonly logger = new Logger(SocialLogin.name);

  constructor(
    private readonly clients: SocialClients,
    private readonly tries: SocialTries,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly opening: SessionOpening,
    private readonly events: AccountEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @param byApp whether the app of LINE may sign them in
   * @returns where the browser is sent
   */
  async begin(
    provider: SocialProvider,
    browser: string,
    wish: Pick<SocialTry, 'then_path' | 'user_id'>,
    byApp: boolean,
  ): Promise<string> {
    const { address, challenge } = await this.clients.begin(provider, byApp);
    await this.tries.begin(provider, challenge, browser, wish);
    return address.href;
  }

  /** @param search of the address that the browser came back to */
  async finish(provider: SocialProvider, search: string, browser: string, caller: Caller): Promise<Returned> {
    const answer = new URLSearchParams(search);
    const state = answer.get('state') ?? '';
    const found = browser ? await this.tries.take(provider, state, browser) : undefined;
    if (!found) return { outcome: 'failed', then: '/' };
    const then = found.then_path;
    // LINE and Facebook call it so when somebody presses no.
    if (answer.get('error') === 'access_denied') return { outcome: 'cancelled', then };
    let claims: Claims;
    try {
      const challenge = { state, nonce: found.nonce, verifier: found.code_verifier };
      claims = await this.clients.finish(provider, search, challenge);
    } catch (error) {
      this.logger.warn(`${provider} signed nobody in: ${error instanceof Error ? error.message : String(error)}`);
      return { outcome: 'failed', then };
    }
    await this.tries.keep(found, claims);
    const known = await this.linkOf(provider, claims.subject);
    if (found.user_id !== null) return this.link(found, found.user_id, known);
    if (!known) return { outcome: 'pending', then };
    return this.signIn(found, known.user_id, caller);
  }

  /** Of an account that is proven already. Answers false when either has another partner. */
  async join(user_id: number, { social_provider, social_name }: SocialTry, subject: string, caller: Caller) {
    try {
      await this.database.insert(UserSocial, {
        ...{ user_id, social_provider, social_subject: subject, social_name },
        create_at: this.clock.now(),
      });
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
    await this.events.note(user_id, 'social-link', caller);
    return true;
  }

  private linkOf(social_provider: SocialProvider, social_subject: string): Promise<UserSocial | null> {
    return this.database.manager.findOneBy(UserSocial, { social_provider, social_subject });
  }

  /** Somebody signed in who wants it linked to their account: not before they gave their PIN (docs/decisions/0118). */
  private async link(found: SocialTry, user_id: number, known: UserSocial | null): Promise<Returned> {
    const { social_provider, then_path: then } = found;
    if (known?.user_id === user_id) {
      await this.tries.done(found);
      return { outcome: 'linked', then };
    }
    const hasOther = await this.database.manager.existsBy(UserSocial, { user_id, social_provider });
    return { outcome: hasOther && !known ? 'taken' : 'pending', then };
  }

  private async signIn(found: SocialTry, userId: number, caller: Caller): Promise<Returned> {
    const then = found.then_path;
    const user = await this.database.manager.findOneBy(User, { id: userId });
    if (!user || user.user_status === 'Block') return { outcome: 'blocked', then };
    const token = await this.transactions.run(async () => {
      await this.database.requireRow(STILL_RIGHT, [userId]);
      await this.tries.done(found);
      if (user.user_delete_at) {
        await this.database.update(User, userId, { user_delete_at: null });
        await this.events.note(userId, 'deletion-off', caller);
      }
      return this.opening.open('user', userId, caller, deviceCounter('user', userId, caller));
    });
    // Who signs in stays, and is told so.
    return { outcome: user.user_delete_at ? 'kept' : 'signed-in', then, token };
  }
}
