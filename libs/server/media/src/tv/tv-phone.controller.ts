import { Body, Controller, Delete, Get, Post, Query, Req, type MessageEvent } from '@nestjs/common';
import { type Actor, Allow, Answers, CurrentActor, EventStream, EventStreams, NoData } from '@wethi/platform';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { KnownTvs } from './known-tvs';
import { KnownTvId, KnownTvName, TvCodeBody, TvCommandBody, TvRemote } from './tv.dto';
import { TvPhone } from './tv-phone';

/** Calls of the phone that lets a television play: each session holds one. */
@Controller()
@Allow('member')
export class TvPhoneController {
  constructor(
    private readonly phone: TvPhone,
    private readonly known: KnownTvs,
    private readonly streams: EventStreams,
  ) {}

  /** By the code that the television shows. */
  @Post('tvLink')
  @Answers('tvLink', { one: NoData })
  async tvLink(
    @Body() { code }: TvCodeBody,
    @Req() { visitor }: FastifyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<null> {
    await this.phone.link(code, actor, visitor);
    return null;
  }

  /** One that the phone's owner used before, while it shows a code. */
  @Post('tvLinkKnown')
  @Answers('tvLinkKnown', { one: NoData })
  async tvLinkKnown(@Body() { id }: KnownTvId, @CurrentActor() actor: Actor): Promise<null> {
    await this.phone.linkKnown(id, actor);
    return null;
  }

  /** Names one of them. */
  @Post('tvKnown')
  @Answers('tvKnown', { one: NoData })
  async tvKnown(@Body() { id, name }: KnownTvName, @CurrentActor() actor: Actor): Promise<null> {
    await this.known.rename(actor.id, id, name);
    return null;
  }

  @Delete('tvKnown')
  @Answers('delete-tvKnown', { one: NoData })
  async forget(@Query() { id }: KnownTvId, @CurrentActor() actor: Actor): Promise<null> {
    await this.known.forget(actor.id, id);
    return null;
  }

  @Post('tvUnlink')
  @Answers('tvUnlink', { one: NoData })
  async tvUnlink(@CurrentActor() actor: Actor): Promise<null> {
    await this.phone.unlink(actor);
    return null;
  }

  @Get('tvRemote')
  @Answers('tvRemote', { one: TvRemote })
  tvRemote(@CurrentActor() actor: Actor): Promise<TvRemote> {
    return this.phone.stand(actor);
  }

  /** What the television shows, and that things changed; see TvRemoteEvent in contract. */
  @EventStream('tvRemote/events')
  async events(@CurrentActor() actor: Actor): Promise<Observable<MessageEvent>> {
    return this.streams.open(actor, await this.phone.told(actor));
  }

  /** Hands a press to the television; what came of it, `tvRemote/events` tells. */
  @Post('tvCommand')
  @Answers('tvCommand', { one: NoData })
  async tvCommand(@Body() body: TvCommandBody, @CurrentActor() actor: Actor): Promise<null> {
    await this.phone.command(body, actor);
    return null;
  }
}
