import { Injectable } from '@nestjs/common';
import { TOTP_CLOSED_SECONDS, TOTP_DEVICE_DAYS, TOTP_TRIES, TOTP_TRIES_SECONDS } from '@wethi/contract';
import { DAY_MS } from '@wethi/format';
import {
  type Actor,
  AuditLog,
  Clock,
  Config,
  Database,
  Outbox,
  refuse,
  Refusal,
  Sealing,
  Sessions,
  Transactions,
} from '@wethi/platform';
import { Secret, TOTP } from 'otpauth';
import { IsNull, MoreThan, Not } from 'typeorm';
import type { Caller } from '../devices/caller';
import { Personnel } from '../people/personnel.entity';
import { sendNotice } from '../texts/send-sms';
import type { FactorStatus } from './second-factor.dto';
import { PersonnelDevice } from './personnel-device.entity';
import { PersonnelRecovery } from './personnel-recovery.entity';
import { PersonnelTotp } from './personnel-totp.entity';
import { RecoveryHashing } from './recovery-hashing';

const ISSUER = 'เวที';
const SEALED_FOR = 'totp-secret';
const PERIOD_SECONDS = 30;
/** To scan the code on the other phone. */
const MOVE_MS = 600_000;

/** What somebody proves with: six digits of their app, or one of their recovery codes. */
export interface Proof {
  totp?: string;
  recovery?: string;
}

