import { Injectable } from '@nestjs/common';
import { DEVICE_KIND, readTvCode, REFUSALS, TV_CODE_SECONDS, TV_CODE_TRIES, type TvCommand } from '@wethi/contract';
import { type Actor, Clock, limit, PubSub, RateLimits, refuse } from '@wethi/platform';
import { concatMap, map, takeWhile, type Observable } from 'rxjs';
import { KnownTvs } from './known-tvs';
import { Televisions } from './televisions';
import type { TvRemote } from './tv.dto';
import { CHANGED, TvNews } from './tv-news';
import { TvScreen } from './tv-screen';
import { TvShows } from './tv-shows';

/** Wrong codes, whoever of a household or a phone network typed them. */
const addressLimit = limit({ key: 'tv-code', points: 60, per: '1h', guesses: true });

/** The phone's side: it lets a television play by its code, and is its remote control (WATCH-13). */
@Injectable()
export class TvPhone {
  constructor(
    private readonly televisions: Televisions,
    private readonly known: KnownTvs,
    private readonly screen: TvScreen,
    private readonly news: TvNews,
    private readonly shows: TvShows,
    private readonly limits: RateLimits,
    private readonly pubsub: PubSub,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TV_CODE_WRONG with the tries that are left, TV_CODE_TRIES, TOO_MANY */
  async link(typed: string, actor: Actor, address: string): Promise<void> {
    await this.limits.consume(addressLimit, address);
    const tries = await this.countTry(actor);
    if (tries > TV_CODE_TRIES) throw await this.outOfTries(actor);
    const code = readTvCode(typed);
    const id = code && (await this.televisions.take(code));
    if (!id) {
      const left = TV_CODE_TRIES - tries;
      if (left === 0) throw await this.outOfTries(actor);
      throw refuse('TV_CODE_WRONG', { message: `${REFUSALS.TV_CODE_WRONG.message} (ลองได้อีก ${left} ครั้ง)` });
    }
    await Promise.all([this.limits.giveBack(addressLimit, address), this.pubsub.redis.del(triesKey(actor))]);
    await this.hold(id, actor);
  }

  /** One that they used before. @throws Refusal NOT_FOUND, TV_OFF */
  async linkKnown(id: string, actor: Actor): Promise<void> {
    await this.known.requireOpen(actor.id, id);
    await this.hold(id, actor);
  }

  async stand(actor: Actor): Promise<TvRemote> {
    const id = await this.televisions.heldBy(actor.session);
    const known = await this.known.of(actor.id);
    if (!id) return { linked: false, name: '', shows: [], picture: null, known };
    const now = this.clock.now().getTime();
    const [shows, picture] = await Promise.all([this.shows.of(actor.id), this.televisions.pictureOf(id, now)]);
    const name = known.find((tv) => tv.id === id)?.name ?? DEVICE_KIND.tv;
    return { linked: true, name, shows, picture, known };
  }

  /** @throws Refusal TV_NOT_LINKED */
  async command({ command, value }: TvCommand, actor: Actor): Promise<void> {
    await this.news.tellTv(await this.held(actor), { type: 'command', command, value });
  }

  /** The television stops. */
  async unlink(actor: Actor): Promise<void> {
    const id = await this.televisions.heldBy(actor.session);
    if (id) await this.screen.letGo(id);
  }

  /** @throws Refusal TV_NOT_LINKED */
  async held(actor: Actor): Promise<string> {
    const id = await this.televisions.heldBy(actor.session);
    if (!id) throw refuse('TV_NOT_LINKED');
    return id;
  }

  /** What the television tells this phone, as long as it holds it. @throws Refusal TV_NOT_LINKED */
  async told(actor: Actor): Promise<Observable<string>> {
    const id = await this.held(actor);
    const isHeld = async () => (await this.televisions.heldBy(actor.session)) === id;
    return this.news.of(id, 'phone').pipe(
      concatMap(async (event) => ((await isHeld()) ? { event } : { event: CHANGED, isOver: true })),
      takeWhile(({ isOver }) => !isOver, true),
      map(({ event }) => event),
    );
  }

  /** Lets go of what this phone held, and takes the television from whoever holds it. */
  private async hold(id: string, actor: Actor): Promise<void> {
    await this.unlink(actor);
    await this.screen.letGo(id);
    await this.televisions.link(id, { userId: actor.id, session: actor.session });
    await this.known.note(actor.id, id);
    await this.news.tellChanged(id);
  }

  /** @returns how many there were within ten minutes, this one included */
  private async countTry(actor: Actor): Promise<number> {
    const key = triesKey(actor);
    const [, counted] =
      (await this.pubsub.redis.multi().set(key, 0, 'EX', TV_CODE_SECONDS, 'NX').incr(key).exec()) ?? [];
    return Number(counted?.[1]);
  }

  private async outOfTries(actor: Actor) {
    return refuse('TV_CODE_TRIES', { retryAfter: Math.max(1, await this.pubsub.redis.ttl(triesKey(actor))) });
  }
}

function triesKey({ id }: Actor): string {
  return `tv-tries:${id}`;
}
