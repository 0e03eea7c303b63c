import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '@wethi/contract';
import { Clock, Database, hashOf, Transactions } from '@wethi/platform';
import { IsNull, MoreThan, Not } from 'typeorm';
import type { Challenge, Claims } from './social-clients';
import { SocialTry } from './social-try.entity';

/** For the site's own pages, and then for the PIN or the phone. */
const MINUTES = 15;

/** Keeps sign-ins with other sites between the requests that they consist of, bound to the browser that began them. */
@Injectable()
export class SocialTries {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param browser the secret in the browser's cookie */
  async begin(
    social_provider: SocialProvider,
    { state, nonce, verifier }: Challenge,
    browser: string,
    { then_path, user_id }: Pick<SocialTry, 'then_path' | 'user_id'>,
  ): Promise<void> {
    const expires_at = new Date(this.clock.now().getTime() + MINUTES * 60_000);
    const row = { social_provider, nonce, code_verifier: verifier, then_path, user_id, expires_at };
    await this.database.add(SocialTry, { ...row, state_hash: hashOf(state), browser_hash: hashOf(browser) });
  }

  /** The one that an answer belongs to, once: undefined of an unknown state, of another browser, and of a second answer. */
  take(social_provider: SocialProvider, state: string, browser: string): Promise<SocialTry | undefined> {
    return this.transactions.run(async () => {
      const found = await this.database.manager.findOne(SocialTry, {
        where: { state_hash: hashOf(state) },
        lock: { mode: 'pessimistic_write' },
      });
      const isRight =
        found?.browser_hash === hashOf(browser) &&
        found.social_provider === social_provider &&
        found.returned_at === null &&
        found.expires_at > this.clock.now();
      if (!found || !isRight) return undefined;
      await this.database.manager.update(SocialTry, { id: found.id }, { returned_at: this.clock.now() });
      return found;
    });
  }

  async keep({ id }: SocialTry, { subject, name, email }: Claims): Promise<void> {
    const told = { social_subject: subject, social_name: name, email };
    await this.database.manager.update(SocialTry, { id }, told);
  }

  async done({ id }: Pick<SocialTry, 'id'>): Promise<void> {
    await this.database.manager.update(SocialTry, { id }, { done_at: this.clock.now() });
  }

  /** What a browser has still to answer. */
  async pending(browser: string): Promise<SocialTry | null> {
    return this.database.manager.findOne(SocialTry, {
      where: {
        browser_hash: hashOf(browser),
        social_subject: Not(IsNull()),
        done_at: IsNull(),
        expires_at: MoreThan(this.clock.now()),
      },
      order: { id: 'DESC' },
    });
  }
}
