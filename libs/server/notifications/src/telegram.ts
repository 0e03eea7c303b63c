import { Injectable, Logger } from '@nestjs/common';
import { Config, GiveUp } from '@wethi/platform';
import { callService } from './service-call';

export interface ChatMessage {
  chatId: string;
  /** Telegram's HTML, values escaped; at most 4096 characters, 1024 beside a picture. */
  html: string;
  /** Shown above the text: a JPEG, or the file_id of one that Telegram has already. */
  picture?: Buffer | string;
}

interface ProviderResponse {
  result?: { photo?: { file_id: string }[] };
  description?: string;
  parameters?: { migrate_to_chat_id?: number };
}

/** The chat is fine but cannot show this picture. */
export class PictureRefused extends GiveUp {}

/** Telegram Bot API (facts/integrations.md §6). */
@Injectable()
export class Telegram {
  private readonly logger = new Logger(Telegram.name);

  constructor(private readonly config: Config) {}

  /**
   * Posts one message, with a picture as an upload: a private picture has no address.
   * @param signal ends the call
   * @returns file_id of the picture in its largest size
   * @throws TryLater on 429; GiveUp when the chat is unknown, closed or moved; PictureRefused; other errors to try again
   */
  async send(message: ChatMessage, signal: AbortSignal): Promise<string | undefined> {
    const { TELEGRAM_URL, TELEGRAM_TOKEN } = this.config;
    const method = message.picture ? 'sendPhoto' : 'sendMessage';
    const url = `${TELEGRAM_URL}/bot${TELEGRAM_TOKEN}/${method}`;
    const { status, body } = await callService('telegram', url, { method: 'POST', body: formOf(message), signal });
    const response = (body ?? {}) as ProviderResponse;
    if (status !== 200) this.refuse(message.chatId, status, response);
    return response.result?.photo?.at(-1)?.file_id;
  }

  private refuse(
    chatId: string,
    status: number,
    { description = 'no reason given', parameters }: ProviderResponse,
  ): never {
    const moved = parameters?.migrate_to_chat_id;
    const advice = moved === undefined ? '' : `; the chat is now ${moved}, set this id instead`;
    const reason = `Telegram chat ${chatId}: ${status} ${description}${advice}`;
    this.logger.error(reason);
    if (status === 400 && /PHOTO|IMAGE|file identifier/.test(description)) throw new PictureRefused(reason);
    // a wrong token (401, 404) is put right by the operator, and then the messages still arrive
    throw status === 400 || status === 403 ? new GiveUp(reason) : new Error(reason);
  }
}

/** A multipart form would turn line ends into CR LF; in a caption that cannot be helped, and Telegram drops the CR. */
function formOf({ chatId, html, picture }: ChatMessage): URLSearchParams | FormData {
  const message = { chat_id: chatId, parse_mode: 'HTML' };
  if (!picture) return new URLSearchParams({ ...message, text: html, link_preview_options: '{"is_disabled":true}' });
  if (typeof picture === 'string') return new URLSearchParams({ ...message, caption: html, photo: picture });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...message, caption: html })) form.set(name, value);
  form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
  return form;
}