/** The second factor of the back office (ACC-11, docs/decisions/0040). */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly recovery: RecoveryHashing,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Is it set up, by a first right code? */
  isSet(personnel_id: number): Promise<boolean> {
    return this.database.manager.existsBy(PersonnelTotp, { personnel_id, confirmed_at: Not(IsNull()) });
  }

  /**
   * A new secret for the caller's app. Until a code of it came, it opens nothing and what was set before stays as it is.
   * @throws Refusal TOTP_AGAIN when one is set already and the caller did not show a code of it just now
   */
  async begin(actor: Actor): Promise<{ secret: string; uri: string }> {
    const person = await this.own(actor);
    if (actor.kind === 'personnel' && actor.mfa === 'again') throw refuse('TOTP_AGAIN');
    if (await this.isSet(person.id)) throw refuse('TOTP_SET');
    const secret = new Secret({ size: 20 }).base32;
    // What was set up in this moment stays.
    await this.database.query(
      `INSERT INTO personnel_totp (personnel_id, totp_secret) VALUES (?)
         ON DUPLICATE KEY UPDATE
           totp_secret = IF(confirmed_at IS NULL, VALUES(totp_secret), totp_secret),
           last_step = IF(confirmed_at IS NULL, 0, last_step),
           wrong_codes = IF(confirmed_at IS NULL, 0, wrong_codes)`,
      [[person.id, this.sealing.seal(SEALED_FOR, secret)]],
    );
    if (await this.isSet(person.id)) throw refuse('TOTP_SET');
    return { secret, uri: totpOf(secret, person.username).toString() };
  }

  /**
   * Sets it up with the first code of the app.
   * @returns recovery codes, which nobody can read again
   * @throws Refusal TOTP_NOT_BEGUN, TOTP_SET, TOTP_WRONG, TOTP_LOCKED
   */
  async confirm(actor: Actor, totp: string): Promise<string[]> {
    const { id } = await this.own(actor);
    await this.prove(id, { totp }, false);
    return this.transactions.run(async () => {
      const { affected } = await this.database.manager.update(
        PersonnelTotp,
        { personnel_id: id, confirmed_at: IsNull() },
        { confirmed_at: this.clock.now() },
      );
      if (affected !== 1) throw refuse('TOTP_SET');
      return this.settle(actor, id);
    });
  }

  /**
   * A new secret for the caller's other phone; the old one counts until a code of the new one came.
   * @param proof of the old phone, or a recovery code where it is gone
   * @throws Refusal TOTP_NOT_BEGUN, TOTP_WRONG, TOTP_LOCKED
   */
  async beginMove(actor: Actor, proof: Proof): Promise<{ secret: string; uri: string }> {
    const { id, username } = await this.own(actor);
    await this.prove(id, proof);
    const secret = new Secret({ size: 20 }).base32;
    const next_until = new Date(this.clock.now().getTime() + MOVE_MS);
    const next = { next_secret: this.sealing.seal(SEALED_FOR, secret), next_until };
    await this.database.manager.update(PersonnelTotp, { personnel_id: id }, next);
    return { secret, uri: totpOf(secret, username).toString() };
  }

  /**
   * From its first code on the other phone alone counts; recovery codes and remembered devices of the old one end.
   * @returns new recovery codes
   * @throws Refusal TOTP_NOT_BEGUN, TOTP_WRONG, TOTP_LOCKED
   */
  async finishMove(actor: Actor, totp: string): Promise<string[]> {
    const { id } = await this.own(actor);
    const moved = await this.transactions.run(async () => {
      const where = { personnel_id: id };
      const factor = await this.database.manager.findOne(PersonnelTotp, { where, lock: { mode: 'pessimistic_write' } });
      const now = this.clock.now();
      if (!factor?.next_secret || !factor.next_until || factor.next_until < now) return refuse('TOTP_NOT_BEGUN');
      if (factor.closed_until && factor.closed_until > now) return closed(factor.closed_until, now);
      const last_step = this.stepOf({ ...factor, totp_secret: factor.next_secret, last_step: 0 }, totp, now);
      if (last_step === undefined) return this.countWrong(factor, now);
      const forgiven = { wrong_codes: 0, wrong_since: null };
      const next = { totp_secret: factor.next_secret, last_step, next_secret: null, next_until: null };
      await this.database.manager.update(PersonnelTotp, where, { ...forgiven, ...next });
      await this.database.manager.delete(PersonnelDevice, where);
      return this.settle(actor, id);
    });
    if (moved instanceof Refusal) throw moved;
    return moved;
  }

  /** An app counts from now on: its recovery codes replace all others, and whoever signed in before signs in again. */
  private async settle(actor: Actor, personnel_id: number): Promise<string[]> {
    const codes = this.recovery.make();
    const rows = codes.map((code) => ({
      personnel_id,
      code_hash: this.recovery.hash(personnel_id, code),
    }));
    await this.database.manager.delete(PersonnelRecovery, { personnel_id });
    await this.database.manager.insert(PersonnelRecovery, rows);
    await this.audit.record(actor, 'set-totp', Personnel, personnel_id, undefined, undefined);
    await this.sessions.prove(actor.session);
    await this.sessions.revokeAll('personnel', personnel_id, actor.session);
    return codes;
  }

  /**
   * Shows in the present session that the caller is still there.
   * @returns how many recovery codes are left
   * @throws Refusal TOTP_WRONG, TOTP_LOCKED, TOTP_NOT_BEGUN
   */
  async again(actor: Actor, proof: Proof): Promise<number> {
    const { id } = await this.own(actor);
    await this.prove(id, proof);
    await this.sessions.prove(actor.session);
    return this.recoveryLeft(id);
  }

  /** Takes it away from somebody whose phone is gone: they leave all devices and set it up anew. */
  async reset(personnel_id: number, actor: Actor): Promise<void> {
    if (personnel_id === actor.id) throw refuse('OWN_ACCOUNT');
    await this.transactions.run(async () => {
      const person = await this.database.manager.findOneBy(Personnel, { id: personnel_id });
      if (!person) throw refuse('NOT_FOUND');
      for (const entity of [PersonnelTotp, PersonnelRecovery, PersonnelDevice])
        await this.database.manager.delete<{ personnel_id: number }>(entity, { personnel_id });
      await this.audit.record(actor, 'reset-totp', Personnel, personnel_id, undefined, undefined);
      await this.sessions.revokeAll('personnel', personnel_id);
    });
  }

  /** Whether the caller has one, and must have one. @throws Refusal NOT_ALLOWED for customers */
  async statusOf(actor: Actor): Promise<FactorStatus> {
    const { id } = await this.own(actor);
    const isSet = await this.isSet(id);
    return {
      is_set: isSet,
      is_required: this.config.PERSONNEL_TOTP === 'required',
      recovery_left: await this.recoveryLeft(id),
    };
  }

  recoveryLeft(personnel_id: number): Promise<number> {
    return this.database.manager.countBy(PersonnelRecovery, { personnel_id, used_at: IsNull() });
  }

  /** Did they wish, on this device and within a month, not to be asked? */
  isRemembered(personnel_id: number, { device }: Caller): Promise<boolean> {
    const remembered_until = MoreThan(this.clock.now());
    return this.database.manager.existsBy(PersonnelDevice, { personnel_id, device_hash: device, remembered_until });
  }

  async remember(personnel_id: number, { device }: Caller): Promise<void> {
    const remembered_until = new Date(this.clock.now().getTime() + TOTP_DEVICE_DAYS * DAY_MS);
    const row = { personnel_id, device_hash: device, remembered_until };
    await this.database.manager.upsert(PersonnelDevice, row, ['personnel_id', 'device_hash']);
  }

  /**
   * Judges a code, one after the other for each person. What was wrong is counted whatever happens to the caller's request, so
   * it asks for no transaction around it.
   * @throws Refusal TOTP_NOT_BEGUN, TOTP_WRONG with how often one may try, TOTP_LOCKED
   */
  async prove(personnelId: number, proof: Proof, isSet = true): Promise<void> {
    const refusal = await this.transactions.run(async () => {
      const where = { personnel_id: personnelId };
      const factor = await this.database.manager.findOne(PersonnelTotp, { where, lock: { mode: 'pessimistic_write' } });
      if (!factor || (isSet && !factor.confirmed_at)) return refuse('TOTP_NOT_BEGUN');
      if (!isSet && factor.confirmed_at) return refuse('TOTP_SET');
      const now = this.clock.now();
      const isClosed = factor.closed_until !== null && factor.closed_until > now;
      const step = proof.totp && !isClosed ? this.stepOf(factor, proof.totp, now) : undefined;
      // Recovery codes are too long to be guessed: they open it also while it is closed.
      const isRight = step !== undefined || (await this.spend(personnelId, proof.recovery, now));
      if (!isRight && factor.closed_until && isClosed) return closed(factor.closed_until, now);
      if (!isRight) return this.countWrong(factor, now);
      const forgiven = { wrong_codes: 0, wrong_since: null, closed_until: null };
      await this.database.manager.update(PersonnelTotp, where, { ...forgiven, ...(step && { last_step: step }) });
      return undefined;
    });
    if (refusal) throw refusal;
  }

  /** The half minute of a right code that is not spent; the one before and the one after count, too. */
  private stepOf({ totp_secret, last_step }: PersonnelTotp, token: string, now: Date): number | undefined {
    const timestamp = now.getTime();
    const delta = totpOf(this.sealing.open(SEALED_FOR, totp_secret)).validate({ token, window: 1, timestamp });
    if (delta === null) return undefined;
    const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
    return step > last_step ? step : undefined;
  }

  private async spend(personnel_id: number, code: string | undefined, used_at: Date): Promise<boolean> {
    if (!code) return false;
    const unused = { personnel_id, code_hash: this.recovery.hash(personnel_id, code), used_at: IsNull() };
    return (await this.database.manager.update(PersonnelRecovery, unused, { used_at })).affected === 1;
  }

  private async countWrong(factor: PersonnelTotp, now: Date): Promise<Refusal> {
    const { personnel_id, wrong_since } = factor;
    const isCounting = wrong_since && now.getTime() - wrong_since.getTime() < TOTP_TRIES_SECONDS * 1000;
    const wrong = isCounting ? factor.wrong_codes + 1 : 1;
    const since = isCounting ? wrong_since : now;
    if (wrong < TOTP_TRIES) {
      const counted = { wrong_codes: wrong, wrong_since: since };
      await this.database.manager.update(PersonnelTotp, { personnel_id }, counted);
      return refuse('TOTP_WRONG', { data: { tries_left: TOTP_TRIES - wrong } });
    }
    const closed_until = new Date(now.getTime() + TOTP_CLOSED_SECONDS * 1000);
    const begunAnew = { wrong_codes: 0, wrong_since: null, closed_until };
    await this.database.manager.update(PersonnelTotp, { personnel_id }, begunAnew);
    await this.tellOwners(personnel_id);
    return closed(closed_until, now);
  }

  private async tellOwners(personnelId: number): Promise<void> {
    const person = await this.database.manager.findOneBy(Personnel, { id: personnelId });
    const owners = await this.database.manager.findBy(Personnel, { role: 'owner', status_by: 'N' });
    const minutes = TOTP_CLOSED_SECONDS / 60;
    const text = `เวที: มีผู้ใส่เลขเข้าระบบสองชั้นของ ${person?.username} ผิด ${TOTP_TRIES} ครั้ง ปิดไว้ ${minutes} นาที ถ้าไม่ใช่เจ้าตัวให้เปลี่ยนรหัสผ่าน`;
    for (const { personnel_tel } of owners)
      if (personnel_tel) await this.outbox.add(sendNotice, { tel: personnel_tel, text, always: true });
  }

  /** @throws Refusal NOT_ALLOWED for customers */
  private async own({ kind, id }: Actor): Promise<Personnel> {
    const person = kind === 'personnel' ? await this.database.manager.findOneBy(Personnel, { id }) : null;
    if (!person) throw refuse('NOT_ALLOWED');
    return person;
  }
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });
}

function closed(until: Date, now: Date): Refusal {
  const wait = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return refuse('TOTP_LOCKED', { retryAfter: wait, data: { retry_in: wait } });
}
