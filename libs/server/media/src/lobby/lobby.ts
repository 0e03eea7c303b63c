import { Injectable, Logger } from '@nestjs/common';
import { LOBBY_FINDINGS, LOBBY_SAY_SECONDS, type LobbyFinding } from '@wethi/contract';
import { type Actor, Clock, PubSub } from '@wethi/platform';
import { VideoAccess } from '../video/video-access';
import type { LobbyFigures } from './lobby.dto';

/** Whoever is not heard of twice has left. */
const SILENT_SECONDS = 2.5 * LOBBY_SAY_SECONDS;

const keyOf = (showId: number, found: LobbyFinding): string => `lobby:${showId}:${found}`;

/** Who waits for which show, and whether they will be able to see it: people and not devices, in Redis alone (WATCH-11). */
@Injectable()
export class Lobby {
  private readonly logger = new Logger(Lobby.name);

  constructor(
    private readonly pubsub: PubSub,
    private readonly access: VideoAccess,
    private readonly clock: Clock,
  ) {}

  /** What somebody's newest check found, who has not left. @throws Refusal as VideoAccess.requireShowOf */
  async note(showId: number, found: LobbyFinding, actor: Actor): Promise<void> {
    // Asked once for each stay: a hall that waits says a thousand times a minute that it is still there.
    if (!(await this.isIn(showId, actor.id))) await this.access.requireShowOf(showId, actor);
    const noting = this.pubsub.redis.multi();
    for (const other of LOBBY_FINDINGS) if (other !== found) noting.zrem(keyOf(showId, other), actor.id);
    noting.zadd(keyOf(showId, found), this.clock.now().getTime(), actor.id);
    await noting.expire(keyOf(showId, found), SILENT_SECONDS).exec();
  }

  async figures(showId: number): Promise<LobbyFigures> {
    const since = this.clock.now().getTime() - SILENT_SECONDS * 1000;
    const count = (found: LobbyFinding) => this.pubsub.redis.zcount(keyOf(showId, found), since, '+inf');
    const [good, slow, blocked, unplayable] = await Promise.all([
      count('good'),
      count('slow'),
      count('blocked'),
      count('unplayable'),
    ]);
    return { waiting: good + slow + blocked + unplayable, slow, blocked, unplayable };
  }

  /** How many wait for these shows; without Redis nobody is shown as waiting. */
  async waiting(showIds: readonly number[]): Promise<number> {
    try {
      const figures = await Promise.all(showIds.map((id) => this.figures(id)));
      return figures.reduce((sum, { waiting }) => sum + waiting, 0);
    } catch (error) {
      this.logger.warn(`lobby unknown: ${String(error)}`);
      return 0;
    }
  }

  private async isIn(showId: number, userId: number): Promise<boolean> {
    const since = this.clock.now().getTime() - SILENT_SECONDS * 1000;
    const said = await Promise.all(
      LOBBY_FINDINGS.map((found) => this.pubsub.redis.zscore(keyOf(showId, found), userId)),
    );
    return said.some((at) => at !== null && Number(at) >= since);
  }
}
