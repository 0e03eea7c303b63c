import { Injectable } from '@nestjs/common';
import { DEVICE_KIND } from '@wethi/contract';
import { Clock, PubSub, refuse } from '@wethi/platform';
import type { KnownTv } from './tv.dto';
import { Televisions } from './televisions';
import { TvNews } from './tv-news';

/** A television that was not used for so long is forgotten. */
const KEPT_SECONDS = 7_776_000;
const MOST = 10;

interface Kept {
  name: string;
  /** When it was used last, ms since 1970. */
  at: number;
}

/** The televisions that somebody used: while one of them is open, it needs no code (WATCH-13). In Redis, as all of televisions. */
@Injectable()
export class KnownTvs {
  constructor(
    private readonly televisions: Televisions,
    private readonly news: TvNews,
    private readonly pubsub: PubSub,
    private readonly clock: Clock,
  ) {}

  /** Used just now; the name that its owner gave it stays. */
  async note(userId: number, id: string): Promise<void> {
    const known = await this.kept(userId);
    const name = known.get(id)?.name ?? (await this.televisions.nameOf(id)) ?? DEVICE_KIND.tv;
    await this.keep(userId, id, { name, at: this.clock.now().getTime() });
    const older = [...known].sort(([, one], [, other]) => other.at - one.at).map(([other]) => other);
    const gone = older.filter((other) => other !== id).slice(MOST - 1);
    if (gone.length > 0) await this.pubsub.redis.hdel(keyOf(userId), ...gone);
  }

  /** The last used first. */
  async of(userId: number): Promise<KnownTv[]> {
    const known = [...(await this.kept(userId))].sort(([, one], [, other]) => other.at - one.at);
    return Promise.all(
      known.map(async ([id, { name, at }]) => ({
        id,
        name,
        last_at: new Date(at),
        open: await this.isOpen(id, userId),
      })),
    );
  }

  /** @throws Refusal NOT_FOUND of one that they never used, TV_OFF of one that shows no code */
  async requireOpen(userId: number, id: string): Promise<void> {
    if (!(await this.kept(userId)).has(id)) throw refuse('NOT_FOUND');
    if (!(await this.isOpen(id, userId))) throw refuse('TV_OFF');
  }

  /** @throws Refusal NOT_FOUND */
  async rename(userId: number, id: string, name: string): Promise<void> {
    const known = (await this.kept(userId)).get(id);
    if (!known) throw refuse('NOT_FOUND');
    await this.keep(userId, id, { ...known, name });
  }

  async forget(userId: number, id: string): Promise<void> {
    await this.pubsub.redis.hdel(keyOf(userId), id);
  }

  /** It listens, and nobody else's phone lets it play. */
  private async isOpen(id: string, userId: number): Promise<boolean> {
    const link = await this.televisions.linkOf(id);
    return (!link || link.userId === userId) && (await this.news.isHeard(id));
  }

  private async kept(userId: number): Promise<Map<string, Kept>> {
    const fields = await this.pubsub.redis.hgetall(keyOf(userId));
    return new Map(Object.entries(fields).map(([id, text]) => [id, JSON.parse(text) as Kept]));
  }

  private async keep(userId: number, id: string, kept: Kept): Promise<void> {
    const key = keyOf(userId);
    await this.pubsub.redis.multi().hset(key, id, JSON.stringify(kept)).expire(key, KEPT_SECONDS).exec();
  }
}

const keyOf = (userId: number) => `tv-known:${userId}`;
