/**
 * A waiting room in Redis. KEYS: line (user → place; below 1 who came before the sale, drawn at random, above it the number of
 * arrival), seen (user → last contact), pass (user → end of the turn), room (facts), start (user → first place told).
 * Times are ms. Every answer: state, three numbers of it, then left, per_minute, sold, conversion, sale and
 * tickets of the room.
 */
const PLACE = `
local line, seen, pass, room, start = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local now, user = tonumber(ARGV[1]), ARGV[2]
local facts = redis.call('HMGET', room, 'left', 'per_minute', 'sold', 'conversion', 'sale', 'begun', 'tickets')
local function answer(state, one, two, three)
  return { state, one or '', two or '', three or '', facts[1] or '', facts[2] or '', facts[3] or '', facts[4] or '', facts[5] or '',
    facts[7] or '' }
end
local function place()
  local over = redis.call('ZSCORE', pass, user)
  if over and tonumber(over) > now then return answer('turn', over) end
  local rank = redis.call('ZRANK', line, user)
  if rank then
    redis.call('ZADD', seen, now, user)
    local first = redis.call('HGET', start, user)
    if not first and now >= tonumber(facts[5]) then
      first = rank + 1
      redis.call('HSET', start, user, first)
    end
    return answer('queue', rank, redis.call('ZCARD', line), first)
  end
  if over then return answer('turn-over', over) end
  return answer('out')
end
if not facts[6] then return { 'lost' } end
`;

/** Where somebody stands. ARGV: now, user. */
export const POSITION = `${PLACE}
return place()`;

/** Takes a place in line, or keeps the one there is. ARGV: now, user, a random number below 1. */
export const JOIN = `${PLACE}
local over = redis.call('ZSCORE', pass, user)
if not over or tonumber(over) <= now then
  redis.call('ZREM', pass, user)
  if not redis.call('ZSCORE', line, user) then
    local score = ARGV[3]
    if now >= tonumber(facts[5]) then score = 1 + redis.call('HINCRBY', room, 'arrived', 1) end
    redis.call('ZADD', line, score, user)
  end
end
return place()`;

/** Lets go of whoever was not heard of since ARGV[1]. */
export const LET_GO = `
local gone = redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', ARGV[1], 'LIMIT', 0, 1000)
for _, user in ipairs(gone) do
  redis.call('ZREM', KEYS[1], user)
  redis.call('ZREM', KEYS[2], user)
  redis.call('HDEL', KEYS[5], user)
end
return #gone`;
