import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  AuditLog,
  Clock,
  Config,
  Database,
  hashOf,
  limit,
  Outbox,
  RateLimits,
  refuse,
  refuseField,
  Sessions,
  Transactions,
  type Actor,
} from '@wethi/platform';
import { IsNull, MoreThan, Not } from 'typeorm';
import type { Caller } from '../devices/caller';
import { sendSms } from '../texts/send-sms';
import { ChosenPasswords } from './chosen-passwords';
import { lookUpLimit } from './look-up-limit';
import { Personnel } from './personnel.entity';
import { PersonnelLink } from './personnel-link.entity';
import { SecretHashing } from './secret-hashing';

const LINK_HOURS = 24;
/** Each costs an SMS. */
const linkLimit = limit({ key: 'personnel-link', points: 5, per: '1d', durable: true });

/** Passwords of personnel that they choose themselves with a link that comes by SMS, and nobody sees (56-admin-personnel). */
@Injectable()
export class PersonnelLinks {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly hashing: SecretHashing,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly chosen: ChosenPasswords,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The link before it, where there is one, opens nothing any more. */
  async send({ id, username }: Personnel, tel: string): Promise<void> {
    const token = randomBytes(24).toString('base64url');
    const expires_at = new Date(this.clock.now().getTime() + LINK_HOURS * 3_600_000);
    // Behind the hash, so that no server on the way notes it.
    const address = `${this.config.ADMIN_URL}/admin/login#link=${token}`;
    const text = `เวที หลังบ้าน: ตั้งรหัสผ่านของ ${username} ที่ ${address} ใช้ได้ ${LINK_HOURS} ชั่วโมง`;
    await this.transactions.run(async () => {
      const { manager } = this.database;
      await manager.delete(PersonnelLink, { personnel_id: id });
      await manager.insert(PersonnelLink, { link_hash: hashOf(token), personnel_id: id, expires_at });
      await this.outbox.add(sendSms, { tel, text, until: expires_at.toISOString() });
    });
  }

  /** A link that went to a former phone opens nothing any more; another one goes to the phone of now. In the caller's transaction. */
  async follow(person: Personnel): Promise<void> {
    const { id, personnel_tel } = person;
    const { affected } = await this.database.manager.delete(PersonnelLink, { personnel_id: id });
    const waits = { id, status_by: 'N' as const, password: IsNull() };
    if (!affected || !personnel_tel || !(await this.database.manager.existsBy(Personnel, waits))) return;
    if ((await this.limits.tryConsume(linkLimit, id)) === 0) await this.send(person, personnel_tel);
  }

  /** @throws Refusal NOT_FOUND, PASSWORD_SET, TOO_MANY; 422 without a phone */
  async sendAgain(id: number, actor: Actor): Promise<void> {
    if (await this.database.manager.existsBy(Personnel, { id, status_by: 'N', password: Not(IsNull()) }))
      throw refuse('PASSWORD_SET');
    await this.sendTo(id, 'send-link', actor);
  }

  /**
   * The password of somebody, where they have one, opens nothing any more, and they leave all devices; the second factor stays.
   * @throws Refusal NOT_FOUND, OWN_ACCOUNT, TOO_MANY; 422 without a phone
   */
  async renew(id: number, actor: Actor): Promise<void> {
    if (id === actor.id) throw refuse('OWN_ACCOUNT');
    await this.sendTo(id, 'renew-password', actor, async () => {
      await this.database.manager.update(Personnel, { id }, { password: null });
      await this.sessions.revokeAll('personnel', id);
    });
  }

  private async sendTo(id: number, action: string, actor: Actor, before?: () => Promise<void>): Promise<void> {
    const person = await this.database.manager.findOneBy(Personnel, { id, status_by: 'N' });
    if (!person) throw refuse('NOT_FOUND');
    const { personnel_tel } = person;
    if (!personnel_tel) throw refuseField('personnel_tel', 'ใส่เบอร์โทรก่อน จึงส่งลิงก์ทาง SMS ได้');
    await this.limits.consume(linkLimit, id);
    await this.transactions.run(async () => {
      await before?.();
      await this.send(person, personnel_tel);
      await this.audit.record(actor, action, Personnel, id, undefined, undefined);
    });
  }

  /** @returns who may sign in now. @throws Refusal LINK_INVALID when it is unknown, used or too old, TOO_MANY */
  async choose(token: string, pass: string, caller: Caller): Promise<string> {
    await this.limits.consume(lookUpLimit, caller.address);
    const link = { link_hash: hashOf(token), expires_at: MoreThan(this.clock.now()) };
    // Before the costly part.
    if (!(await this.database.manager.existsBy(PersonnelLink, link))) throw refuse('LINK_INVALID');
    const password = await this.hashing.withSlot('strangers', () => this.hashing.hash(pass));
    return this.transactions.run(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const found = await manager.findOne(PersonnelLink, { where: link, lock });
      if (!found) throw refuse('LINK_INVALID');
      const { personnel_id: id } = found;
      await manager.delete(PersonnelLink, { link_hash: found.link_hash });
      const first = { id, status_by: 'N' as const, password: IsNull() };
      if ((await manager.update(Personnel, first, { password })).affected !== 1) throw refuse('LINK_INVALID');
      const { username } = await manager.findOneByOrFail(Personnel, { id });
      await this.chosen.settle({ id, username }, caller);
      return username;
    });
  }
}
