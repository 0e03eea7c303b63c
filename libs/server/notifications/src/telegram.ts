import { Injectable } from '@nestjs/common';
import { Config, GiveUp } from '@wethi/platform';
import { ChatMoved, ChatService, type ChatMessage } from './chat-service';
import { handOver } from './hand-over';

interface Answer {
  ok?: boolean;
  error_code?: number;
  description?: string;
  parameters?: { migrate_to_chat_id?: number };
}

const PICTURE_SECONDS = 30;

/** Telegram's Bot API (facts/integrations.md §6). Private slips go as bytes: they have no public address. */
@Injectable()
export class Telegram extends ChatService {
  constructor(private readonly config: Config) {
    super();
  }

  async send({ chat_id, text, picture }: ChatMessage): Promise<void> {
    const fields = { chat_id, parse_mode: 'HTML' };
    if (!picture)
      return this.call('sendMessage', JSON.stringify({ ...fields, text, link_preview_options: { is_disabled: true } }));
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, caption: text })) form.set(name, value);
    form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'slip.jpg');
    return this.call('sendPhoto', form, PICTURE_SECONDS);
  }

  private async call(method: string, body: string | FormData, seconds?: number): Promise<void> {
    const { TELEGRAM_URL, TELEGRAM_TOKEN } = this.config;
    const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
    const answer = await handOver(
      'telegram',
      `${TELEGRAM_URL}/bot${TELEGRAM_TOKEN}/${method}`,
      { headers, body },
      seconds,
    );
    judge((answer.body ?? {}) as Answer, answer.status);
  }
}

function judge({ ok, error_code, description, parameters }: Answer, status: number): void {
  if (ok) return;
  const moved = parameters?.migrate_to_chat_id;
  if (moved !== undefined) throw new ChatMoved(String(moved));
  const reason = `telegram: ${error_code ?? status} ${description ?? ''}`;
  // A wrong token (401) is put right by the operator, so those messages wait; a wrong chat or text stays wrong.
  throw error_code === 400 || error_code === 403 ? new GiveUp(reason) : new Error(reason);
}
