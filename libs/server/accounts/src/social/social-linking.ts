import { Injectable } from '@nestjs/common';
import { SOCIAL_PROVIDER, type SocialProvider } from '@wethi/contract';
import { maskedPhone } from '@wethi/format';
import { type Actor, Database, Outbox, refuse, Transactions } from '@wethi/platform';
import { IsNull, Not } from 'typeorm';
import { AccountEvents } from '../account/account-events';
import { OwnPin } from '../account/own-pin';
import type { Caller } from '../devices/caller';
import { isSameAddress } from '../emails/same-address';
import { ownUser, User, type OwnUser } from '../people/user.entity';
import { MemberLogin } from '../sign-in/member-login';
import { Registration } from '../sign-in/registration';
import type { SignedInAs } from '../sign-in/sign-in.dto';
import { sendNotice } from '../texts/send-sms';
import { SocialLogin } from './social-login';
import { SocialTries } from './social-tries';
import type { SocialTry } from './social-try.entity';
import type { FinishSocial, OwnSocial, PendingSocial } from './social.dto';
import { UserSocial } from './user-social.entity';

export interface PresentSession {
  actor: Actor;
  token: string;
}

/** What follows a sign-in with another site that no account is linked to yet. */
@Injectable()
export class SocialLinking {
  constructor(
    private readonly tries: SocialTries,
    private readonly social: SocialLogin,
    private readonly login: MemberLogin,
    private readonly pin: OwnPin,
    private readonly registration: Registration,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly events: AccountEvents,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal SOCIAL_OVER */
  async pending(browser: string): Promise<PendingSocial> {
    const found = await this.found(browser);
    const { social_provider: provider, social_name: name } = found;
    const other = await this.partnerOf(found);
    const own = await this.ownerOf(found);
    const user = other ?? own ?? (await this.byEmail(found));
    const shown = {
      user_nickname: user?.user_nickname ?? null,
      user_path: user?.user_path ?? null,
      user_tel: user ? maskedPhone(user.user_tel) : null,
      user_email: other || own ? null : maskedEmail(user?.user_email),
    };
    return { provider, name, kind: other ? 'conflict' : own ? 'own' : user ? 'link' : 'new', ...shown };
  }

  /**
   * The account is proven as ever: by its PIN, which counts as a try when it is wrong, or by a code to a new phone. The phone of
   * one that was there before hears of it.
   * @param present the session that asks, if any: who links to its own account is signed in already
   * @throws Refusal SOCIAL_OVER, SOCIAL_TAKEN, and as login or userRegister
   */
  async finish(
    input: FinishSocial,
    browser: string,
    caller: Caller,
    present?: PresentSession,
  ): Promise<SignedInAs<OwnUser>> {
    const found = await this.found(browser);
    if (await this.partnerOf(found)) throw refuse('SOCIAL_TAKEN');
    const own = await this.proveOwn(input, found, caller, present);
    const { signedIn, requireSame } = own ?? { signedIn: await this.prove(input, found, caller) };
    const isJoined = await this.transactions.run(async () => {
      await requireSame?.();
      const joined = await this.social.join(signedIn.person.id, found, found.social_subject ?? '', caller);
      if (joined) await this.tries.done(found);
      if (joined && input.consent_version === undefined) await this.tell(signedIn.person.user_tel, found);
      return joined;
    });
    if (!isJoined) throw refuse('SOCIAL_TAKEN');
    return signedIn;
  }

  list({ id: user_id }: Actor): Promise<OwnSocial[]> {
    return this.database.sql
      .selectFrom('user_social')
      .select(['social_provider', 'social_name', 'create_at'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute();
  }

  /** The PIN stays a way in, so nobody locks themselves out. */
  async unlink({ id: user_id }: Actor, social_provider: SocialProvider, caller: Caller): Promise<void> {
    await this.transactions.run(async () => {
      const { affected } = await this.database.manager.delete(UserSocial, { user_id, social_provider });
      if (affected) await this.events.note(user_id, 'social-unlink', caller);
    });
  }

  private async found(browser: string): Promise<SocialTry> {
    const found = browser ? await this.tries.pending(browser) : null;
    if (!found) throw refuse('SOCIAL_OVER');
    return found;
  }

  private async proveOwn(
    { user_tel, user_password, consent_version }: FinishSocial,
    found: SocialTry,
    caller: Caller,
    present?: PresentSession,
  ): Promise<{ signedIn: SignedInAs<OwnUser>; requireSame: () => Promise<void> } | undefined> {
    const owner = await this.ownerOf(found);
    const isOther = user_tel !== undefined || consent_version !== undefined;
    if (!owner || isOther || present?.actor.kind !== 'user' || present.actor.id !== owner.id) return undefined;
    const { actor, token } = present;
    const kept = await this.pin.check(actor, user_password, caller);
    return { signedIn: { token, person: ownUser(owner) }, requireSame: () => this.pin.requireSame(actor, kept) };
  }

  private async prove(input: FinishSocial, found: SocialTry, caller: Caller): Promise<SignedInAs<OwnUser>> {
    const { user_password, ticket, consent_version } = input;
    const user_tel = input.user_tel ?? ((await this.ownerOf(found)) ?? (await this.byEmail(found)))?.user_tel;
    if (!user_tel) throw refuse('SOCIAL_OVER');
    if (consent_version === undefined) return this.login.login({ user_tel, user_password, ticket }, caller);
    const made = { user_tel, user_password, ticket: ticket ?? '', consent_version };
    const { token, person } = await this.registration.register(made, caller);
    return { token, person: ownUser(person) };
  }

  private tell(tel: string, { social_provider }: SocialTry): Promise<void> {
    const site = SOCIAL_PROVIDER[social_provider];
    const text = `เวที: เชื่อม ${site} กับบัญชีนี้แล้ว ถ้าไม่ใช่คุณ ติดต่อเราทันที`;
    return this.outbox.add(sendNotice, { tel, text, always: true });
  }

  /** Who was signed in when they asked to link it. */
  private async ownerOf({ user_id }: SocialTry): Promise<User | null> {
    return user_id === null ? null : this.database.manager.findOneBy(User, { id: user_id });
  }

  /** Whose it is already. */
  private async partnerOf({ social_provider, social_subject }: SocialTry): Promise<User | null> {
    const link = await this.database.manager.findOneBy(UserSocial, {
      social_provider,
      social_subject: social_subject ?? '',
    });
    return link && this.database.manager.findOneBy(User, { id: link.user_id });
  }

  /** Whose address it is, where both sides proved it. */
  private async byEmail({ email }: SocialTry): Promise<User | null> {
    if (email === null) return null;
    const user = await this.database.manager.findOneBy(User, { user_email: email, user_email_at: Not(IsNull()) });
    return user && isSameAddress(user.user_email, email) ? user : null;
  }
}

/** 'fahsai@example.com' → 'f•••••@example.com' */
function maskedEmail(email: string | null | undefined): string | null {
  return email ? email.replace(/^(.)[^@]*/, '$1•••••') : null;
}
