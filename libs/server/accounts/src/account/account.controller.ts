import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  Answers,
  CurrentActor,
  Database,
  limit,
  LimitedBy,
  NoData,
  Pictures,
  TakesFile,
  useUpload,
  type Actor,
} from '@wethi/platform';
import type { FastifyRequest } from 'fastify';
import { CurrentCaller, type Caller } from '../devices/caller';
import { User } from '../people/user.entity';
import { ChangePinInput, NewPhoneInput, OwnEvent, OwnSession, SessionQuery } from './account.dto';
import { OwnPhone } from './own-phone';
import { OwnPin } from './own-pin';
import { OwnSessions } from './own-sessions';

/** Faces are cut to a square of this size in the browser. */
const FACE_PIXELS = 512;
/** Nobody changes their face more often. */
const faceLimit = limit({ key: 'face', points: 20, per: '1h' });

/** Data of an upload. */
export class UploadedFace {
  @ApiProperty({ description: 'the new user_path' }) filename: string;
}

/** What customers do with their own account beside their names. */
@Controller()
@Allow('member')
export class AccountController {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly pin: OwnPin,
    private readonly phone: OwnPhone,
    private readonly sessions: OwnSessions,
  ) {}

  @Post('uploadUser')
  @LimitedBy(faceLimit)
  @TakesFile()
  @Answers('uploadUser', { one: UploadedFace })
  async uploadUser(@Req() request: FastifyRequest, @CurrentActor() { id }: Actor): Promise<UploadedFace> {
    const user_path = await useUpload(request, ({ bytes }) => this.pictures.keep('user', bytes, FACE_PIXELS));
    await this.database.update(User, id, { user_path });
    return { filename: user_path };
  }

  @Delete('uploadUser')
  @Answers('delete-uploadUser', { one: NoData })
  async removeFace(@CurrentActor() { id }: Actor): Promise<null> {
    await this.database.update(User, id, { user_path: null });
    return null;
  }

  @Post('userChangePin')
  @HttpCode(200)
  @Answers('userChangePin', { one: NoData })
  async userChangePin(
    @Body() { user_password, new_password }: ChangePinInput,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<null> {
    await this.pin.change(actor, user_password, new_password, caller);
    return null;
  }

  @Post('userChangePhone')
  @HttpCode(200)
  @Answers('userChangePhone', { one: NoData })
  async userChangePhone(
    @Body() input: NewPhoneInput,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<null> {
    await this.phone.change(actor, input, caller);
    return null;
  }

  @Get('userSessions')
  @Answers('userSessions', { many: OwnSession })
  userSessions(@CurrentActor() actor: Actor): Promise<OwnSession[]> {
    return this.sessions.list(actor);
  }

  @Delete('userSessions')
  @Answers('delete-userSessions', { one: NoData })
  async endSession(
    @Query() { id }: SessionQuery,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<null> {
    await this.sessions.end(actor, id, caller);
    return null;
  }

  @Get('userHistory')
  @Answers('userHistory', { many: OwnEvent })
  userHistory(@CurrentActor() actor: Actor): Promise<OwnEvent[]> {
    return this.sessions.history(actor);
  }
}
