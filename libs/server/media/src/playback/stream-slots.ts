import { Injectable, Logger } from '@nestjs/common';
import { Clock, Config, PubSub } from '@wethi/platform';
import { Audience, SILENT_MS } from '../audience/audience';

const REMEMBERED_MS = 86_400_000;

/**
 * KEYS, each by sign-in: when it acquired its slot, when it renewed it last, the viewing that holds it, when it was replaced.
 * ARGV: sign-in, viewing, now, limit, silent, remembered, 1 to acquire or 0 to renew.
 * One script, so that two devices that begin at once cannot both find room.
 */
const ACQUIRE_OR_RENEW = `
local acquired, renewed, viewings, replaced = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local signIn, viewing, now, limit, silent, remembered = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local function release(other)
  redis.call('ZREM', acquired, other)
  redis.call('ZREM', renewed, other)
  redis.call('HDEL', viewings, other)
end
for _, other in ipairs(redis.call('ZRANGEBYSCORE', renewed, '-inf', now - silent)) do release(other) end
redis.call('ZREMRANGEBYSCORE', replaced, '-inf', now - remembered)
if ARGV[7] == '1' then
  redis.call('ZREM', replaced, signIn)
  release(signIn)
end
if redis.call('ZSCORE', replaced, signIn) then return 0 end
local holding = redis.call('HGET', viewings, signIn)
if holding and holding ~= viewing then return 0 end
redis.call('ZADD', acquired, 'NX', now, signIn)
redis.call('ZADD', renewed, now, signIn)
redis.call('HSET', viewings, signIn, viewing)
local over = redis.call('ZCARD', acquired) - limit
if over > 0 then
  for _, other in ipairs(redis.call('ZRANGE', acquired, 0, over - 1)) do
    release(other)
    redis.call('ZADD', replaced, now, other)
  end
end
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, remembered) end
return 1`;

/**
 * Releases the slot of a sign-in, if this viewing holds it; 1 when the user plays nowhere else.
 * KEYS as above, ARGV: sign-in, viewing, since when a renewal counts.
 */
const RELEASE = `
if redis.call('HGET', KEYS[3], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
return redis.call('ZCOUNT', KEYS[2], '(' .. ARGV[3], '+inf') == 0 and 1 or 0`;

/** A viewing on a device. */
export interface Viewing {
  userId: number;
  /** The session in which it was opened, one for each device. */
  signInId: string;
  /** Given when it was opened. */
  viewingId: string;
  /** Whose audience it belongs to; null for what everybody may watch. */
  stageId: number | null;
}

/**
 * Who plays now, per user: at most DEVICE_LIMIT sign-ins, each in the viewing that it opened last; the newest wins
 * (WATCH-03). A sign-in has one slot whatever names its players make up, and one that was replaced gets another slot only
 * by opening the video anew.
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

  /** A video was opened: the slot of its sign-in moves here from older viewings, since a lost phone releases nothing. */
  async acquire(viewing: Viewing): Promise<void> {
    await this.acquireOrRenew(viewing, true);
  }

  /** It still plays. False when a newer device, or a newer viewing of the same sign-in, has the slot. */
  async renew(viewing: Viewing): Promise<boolean> {
    return this.acquireOrRenew(viewing, false);
  }

  /** It stopped; the slot is free at once. */
  async release({ userId, signInId, viewingId, stageId }: Viewing): Promise<void> {
    const keys = keysOf(userId);
    const values = [signInId, viewingId, this.clock.now().getTime() - SILENT_MS];
    const last = await this.logFailure(() => this.pubsub.redis.eval(RELEASE, keys.length, ...keys, ...values));
    if (last === 1 && stageId !== null) await this.audience.leave(stageId, userId);
  }

  private async acquireOrRenew({ userId, signInId, viewingId, stageId }: Viewing, acquire: boolean): Promise<boolean> {
    const keys = keysOf(userId);
    const now = this.clock.now().getTime();
    const values = [signInId, viewingId, now, this.config.DEVICE_LIMIT, SILENT_MS, REMEMBERED_MS, acquire ? 1 : 0];
    const held = await this.logFailure(() => this.pubsub.redis.eval(ACQUIRE_OR_RENEW, keys.length, ...keys, ...values));
    if (held === 1 && stageId !== null) await this.audience.join(stageId, userId);
    return held !== 0;
  }

  private async logFailure<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await ask();
    } catch (error) {
      this.logger.warn(`stream slots unknown: ${String(error)}`);
      return undefined;
    }
  }
}

/** One hash tag, so that the keys of a user live on one node of a cluster. */
function keysOf(userId: number): string[] {
  return ['acquired', 'renewed', 'viewings', 'replaced'].map((what) => `watch:{${userId}}:${what}`);
}
