import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  Allow,
  Envelope,
  Answers,
  BearerOnly,
  clearSessionCookie,
  CurrentActor,
  isSameOrigin,
  NoData,
  setSessionCookie,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnAccount } from './own-account';
import { OwnPersonnel } from '../people/personnel.entity';
import { OwnUser } from '../people/user.entity';
import { TokenAnswer } from './sign-in.dto';

/** `result` is the person (decisions.md §2). */
const PERSON = [OwnUser, OwnPersonnel];

/** The caller's own session (product.md §7, Auth). */
@Controller()
@Allow('signed-in')
export class SessionController {
  constructor(private readonly account: OwnAccount) {}

  @Get('loginPing')
  @Answers('loginPing', { result: PERSON })
  async loginPing(@CurrentActor() actor: Actor): Promise<Envelope> {
    return new Envelope({ result: await this.account.of(actor) });
  }

  @Get('userCheckToken')
  @Answers('userCheckToken', { one: NoData })
  userCheckToken(): null {
    return null;
  }

  @Get('refreshToken')
  @BearerOnly()
  @Answers('refreshToken', { result: PERSON, beside: TokenAnswer })
  async refreshToken(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<Envelope> {
    const { token, person } = await this.account.renew(actor);
    setSessionCookie(reply, actor.kind, token);
    return new Envelope({ result: person, token });
  }

  @Post('refreshToken')
  @HttpCode(200)
  @Answers('renew-token', { result: PERSON, beside: TokenAnswer })
  renewToken(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<Envelope> {
    return this.refreshToken(actor, reply);
  }

  @Get('logout')
  @BearerOnly()
  @Answers('logout', { one: NoData })
  async logout(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<null> {
    await this.account.leave(actor);
    clearSessionCookie(reply);
    return null;
  }

  /** Also for a session that is over already: its cookie goes. */
  @Post('logout')
  @Allow('public')
  @HttpCode(200)
  @Answers('post-logout', { one: NoData })
  async postLogout(
    @CurrentActor() actor: Actor | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<null> {
    if (actor) await this.account.leave(actor);
    if (actor || isSameOrigin(request)) clearSessionCookie(reply);
    return null;
  }

  @Post('logoutEverywhere')
  @HttpCode(200)
  @Answers('logoutEverywhere', { one: NoData })
  async logoutEverywhere(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<null> {
    await this.account.leaveEverywhere(actor);
    clearSessionCookie(reply);
    return null;
  }
}
