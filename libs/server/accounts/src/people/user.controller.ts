import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  Envelope,
  Answers,
  CurrentActor,
  Database,
  inputValidation,
  NoData,
  RateLimits,
  refuse,
  refuseField,
  Resource,
  Sessions,
  type Actor,
  type Input,
  type RawQuery,
} from '@wethi/platform';
import { IsEmail, ValidateIf } from 'class-validator';
import { Not, type SelectQueryBuilder } from 'typeorm';
import { CurrentCaller, type Caller } from '../devices/caller';
import { lookUpLimit, phoneLookUpLimit } from './look-up-limit';
import { PhoneField } from './sign-in-fields';
import { SaveOwnUser, User } from './user.entity';

/** The column's name, or `tel` as sendOTP calls it. */
export class ByTelQuery {
  @ValidateIf((query: ByTelQuery) => query.tel === undefined) @PhoneField({ required: false }) user_tel?: string;
  @ValidateIf((query: ByTelQuery) => query.tel !== undefined) @PhoneField({ required: false }) tel?: string;
}

const OWN_PHONE = 'เจ้าของบัญชีเปลี่ยนเบอร์เองในหน้าโปรไฟล์ หรือรวมสองบัญชีเป็นบัญชีเดียว';

export class ByEmailQuery {
  @ApiProperty() @IsEmail() user_email: string;
}

/** Known clients send the whole profile back; of it a customer writes only what SaveOwnUser names. */
const ownBody = inputValidation('drop');

/** Customers: personnel sees and writes all, a customer their own row, everybody whether a phone is registered. */
@Controller()
export class UserController extends Resource(User, {
  path: 'user',
  read: 'people.read',
  write: 'people.write',
  access: { byId: ['member', 'people.read'], save: ['member', 'people.write'] },
  bodies: [SaveOwnUser],
  taken: { user_email: 'EMAIL_TAKEN', user_tel: 'PHONE_TAKEN' },
}) {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  /** Existence only: `result` says whether the phone is registered. */
  @Get('userByTel')
  @Allow('public')
  @Answers('userByTel', { one: NoData })
  async userByTel(
    @Query() { user_tel, tel = user_tel }: ByTelQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Envelope> {
    await this.limits.consume(phoneLookUpLimit, caller.address);
    return new Envelope({ result: await this.database.manager.existsBy(User, { user_tel: tel }) });
  }

  /** Existence only: `result` says whether somebody else has the e-mail; one's own is accepted (product.md §5). */
  @Get('userByEmail')
  @Allow('member', 'people.read')
  @Answers('userByEmail', { one: NoData })
  async userByEmail(
    @Query() { user_email }: ByEmailQuery,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<Envelope> {
    await this.limits.consume(lookUpLimit, caller.address);
    const own = actor.kind === 'user' ? actor.id : 0;
    return new Envelope({ result: await this.database.manager.existsBy(User, { user_email, id: Not(own) }) });
  }

  protected override visible(rows: SelectQueryBuilder<User>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') rows.andWhere('row.id = :own', { own: actor?.id ?? 0 });
  }

  /** Who is asked for by id may be erased; nobody looks for them or chooses them. */
  protected override page(query: RawQuery, actor: Actor | undefined): Promise<Envelope> {
    const isNamed = query['id'] !== undefined || query['id_in'] !== undefined;
    return super.page(query, actor, (rows) => isNamed || rows.andWhere('row.user_deleted_at IS NULL'));
  }

  protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<User>> {
    if (actor?.kind === 'personnel') return super.readBody(raw, actor);
    const { id = actor?.id } = (raw ?? {}) as { id?: unknown };
    if (!actor || id !== actor.id) throw refuse('NOT_ALLOWED');
    const own = (await ownBody.transform(raw, { type: 'body', metatype: SaveOwnUser })) as SaveOwnUser;
    return { ...own, id: actor.id };
  }

  /** What personnel writes is not proven; a phone opens the account, so that its owner alone changes it, by codes to both. */
  protected override beforeSave(merged: User, before: User | undefined): void {
    if (before && merged.user_tel !== before.user_tel) throw refuseField('user_tel', OWN_PHONE);
    if (merged.user_email !== (before?.user_email ?? null)) merged.user_email_at = null;
    if (merged.user_merged_into && merged.user_status !== 'Block') throw refuse('MERGE_DONE');
  }

  protected override async afterSave({ id, user_status }: User): Promise<void> {
    if (user_status === 'Block') await this.sessions.revokeAll('user', id);
  }

  protected override afterRemove({ id }: User): Promise<void> {
    return this.sessions.revokeAll('user', id);
  }
}
