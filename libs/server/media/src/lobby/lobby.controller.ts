import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  limit,
  NoData,
  RateLimits,
  Records,
  type Actor,
} from '@wethi/platform';
import { LiveStreaming } from '../live/live-streaming.entity';
import { LobbyCheck, LobbyFigures } from './lobby.dto';
import { Lobby } from './lobby';

/** A page says so every two minutes, and whenever somebody presses for another check. */
const checkLimit = limit({ key: 'lobby', points: 10, per: '1m' });

/** Who waits for a live show, and whether they will be able to see it (WATCH-11). */
@Controller()
export class LobbyController {
  constructor(
    private readonly lobby: Lobby,
    private readonly records: Records,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Refusal TOO_MANY, and as Lobby.note */
  @Post('lobbyCheck')
  @Allow('member')
  @Answers('lobbyCheck', { one: NoData })
  async lobbyCheck(@Body() { id, found }: LobbyCheck, @CurrentActor() actor: Actor): Promise<null> {
    await this.limits.consume(checkLimit, actor.id);
    await this.lobby.note(id, found, actor);
    return null;
  }

  @Get('liveStreamingLobby')
  @Allow('media.write')
  @Answers('liveStreamingLobby', { one: LobbyFigures })
  async liveStreamingLobby(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<LobbyFigures> {
    await this.records.byId(LiveStreaming, id, actor);
    return this.lobby.figures(id);
  }
}
