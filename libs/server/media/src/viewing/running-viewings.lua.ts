/** Some minutes of the largest show; totals run from the start of a viewing, so the newest reports say nearly all. */
const REPORTS_KEPT = 1_000_000;

/**
 * What Redis keeps of one user: a hash with `slot SIGN-IN` → viewing, when it was acquired, when it was renewed;
 * `device SIGN-IN` → what its owner calls it;
 * `gone SIGN-IN` → when another device took its slot; `left VIDEO` → last event and position; `end VIEWING` → why it may not
 * go on; `over sign-in …`, `over video …` and `over RIGHT` → when, and why, all that was opened before was ended. Times
 * are ms. At most `limit` sign-ins have a slot, each in the viewing that it opened last; the newest wins.
 */
const USER = `
local user, signIn, viewing = KEYS[1], ARGV[1], ARGV[2]
local now, limit, silent, remembered = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local function others()
  local found, fields = {}, redis.call('HGETALL', user)
  for place = 1, #fields, 2 do
    local other = fields[place]:match('^slot (.+)$')
    if other and other ~= signIn then
      local acquired, renewed = fields[place + 1]:match(' (%d+) (%d+)$')
      if tonumber(renewed) > now - silent then
        table.insert(found, { other, tonumber(acquired) })
      else
        redis.call('HDEL', user, fields[place])
      end
    end
  end
  return found
end
local function take()
  redis.call('HSET', user, 'slot ' .. signIn, viewing .. ' ' .. ARGV[3] .. ' ' .. ARGV[3])
  local rest = others()
  table.sort(rest, function(one, other) return one[2] < other[2] end)
  for place = 1, #rest + 1 - limit do
    redis.call('HDEL', user, 'slot ' .. rest[place][1])
    redis.call('HSET', user, 'gone ' .. rest[place][1], ARGV[3])
  end
  redis.call('PEXPIRE', user, remembered)
end`;

/** A video was opened: the slot of its sign-in moves here. One script, so that two devices cannot both find room. */
export const ACQUIRE = `${USER}
redis.call('HDEL', user, 'gone ' .. signIn)
take()`;

/**
 * It still plays. KEYS 2: reports; ARGV 7 to 11: video, event and position, report, when the grant was signed, its right.
 * Answers 1, or 0 when another device or viewing has the slot, or why it was ended.
 */
export const RENEW = `${USER}
local held, ended = unpack(redis.call('HMGET', user, 'slot ' .. signIn, 'end ' .. viewing))
if ended then return ended end
local overs = { 'over sign-in ' .. signIn, 'over video ' .. ARGV[7], 'over ' .. ARGV[11] }
for _, over in ipairs(redis.call('HMGET', user, unpack(overs))) do
  local at, reason = tostring(over):match('^(%d+) (%S+)$')
  if at and tonumber(ARGV[10]) < tonumber(at) then return reason end
end
local holding, acquired, renewed
if held then holding, acquired, renewed = held:match('^(%S+) (%d+) (%d+)$') end
if held and tonumber(renewed) > now - silent then
  if holding ~= viewing then return 0 end
  redis.call('HSET', user, 'slot ' .. signIn, viewing .. ' ' .. acquired .. ' ' .. ARGV[3], 'left ' .. ARGV[7], ARGV[8])
else
  if redis.call('HEXISTS', user, 'gone ' .. signIn) == 1 then return 0 end
  take()
  redis.call('HSET', user, 'left ' .. ARGV[7], ARGV[8])
end
redis.call('XADD', KEYS[2], 'MAXLEN', '~', '${REPORTS_KEPT}', '*', 'report', ARGV[9])
return 1`;

/** It stopped: its slot is free at once. Keys and values as RENEW; what is kept says whether its user plays nowhere else. */
export const RELEASE = `${USER}
redis.call('HSET', user, 'left ' .. ARGV[7], ARGV[8])
redis.call('PEXPIRE', user, remembered)
local held = redis.call('HGET', user, 'slot ' .. signIn)
local holds = held and held:match('^%S+') == viewing
if holds then redis.call('HDEL', user, 'slot ' .. signIn) end
local isLast = holds and #others() == 0
redis.call('XADD', KEYS[2], 'MAXLEN', '~', '${REPORTS_KEPT}', '*', 'report', ARGV[9], isLast and 'last' or 'more', '1')`;
