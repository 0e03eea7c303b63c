import { PLAYING_RATES } from '@wethi/contract';

/**
 * How fast time earns minutes: as fast as players play, and half as much again. The last minute of a lesson counts whole
 * though it is played in part; else whoever goes from one short lesson to the next at the greatest speed would run into debt.
 */
const EARNING_RATE = Math.max(...PLAYING_RATES) * 1.5;
const MINUTE_MS = 60_000;
/** A minute counts as soon as it is begun: so much of it may still be owed, once, however often videos are opened. */
const MOST_OWED_MS = MINUTE_MS;
/** So much may be saved up, so that a report that got lost costs no minute. */
const MOST_SAVED_MS = 90_000;

/** Some minutes of the largest show; totals run from the start of a viewing, so the newest reports say nearly all. */
const REPORTS_KEPT = 1_000_000;

/**
 * What Redis keeps of one user: a hash with `slot SIGN-IN` → viewing, when it was acquired, when it was renewed;
 * `device SIGN-IN` → what its owner calls it;
 * `earned SIGN-IN` → viewing, ms that it may still count, below 0 of a minute that is owed, the minute that it counted last;
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
end
local function whyEnded()
  local ended = redis.call('HGET', user, 'end ' .. viewing)
  if ended then return ended end
  local overs = { 'over sign-in ' .. signIn, 'over video ' .. ARGV[7], 'over ' .. ARGV[11] }
  for _, over in ipairs(redis.call('HMGET', user, unpack(overs))) do
    local at, reason = tostring(over):match('^(%d+) (%S+)$')
    if at and tonumber(ARGV[10]) < tonumber(at) then return reason end
  end
end
-- How many minutes up to the reported one count: no more than was time to play since the report before.
local function earn(renewed)
  local of, saved, last = (redis.call('HGET', user, 'earned ' .. signIn) or ''):match('^(%S+) (%-?%d+) (%-?%d+)$')
  if of ~= viewing then saved, last = math.min(0, tonumber(saved) or 0), -1 end
  saved = math.min(${MOST_SAVED_MS}, saved + math.max(0, now - renewed) * ${EARNING_RATE})
  local minute, minutes = tonumber(ARGV[12]), 0
  if minute ~= tonumber(last) and minute >= 0 then
    local affordable = math.floor((saved + ${MOST_OWED_MS}) / ${MINUTE_MS})
    minutes = math.max(0, math.min(affordable, minute == last + 2 and 2 or 1))
    if minutes > 0 then last = minute end
    saved = saved - minutes * ${MINUTE_MS}
  end
  redis.call('HSET', user, 'earned ' .. signIn, ('%s %d %d'):format(viewing, saved, last))
  return minutes
end`;

/** A video was opened: the slot of its sign-in moves here. One script, so that two devices cannot both find room. */
export const ACQUIRE = `${USER}
redis.call('HDEL', user, 'gone ' .. signIn)
take()`;

/**
 * It still plays. KEYS 2: reports; ARGV 7 to 12: video, event and position, report, when the grant was signed, its right, the
 * minute that was played, -1 of none.
 * Answers 1, or 0 when another device or viewing has the slot, or why it was ended.
 */
export const RENEW = `${USER}
local ended = whyEnded()
if ended then return ended end
local held = redis.call('HGET', user, 'slot ' .. signIn)
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
local minutes = earn(holding == viewing and tonumber(renewed) or now)
redis.call('XADD', KEYS[2], 'MAXLEN', '~', '${REPORTS_KEPT}', '*', 'report', ARGV[9], 'minutes', minutes)
return 1`;

/** It stopped: its slot is free at once. Keys and values as RENEW; what is kept says whether its user plays nowhere else. */
export const RELEASE = `${USER}
redis.call('HSET', user, 'left ' .. ARGV[7], ARGV[8])
redis.call('PEXPIRE', user, remembered)
local held = redis.call('HGET', user, 'slot ' .. signIn)
local holding, renewed = (held or ''):match('^(%S+) %d+ (%d+)$')
local holds = holding == viewing
local minutes = holds and not whyEnded() and earn(tonumber(renewed)) or 0
if holds then redis.call('HDEL', user, 'slot ' .. signIn) end
local isLast = holds and #others() == 0
redis.call('XADD', KEYS[2], 'MAXLEN', '~', '${REPORTS_KEPT}', '*', 'report', ARGV[9], isLast and 'last' or 'more', '1',
  'minutes', minutes)`;
