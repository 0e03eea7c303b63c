import { Body, Controller, Get, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import {
  Allow,
  Answers,
  ByIdQuery,
  clearSessionCookie,
  Config,
  CurrentActor,
  InsertId,
  NoData,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, type Caller } from '../devices/caller';
import { AccountDeletion } from './account-deletion';
import { Consents } from './consents';
import { OwnData } from './own-data';
import { ConsentInput, DeletionAnswer, DeletionInput, OwnConsent, OwnDataRow, UnsubscribeQuery } from './privacy.dto';

/** What a person may ask of who keeps their data (facts/integrations.md §9.4). */
@Controller()
@Allow('member')
export class PrivacyController {
  constructor(
    private readonly consents: Consents,
    private readonly data: OwnData,
    private readonly deletion: AccountDeletion,
    private readonly config: Config,
  ) {}

  @Get('userConsents')
  @Answers('userConsents', { many: OwnConsent })
  userConsents(@CurrentActor() actor: Actor): Promise<OwnConsent[]> {
    return this.consents.list(actor);
  }

  @Post('userConsents')
  @HttpCode(200)
  @Answers('save-userConsents', { one: NoData })
  async consent(@Body() input: ConsentInput, @CurrentActor() { id }: Actor): Promise<null> {
    await this.consents.say(id, input.user_consent_kind, input.user_consent_given);
    return null;
  }

  /** Programs that fetch links of letters must not unsubscribe anybody: the page asks for a press. */
  @Get('emailUnsubscribe')
  @Allow('public')
  @Answers('emailUnsubscribe', { one: NoData })
  async unsubscribePage(@Query() { token }: UnsubscribeQuery, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(`${this.config.PUBLIC_URL}/unsubscribe?token=${encodeURIComponent(token)}`, 303);
  }

  /** One click, as mail programs do it (RFC 8058). */
  @Post('emailUnsubscribe')
  @Allow('public')
  @HttpCode(200)
  @Answers('post-emailUnsubscribe', { one: NoData })
  async unsubscribe(@Query() { token }: UnsubscribeQuery): Promise<null> {
    await this.consents.unsubscribe(token);
    return null;
  }

  @Get('ownData')
  @Answers('ownData', { many: OwnDataRow })
  ownData(@CurrentActor() actor: Actor): Promise<OwnDataRow[]> {
    return this.data.list(actor);
  }

  @Post('ownData')
  @HttpCode(200)
  @Answers('ask-ownData', { one: InsertId })
  async askForData(@CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.data.ask(actor) };
  }

  @Get('ownDataFile')
  @ApiOperation({ operationId: 'ownDataFile' })
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  async ownDataFile(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    const { bytes, name } = await this.data.read(actor, id);
    return new StreamableFile(bytes, { type: 'application/zip', disposition: `attachment; filename="${name}"` });
  }

  @Post('userDeletion')
  @HttpCode(200)
  @Answers('userDeletion', { one: DeletionAnswer })
  async userDeletion(
    @Body() { user_password }: DeletionInput,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeletionAnswer> {
    const user_delete_at = await this.deletion.ask(actor, user_password, caller);
    clearSessionCookie(reply);
    return { user_delete_at };
  }
}
