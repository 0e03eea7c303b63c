import { Injectable, Logger } from '@nestjs/common';
import { Clock, Config, Live } from '@wethi/platform';

/** A device that reports nothing for this long has stopped playing. */
const SILENT_MS = 45_000;
const REMEMBERED_MS = 86_400_000;

/**
 * KEYS: when each place was taken, when it was last heard of, who lost his.
 * ARGV: place, now, limit, silent, remembered, login whose older places are given up or ''.
 * One script, so that two devices that begin at once cannot both find room.
 */
const TAKE = `
local joined, heard, replaced = KEYS[1], KEYS[2], KEYS[3]
local place, now, limit, silent, remembered = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local function leave(other)
  redis.call('ZREM', joined, other)
  redis.call('ZREM', heard, other)
end
for _, other in ipairs(redis.call('ZRANGEBYSCORE', heard, '-inf', now - silent)) do leave(other) end
redis.call('ZREMRANGEBYSCORE', replaced, '-inf', now - remembered)
if redis.call('ZSCORE', replaced, place) then return 0 end
if ARGV[6] ~= '' then
  for _, other in ipairs(redis.call('ZRANGE', joined, 0, -1)) do
    if string.sub(other, 1, #ARGV[6] + 1) == ARGV[6] .. ':' then leave(other) end
  end
end
redis.call('ZADD', joined, 'NX', now, place)
redis.call('ZADD', heard, now, place)
local over = redis.call('ZCARD', joined) - limit
if over > 0 then
  for _, other in ipairs(redis.call('ZRANGE', joined, 0, over - 1)) do
    leave(other)
    redis.call('ZADD', replaced, now, other)
  end
end
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, remembered) end
return 1`;

/** A viewing on a device: the sign-in that made it, and its own name. */
export interface Viewing {
  userId: number;
  /** Id of the sign-in. */
  login: string;
  session: string;
}

/**
 * Who plays now, per user: at most DEVICE_LIMIT places, the newest wins (WATCH-03).
 * Without Redis everybody may play: a lost cache must not stop a show.
 */
@Injectable()
export class DevicePlaces {
  private readonly logger = new Logger(DevicePlaces.name);

  constructor(
    private readonly live: Live,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A page was opened: the same sign-in moves here from its older pages, since a lost phone says no goodbye. */
  async open(viewing: Viewing): Promise<void> {
    await this.take(viewing, viewing.login);
  }

  /** It still plays. False when newer devices took the place. */
  async keep(viewing: Viewing): Promise<boolean> {
    return this.take(viewing, '');
  }

  /** It stopped; the place is free at once. */
  async leave(viewing: Viewing): Promise<void> {
    const [joined, heard] = keysOf(viewing.userId);
    const place = placeOf(viewing);
    await this.tolerant(() => this.live.redis.multi().zrem(joined, place).zrem(heard, place).exec());
  }

  private async take(viewing: Viewing, movedLogin: string): Promise<boolean> {
    const keys = keysOf(viewing.userId);
    const now = this.clock.now().getTime();
    const values = [placeOf(viewing), now, this.config.DEVICE_LIMIT, SILENT_MS, REMEMBERED_MS, movedLogin];
    const taken = await this.tolerant(() => this.live.redis.eval(TAKE, keys.length, ...keys, ...values));
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

/** One hash tag, so that the three keys of a user live on one node of a cluster. */
function keysOf(userId: number): [string, string, string] {
  return [`watch:{${userId}}:joined`, `watch:{${userId}}:heard`, `watch:{${userId}}:replaced`];
}

function placeOf({ login, session }: Viewing): string {
  return `${login}:${session}`;
}
