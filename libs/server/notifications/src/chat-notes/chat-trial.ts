import { Injectable } from '@nestjs/common';
import { clockTime, bangkokTime } from '@wethi/format';
import { Clock, GiveUp, limit, RateLimits, refuse, type Actor, type Refusal } from '@wethi/platform';
import { ChatMoved, Telegram } from '../chat/telegram';

const trialLimit = limit({ key: 'chat-trial', points: 10, per: '1m' });
const PATIENCE_MS = 8_000;

/** Tells a room that it is reached, while whoever typed its number waits (design: 66 ส่งทดสอบ). */
@Injectable()
export class ChatTrial {
  constructor(
    private readonly telegram: Telegram,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns what the room is called there; null for a person's own
   * @throws Refusal CHAT_UNKNOWN, CHAT_SERVICE_AWAY, TOO_MANY
   */
  async try(chatId: string, actor: Actor): Promise<string | null> {
    await this.limits.consume(trialLimit, actor.id);
    const time = clockTime(bangkokTime(this.clock.now().getTime()).time);
    const html = `ทดสอบจากหลังบ้าน เวที ${time}\nห้องนี้รับข้อความได้`;
    try {
      const { chatTitle } = await this.telegram.send({ chatId, html }, AbortSignal.timeout(PATIENCE_MS));
      return chatTitle ?? null;
    } catch (error) {
      throw refusalOf(error);
    }
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof ChatMoved) return refuse('CHAT_UNKNOWN', { message: `ห้องนี้ย้ายแล้ว หมายเลขใหม่คือ ${error.to}` });
  return refuse(error instanceof GiveUp ? 'CHAT_UNKNOWN' : 'CHAT_SERVICE_AWAY');
}
