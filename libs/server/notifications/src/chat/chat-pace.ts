import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Config, PubSub, TryLater } from '@wethi/platform';

/** Telegram allows one message a second to a person, and about thirty a second in all (facts/integrations.md §6). */
const PERSON_GAP_MS = 1_000;
const ALL_GAP_MS = 40;
/** A turn that nobody comes for, because its job went another way, is forgotten. */
const UNUSED_MS = 3_600_000;

/**
 * KEYS: turn of the message, next free turn in its chat, and in all chats. ARGV: gap in the chat, gap in all, time to keep.
 * A turn in the chat is kept once given, so messages leave in order and each waits only once. When it has come, the next
 * free turn in all chats is this message's alone.
 * Answers milliseconds until the turn in the chat, and when that is 0 until the turn in all.
 */
const TAKE_TURN = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local turn = tonumber(redis.call('GET', KEYS[1]))
  if not turn then
    turn = math.max(now, tonumber(redis.call('GET', KEYS[2])) or 0)
    redis.call('SET', KEYS[2], turn + ARGV[1], 'PX', turn - now + ARGV[1])
    redis.call('SET', KEYS[1], turn, 'PX', turn - now + ARGV[3])
  end
  if turn > now then return {turn - now, 0} end
  turn = math.max(now, tonumber(redis.call('GET', KEYS[3])) or 0)
  redis.call('SET', KEYS[3], turn + ARGV[2], 'PX', turn - now + ARGV[2])
  redis.call('DEL', KEYS[1])
  return {0, turn - now}`;

/** Keeps the rate that Telegram allows, over all workers together. */
@Injectable()
export class ChatPace {
  private readonly groupGapMs: number;

  constructor(
    private readonly pubsub: PubSub,
    config: Config,
  ) {
    this.groupGapMs = Math.ceil(60_000 / config.TELEGRAM_GROUP_PER_MINUTE);
  }

  /**
   * Lines a message up in its chat. A message whose turn has come there waits here for those of other chats that are being
   * sent: a fraction of a second, as few are at once.
   * @param message key that it comes back with
   * @throws TryLater until its turn in the chat has come
   */
  async awaitTurn(chatId: string, message: string): Promise<void> {
    const gap = /^\d/.test(chatId) ? PERSON_GAP_MS : this.groupGapMs;
    const keys = [`telegram:turn:${message}`, `telegram:next:${chatId}`, 'telegram:next'];
    const waits = await this.pubsub.redis.eval(TAKE_TURN, 3, ...keys, gap, ALL_GAP_MS, UNUSED_MS);
    const [inChat, inAll] = waits as [number, number];
    if (inChat > 0) throw new TryLater(inChat / 1_000);
    await pause(inAll);
  }
}
