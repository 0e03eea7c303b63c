import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CONSENT_VERSION, type YesNo } from '@wethi/contract';
import { Clock, Config, Database, isSame, refuse, type Actor } from '@wethi/platform';
import { User } from '../people/user.entity';
import type { OwnConsent } from './privacy.dto';
import { CONSENTS, UserConsent, type Consent } from './user-consent.entity';

/** What holds for whoever was not asked: reminders belong to what they bought, news needs a yes. */
const UNASKED: Record<Consent, YesNo> = { news: 'N', reminders: 'Y' };

/** What customers agreed to. */
@Injectable()
export class Consents {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async list({ id }: Pick<Actor, 'id'>): Promise<OwnConsent[]> {
    const { consent_version, consent_at } = await this.database.manager.findOneByOrFail(User, { id });
    const rows = await this.database.manager.find(UserConsent, { where: { user_id: id }, order: { id: 'ASC' } });
    const terms = { user_consent_kind: 'terms', user_consent_version: consent_version, create_at: consent_at };
    const others = CONSENTS.map((user_consent_kind): OwnConsent => {
      const said = rows.findLast((row) => row.user_consent_kind === user_consent_kind);
      const unasked = { user_consent_version: null, user_consent_given: UNASKED[user_consent_kind], create_at: null };
      return { user_consent_kind, ...(said ?? unasked) };
    });
    return [{ ...terms, user_consent_given: consent_version ? 'Y' : 'N' }, ...others];
  }

  async holds(userId: number, kind: Consent): Promise<boolean> {
    const consents = await this.list({ id: userId });
    return consents.some((said) => said.user_consent_kind === kind && said.user_consent_given === 'Y');
  }

  say(user_id: number, user_consent_kind: Consent, user_consent_given: YesNo): Promise<void> {
    const said = { user_id, user_consent_kind, user_consent_given, user_consent_version: CONSENT_VERSION };
    return this.database.add(UserConsent, { ...said, create_at: this.clock.now() });
  }

  /** The address that ends letters of a kind with one click, without signing in. */
  unsubscribeUrl(userId: number, kind: Consent): string {
    const said = `${kind}.${userId}`;
    return `${this.config.PUBLIC_URL}/api/emailUnsubscribe?token=${said}.${this.seal(said)}`;
  }

  /** @throws Refusal NOT_FOUND when the token is not ours */
  async unsubscribe(token: string): Promise<void> {
    const [, said = '', kind, id, seal = ''] = /^((\w+)\.(\d+))\.([\w-]+)$/.exec(token) ?? [];
    const consent = CONSENTS.find((name) => name === kind);
    if (!consent || !isSame(seal, this.seal(said))) throw refuse('NOT_FOUND');
    const user = await this.database.manager.findOneBy(User, { id: Number(id) });
    if (!user) throw refuse('NOT_FOUND');
    await this.say(user.id, consent, 'N');
    // Letters of a merged account come by the one that stays.
    if (user.user_merged_into) await this.say(user.user_merged_into, consent, 'N');
  }

  private seal(said: string): string {
    return createHmac('sha256', this.config.TOKEN_SECRET).update(`unsubscribe:${said}`).digest('base64url');
  }
}
