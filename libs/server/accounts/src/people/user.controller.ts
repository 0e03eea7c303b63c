import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  Answer,
  Answers,
  ByIdQuery,
  CurrentActor,
  hostOf,
  inputValidation,
  InsertId,
  NoData,
  RateLimits,
  refuse,
  ResourceController,
  type Actor,
} from '@wethi/platform';
import { IsEmail, ValidateIf } from 'class-validator';
import { DataSource, Not } from 'typeorm';
import { AccountSaving } from './account-saving';
import { CurrentCaller, type Caller } from '../devices/caller';
import { lookUpLimit } from '../verification/look-up-limit';
import { PhoneField } from '../verification/sign-in-fields';
import { SaveOwnUser, SaveUser, User } from './user.entity';

/** The column's name, or `tel` as sendOTP calls it. */
export class ByTelQuery {
  @ValidateIf((query: ByTelQuery) => query.tel === undefined) @PhoneField({ required: false }) user_tel?: string;
  @ValidateIf((query: ByTelQuery) => query.tel !== undefined) @PhoneField({ required: false }) tel?: string;
}

export class ByEmailQuery {
  @ApiProperty() @IsEmail() user_email: string;
}

/** Known clients send the whole profile back; of it a customer writes only what SaveOwnUser names. */
const ownBody = inputValidation('drop');

/** Customers: personnel sees and writes all, a customer his own row, everybody whether a phone is registered. */
@Controller()
export class UserController extends ResourceController({
  path: 'user',
  entity: User,
  save: SaveUser,
  read: 'people.read',
  write: 'people.write',
}) {
  constructor(
    private readonly dataSource: DataSource,
    private readonly saving: AccountSaving,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  @Get('userById')
  @Allow('member', 'people.read')
  @Answers('userById', { one: User })
  override byId(@Query() query: ByIdQuery, @CurrentActor() actor?: Actor): Promise<User> {
    if (actor?.kind !== 'personnel' && actor?.id !== query.id) throw refuse('NOT_FOUND');
    return super.byId(query);
  }

  @Post('user')
  @Allow('member', 'people.write')
  @Answers('save-user', { one: InsertId, body: SaveUser })
  override async save(@Body() raw: object, @CurrentActor() actor?: Actor): Promise<InsertId> {
    if (actor?.kind === 'personnel') return super.save(raw, actor);
    const { id = actor?.id } = (raw ?? {}) as { id?: unknown };
    if (!actor || id !== actor.id) throw refuse('NOT_ALLOWED');
    const own = (await ownBody.transform(raw, { type: 'body', metatype: SaveOwnUser })) as SaveOwnUser;
    return { insertId: await this.saving.saveUser({ ...own, id: actor.id }, actor) };
  }

  @Delete('user')
  @Allow('people.write')
  @Answers('delete-user', { one: NoData })
  override async remove(@Query() query: ByIdQuery, @CurrentActor() actor?: Actor): Promise<null> {
    await this.saving.remove(User, query.id, actor);
    return null;
  }

  /** Existence only: `result` says whether the phone is registered. */
  @Get('userByTel')
  @Allow('public')
  @Answers('userByTel', { one: NoData })
  async userByTel(@Query() { user_tel, tel = user_tel }: ByTelQuery, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.limits.consume(lookUpLimit, hostOf(caller.address));
    return new Answer({ result: await this.dataSource.manager.existsBy(User, { user_tel: tel }) });
  }

  /** Existence only: `result` says whether somebody else has the e-mail; one's own is accepted (product.md §5). */
  @Get('userByEmail')
  @Allow('member', 'people.read')
  @Answers('userByEmail', { one: NoData })
  async userByEmail(
    @Query() { user_email }: ByEmailQuery,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    await this.limits.consume(lookUpLimit, hostOf(caller.address));
    const own = actor.kind === 'user' ? actor.id : 0;
    return new Answer({ result: await this.dataSource.manager.existsBy(User, { user_email, id: Not(own) }) });
  }

  protected override store(input: Partial<User>, actor?: Actor): Promise<number> {
    return this.saving.saveUser(input, actor);
  }
}
