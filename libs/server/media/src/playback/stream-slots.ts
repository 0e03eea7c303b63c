import { Injectable, Logger } from '@nestjs/common';
import { Clock, Config, PubSub } from '@wethi/platform';
import { Audience, SILENT_MS } from '../audience/audience';

const REMEMBERED_MS = 86_400_000;

/**
 * KEYS: when each sign-in began to play, when it was last heard of, which of its players holds its place, who lost his.
 * ARGV: login, player, now, limit, silent, remembered, whether the player was opened just now.
 * One script, so that two devices that begin at once cannot both find room.
 */
const TAKE = `
local joined, heard, holder, replaced = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local login, player, now, limit, silent, remembered = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local function leave(other)
  redis.call('ZREM', joined, other)
  redis.call('ZREM', heard, other)
  redis.call('HDEL', holder, other)
end
for _, other in ipairs(redis.call('ZRANGEBYSCORE', heard, '-inf', now - silent)) do leave(other) end
redis.call('ZREMRANGEBYSCORE', replaced, '-inf', now - remembered)
if ARGV[7] == '1' then
  redis.call('ZREM', replaced, login)
  leave(login)
end
if redis.call('ZSCORE', replaced, login) then return 0 end
local holding = redis.call('HGET', holder, login)
if holding and holding ~= player then return 0 end
redis.call('ZADD', joined, 'NX', now, login)
redis.call('ZADD', heard, now, login)
redis.call('HSET', holder, login, player)
local over = redis.call('ZCARD', joined) - limit
if over > 0 then
  for _, other in ipairs(redis.call('ZRANGE', joined, 0, over - 1)) do
    leave(other)
    redis.call('ZADD', replaced, now, other)
  end
end
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, remembered) end
return 1`;

/**
 * Frees the place of a sign-in, if this player holds it; 1 when the user plays nowhere else.
 * KEYS as above, ARGV: login, player, since when others are heard of.
 */
const LEAVE = `
if redis.call('HGET', KEYS[3], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
return redis.call('ZCOUNT', KEYS[2], '(' .. ARGV[3], '+inf') == 0 and 1 or 0`;

/** A viewing on a device: the sign-in that made it, and the name that its player was given. */
export interface Viewing {
  userId: number;
  /** Id of the sign-in. */
  login: string;
  session: string;
  /** Whose audience it belongs to; null for what everybody may watch. */
  stageId: number | null;
}

/**
 * Who plays now, per user: at most DEVICE_LIMIT sign-ins, each in the player that it opened last; the newest wins
 * (WATCH-03). A sign-in has one place whatever names its players make up, and one that lost its place gets another only
 * by opening a player anew.
 * Without Redis everybody may play: a lost cache must not stop a show.
 */
@Injectable()
export class StreamSlots {
  private readonly logger = new Logger(StreamSlots.name);

  constructor(
    private readonly pubsub: PubSub,
    private readonly audience: Audience,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A player was opened: its sign-in moves here from its older ones, since a lost phone says no goodbye. */
  async open(viewing: Viewing): Promise<void> {
    await this.take(viewing, true);
  }

  /** It still plays. False when a newer device, or a newer player of the same sign-in, took the place. */
  async keep(viewing: Viewing): Promise<boolean> {
    return this.take(viewing, false);
  }

  /** It stopped; the place is free at once. */
  async leave({ userId, login, session, stageId }: Viewing): Promise<void> {
    const keys = keysOf(userId);
    const values = [login, session, this.clock.now().getTime() - SILENT_MS];
    const last = await this.tolerant(() => this.pubsub.redis.eval(LEAVE, keys.length, ...keys, ...values));
    if (last === 1 && stageId !== null) await this.audience.leave(stageId, userId);
  }

  private async take({ userId, login, session, stageId }: Viewing, opened: boolean): Promise<boolean> {
    const keys = keysOf(userId);
    const now = this.clock.now().getTime();
    const values = [login, session, now, this.config.DEVICE_LIMIT, SILENT_MS, REMEMBERED_MS, opened ? 1 : 0];
    const taken = await this.tolerant(() => this.pubsub.redis.eval(TAKE, keys.length, ...keys, ...values));
    if (taken === 1 && stageId !== null) await this.audience.join(stageId, userId);
    return taken !== 0;
  }

  private async tolerant<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await ask();
    } catch (error) {
      this.logger.warn(`places of devices unknown: ${String(error)}`);
      return undefined;
    }
  }
}

/** One hash tag, so that the keys of a user live on one node of a cluster. */
function keysOf(userId: number): string[] {
  return ['joined', 'heard', 'holder', 'replaced'].map((what) => `watch:{${userId}}:${what}`);
}
