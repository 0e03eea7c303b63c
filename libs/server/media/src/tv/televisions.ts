import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TV_CODE_CHARACTERS, TV_CODE_LENGTH, TV_CODE_SECONDS, type TvPicture } from '@wethi/contract';
import { PubSub } from '@wethi/platform';

/** So long a television is remembered that shows a code, or that a phone lets play, since it was last heard of. */
const WAITING_SECONDS = 3_600;
const LINKED_SECONDS = 43_200;
/** So long a key stays a television's own, since the television last asked. */
export const TV_KEPT_SECONDS = 7_776_000;

/** The phone that lets a television play. */
export interface TvLink {
  userId: number;
  /** Of the phone. */
  session: string;
  /** What was opened last, until it is closed. */
  viewingId?: string;
}

export interface TvCode {
  code: string;
  /** Until another one takes its place. */
  seconds: number;
}

/** A television's key is its own; what it is called here tells nobody the key. */
export function tvIdOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

export function newTvKey(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Which televisions show a code, and which phone lets which one play (WATCH-13), in Redis: a hash for each television, its
 * code's name for ten minutes, and for each phone's session the television it holds. A phone holds one, and a television is
 * held as long as both say so.
 */
@Injectable()
export class Televisions {
  constructor(private readonly pubsub: PubSub) {}

  /** The code to show: the one there is, or another. */
  async codeOf(id: string): Promise<TvCode> {
    const { redis } = this.pubsub;
    const shown = await redis.hget(tvKey(id), 'code');
    const [owner, seconds] = shown ? await Promise.all([redis.get(codeKey(shown)), redis.ttl(codeKey(shown))]) : [];
    if (shown && owner === id && seconds && seconds > 0) return { code: shown, seconds };
    const code = newCode();
    // One that another television shows is left to it.
    if ((await redis.set(codeKey(code), id, 'EX', TV_CODE_SECONDS, 'NX')) === null) return this.codeOf(id);
    await redis.multi().hset(tvKey(id), { code }).expire(tvKey(id), WAITING_SECONDS).exec();
    return { code, seconds: TV_CODE_SECONDS };
  }

  /** Uses a code up. @returns the television that shows it, undefined when none does */
  async take(code: string): Promise<string | undefined> {
    return (await this.pubsub.redis.getdel(codeKey(code))) ?? undefined;
  }

  /** From now on the phone lets this television play. A code that it still shows is nobody's to type. */
  async link(id: string, { userId, session }: TvLink): Promise<void> {
    const { redis } = this.pubsub;
    const shown = await redis.hget(tvKey(id), 'code');
    if (shown) await redis.del(codeKey(shown));
    await redis
      .multi()
      .del(tvKey(id))
      .hset(tvKey(id), { userId, session })
      .expire(tvKey(id), LINKED_SECONDS)
      .set(phoneKey(session), id, 'EX', LINKED_SECONDS)
      .exec();
  }

  /** The phone that lets a television play; undefined when there is none. */
  async linkOf(id: string): Promise<TvLink | undefined> {
    const { userId, session, viewingId } = await this.pubsub.redis.hgetall(tvKey(id));
    if (!session || (await this.pubsub.redis.get(phoneKey(session))) !== id) return undefined;
    return { userId: Number(userId), session, viewingId };
  }

  /** The television that a phone holds: one that another phone took since is not its own any more. */
  async heldBy(session: string): Promise<string | undefined> {
    const id = await this.pubsub.redis.get(phoneKey(session));
    return id !== null && (await this.pubsub.redis.hget(tvKey(id), 'session')) === session ? id : undefined;
  }

  /** It is in use: remembered for another while. */
  async keep(id: string, { session }: TvLink, viewingId: string): Promise<void> {
    await this.pubsub.redis
      .multi()
      .hset(tvKey(id), { viewingId })
      .expire(tvKey(id), LINKED_SECONDS)
      .expire(phoneKey(session), LINKED_SECONDS)
      .exec();
  }

  /** It is nobody's, and still known. */
  async release(id: string, { session }: TvLink): Promise<void> {
    await this.pubsub.redis
      .multi()
      .del(tvKey(id), phoneKey(session))
      .hset(tvKey(id), { code: '' })
      .expire(tvKey(id), WAITING_SECONDS)
      .exec();
  }

  /** It asked. @param name what its browser tells of it */
  async noteName(id: string, name: string): Promise<void> {
    await this.pubsub.redis.set(nameKey(id), name, 'EX', TV_KEPT_SECONDS);
  }

  /** What it is; undefined of one that was not heard of for long. */
  async nameOf(id: string): Promise<string | undefined> {
    return (await this.pubsub.redis.get(nameKey(id))) ?? undefined;
  }

  /** @param at when it was so, ms since 1970 */
  async notePicture(id: string, picture: TvPicture | null, at: number): Promise<void> {
    await this.pubsub.redis.hset(tvKey(id), { picture: JSON.stringify(picture), at });
  }

  /** What a television shows now, as far as it said. @param now ms since 1970 */
  async pictureOf(id: string, now: number): Promise<TvPicture | null> {
    const [text, at] = await this.pubsub.redis.hmget(tvKey(id), 'picture', 'at');
    const picture = JSON.parse(text ?? 'null') as TvPicture | null;
    if (!picture?.playing) return picture;
    const moved = Math.floor((now - Number(at)) / 1000);
    return { ...picture, position: Math.min(picture.position + moved, Math.max(picture.duration, picture.position)) };
  }
}

const tvKey = (id: string) => `tv:${id}`;
const nameKey = (id: string) => `tv-name:${id}`;
const codeKey = (code: string) => `tv-code:${code}`;
const phoneKey = (session: string) => `tv-of:${session}`;

function newCode(): string {
  const character = () => TV_CODE_CHARACTERS.charAt(randomInt(TV_CODE_CHARACTERS.length));
  return Array.from({ length: TV_CODE_LENGTH }, character).join('');
}
