import { Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { Allow, Answers, Config, isSame, NoData, refuse } from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChatDecisions, type Press } from './chat-decisions';

/** Who pressed which button where; of everything else that Telegram could tell nothing is wanted. */
interface Update {
  callback_query?: {
    id?: unknown;
    from?: { id?: unknown };
    data?: unknown;
    message?: { message_id?: unknown; chat?: { id?: unknown } };
  };
}

/** What Telegram tells by itself (facts/integrations.md §6). */
@Controller()
export class TelegramUpdateController {
  constructor(
    private readonly decisions: ChatDecisions,
    private readonly config: Config,
  ) {}

  /** Answered with the call that tells whoever pressed; an update that is not for us is taken, so that it does not come again. */
  @Post('telegramUpdate')
  @Allow('public')
  @Answers('telegramUpdate', { one: NoData })
  async telegramUpdate(
    @Headers('x-telegram-bot-api-secret-token') secret: string | undefined,
    @Req() { body }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    if (!this.isTelegram(secret)) throw refuse('NOTICE_NOT_GENUINE', { message: 'ไม่อนุญาต' });
    const query = (body as Update | undefined)?.callback_query;
    const press = pressOf(query);
    void reply.type('application/json').status(200);
    if (!press) return Buffer.from('{}');
    const answer = await this.decisions.press(press);
    return Buffer.from(JSON.stringify({ method: 'answerCallbackQuery', callback_query_id: query?.id, ...answer }));
  }

  private isTelegram(secret = ''): boolean {
    const { TELEGRAM_WEBHOOK_SECRET: expected } = this.config;
    return expected !== '' && isSame(secret, expected);
  }
}

function pressOf(query: Update['callback_query']): Press | undefined {
  const { from, data, message } = query ?? {};
  const [who, chat, message_id] = [from?.id, message?.chat?.id, message?.message_id];
  if (typeof who !== 'number' || typeof chat !== 'number' || typeof message_id !== 'number') return undefined;
  return typeof data === 'string' ? { from: String(who), data, chat_id: String(chat), message_id } : undefined;
}
