import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { SocialProvider } from '@wethi/contract';
import {
  Allow,
  Answers,
  Config,
  CurrentActor,
  Envelope,
  FromForeignPages,
  limit,
  LimitedBy,
  NoData,
  readHostCookie,
  refuse,
  setHostCookie,
  setSessionCookie,
  tokenOf,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller, type Caller } from '../devices/caller';
import { OwnUser } from '../people/user.entity';
import { TokenAnswer } from '../sign-in/sign-in.dto';
import { SocialClients } from './social-clients';
import { SocialLinking } from './social-linking';
import { SocialLogin } from './social-login';
import { BeginQuery, FinishSocial, OwnSocial, PendingSocial, ProviderQuery, SocialWays } from './social.dto';

const COOKIE = 'wethi_social';
const COOKIE_SECONDS = 900;
const MEMBER_HOME = '/member';
/** Each leaves a row for a day; a hall of guests may sit behind one address. */
const beginLimit = limit({ key: 'social-begin', points: 300, per: '1m' });

/** Signing in with LINE and Facebook (ACC-07). Browsers are sent there and come back, so two calls answer by an address. */
@Controller()
export class SocialController {
  constructor(
    private readonly clients: SocialClients,
    private readonly login: SocialLogin,
    private readonly linking: SocialLinking,
    private readonly config: Config,
  ) {}

  @Get('socialWays')
  @Allow('public')
  @Answers('socialWays', { one: SocialWays })
  ways(): SocialWays {
    return { ways: this.clients.ways };
  }

  @Get('socialBegin')
  @Allow('public')
  @LimitedBy(beginLimit)
  @ApiOperation({ operationId: 'socialBegin' })
  @ApiResponse({ status: HttpStatus.SEE_OTHER, description: 'to the other site, or to signing in again' })
  async begin(
    @Query() { provider, then = MEMBER_HOME, link, app }: BeginQuery,
    @CurrentActor() actor: Actor | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.clients.ways.includes(provider)) throw refuse('NOT_FOUND');
    // A link of a page leads here: a refusal would be all that its reader sees.
    if (link && actor?.kind !== 'user') return this.backTo(then, { dialog: 'expired' }, reply);
    const kept = readHostCookie(request, COOKIE);
    const browser = kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url');
    setHostCookie(reply, COOKIE, browser, COOKIE_SECONDS);
    const wish = { then_path: then, user_id: link && actor ? actor.id : null };
    void reply.redirect(await this.login.begin(provider, browser, wish, app === undefined), HttpStatus.SEE_OTHER);
  }

  @Get('lineReturn')
  @Allow('public')
  @FromForeignPages()
  @ApiOperation({ operationId: 'lineReturn' })
  @ApiResponse({ status: HttpStatus.SEE_OTHER, description: 'to the page that they came from' })
  lineReturn(
    @Req() request: FastifyRequest,
    @CurrentCaller() caller: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.cameBack('line', request, caller, reply);
  }

  @Get('facebookReturn')
  @Allow('public')
  @FromForeignPages()
  @ApiOperation({ operationId: 'facebookReturn' })
  @ApiResponse({ status: HttpStatus.SEE_OTHER, description: 'to the page that they came from' })
  facebookReturn(
    @Req() request: FastifyRequest,
    @CurrentCaller() caller: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.cameBack('facebook', request, caller, reply);
  }

  @Get('socialPending')
  @Allow('public')
  @Answers('socialPending', { one: PendingSocial })
  pending(@Req() request: FastifyRequest): Promise<PendingSocial> {
    return this.linking.pending(readHostCookie(request, COOKIE) ?? '');
  }

  @Post('userFacebook')
  @HttpCode(200)
  @Allow('public')
  @Answers('userFacebook', { one: OwnUser, beside: TokenAnswer })
  async finish(
    @Body() input: FinishSocial,
    @CurrentActor() actor: Actor | undefined,
    @Req() request: FastifyRequest,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope> {
    const browser = readHostCookie(request, COOKIE) ?? '';
    const present = actor && { actor, token: tokenOf(request)?.token ?? '' };
    const { token, person } = await this.linking.finish(input, browser, caller, present);
    setSessionCookie(reply, 'user', token);
    return new Envelope({ data: person, token });
  }

  @Get('userSocials')
  @Allow('member')
  @Answers('userSocials', { many: OwnSocial })
  list(@CurrentActor() actor: Actor): Promise<OwnSocial[]> {
    return this.linking.list(actor);
  }

  @Delete('userSocials')
  @Allow('member')
  @Answers('delete-userSocials', { one: NoData })
  async unlink(
    @Query() { provider }: ProviderQuery,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<null> {
    await this.linking.unlink(actor, provider, caller);
    return null;
  }

  private async cameBack(
    provider: SocialProvider,
    request: FastifyRequest,
    caller: Caller,
    reply: FastifyReply,
  ): Promise<void> {
    const search = request.url.split('?')[1] ?? '';
    const browser = readHostCookie(request, COOKIE) ?? '';
    const { outcome, then, token } = await this.login.finish(provider, search, browser, caller);
    if (token) setSessionCookie(reply, 'user', token);
    this.backTo(then, outcome === 'signed-in' ? {} : { dialog: 'social', social: `${provider}-${outcome}` }, reply);
  }

  private backTo(then: string, shown: Record<string, string>, reply: FastifyReply): void {
    const address = new URL(then, this.config.PUBLIC_URL);
    for (const [name, value] of Object.entries(shown)) address.searchParams.set(name, value);
    void reply.redirect(address.href, HttpStatus.SEE_OTHER);
  }
}
