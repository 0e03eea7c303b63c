import { Injectable, Logger } from '@nestjs/common';
import { Config, GiveUp } from '@wethi/platform';
import { callService } from './service-call';

/** Buttons below a message: Telegram's `reply_markup`. */
export interface Keyboard {
  inline_keyboard: { text: string; callback_data: string }[][];
}

/** A message that was sent, and what shall stand in its place; without `text` only its buttons change. */
export interface ChatEdit {
  chat_id: string;
  message_id: number;
  text?: string;
  has_picture?: boolean;
  keyboard?: Keyboard;
}

export interface ChatMessage {
  chatId: string;
  /** Telegram's HTML, values escaped; at most 4096 characters, 1024 beside a picture. */
  html: string;
  /** Shown above the text: a JPEG, or the file_id of one that Telegram has already. */
  picture?: Buffer | string;
  keyboard?: Keyboard;
  /** Token of the bot that writes it; the shop's without it. */
  bot?: string;
}

/** A message as Telegram has it. */
export interface SentMessage {
  messageId: number;
  /** file_id of its picture in its largest size. */
  fileId?: string;
  /** What its room is called; a person's own has no title. */
  chatTitle?: string;
}

interface ProviderResponse {
  result?: { message_id?: number; photo?: { file_id: string }[]; chat?: { title?: string } };
  description?: string;
  parameters?: { migrate_to_chat_id?: number };
}

/** The chat is fine but cannot show this picture, or any. */
export class PictureRefused extends GiveUp {}

/** The group became a supergroup, which has another id. */
export class ChatMoved extends GiveUp {
  constructor(
    reason: string,
    readonly to: string,
  ) {
    super(reason);
  }
}

/** The picture is none or too large, the text too long to stand below one, or the group shows none of bots. */
const ABOUT_PICTURE = /photo|image|file identifier|file is too big|caption is too long/i;

/** Telegram Bot API (facts/integrations.md §6). */
@Injectable()
export class Telegram {
  private readonly logger = new Logger(Telegram.name);

  constructor(private readonly config: Config) {}

  /**
   * Posts one message, with a picture as an upload: a private picture has no address.
   * @param signal ends the call
   * @throws TryLater on 429; GiveUp when the chat is unknown or closed; ChatMoved; PictureRefused; other errors to try again
   */
  async send(message: ChatMessage, signal: AbortSignal): Promise<SentMessage> {
    const method = message.picture ? 'sendPhoto' : 'sendMessage';
    const { status, response } = await this.call(method, formOf(message), signal, message.bot);
    if (status !== 200) this.refuse(message.chatId, status, response);
    const { message_id = 0, photo, chat } = response.result ?? {};
    return { messageId: message_id, fileId: photo?.at(-1)?.file_id, chatTitle: chat?.title };
  }

  /**
   * Writes another text into a message, or other buttons below it; a message that is gone or says it already stays as it is.
   * @throws TryLater on 429; other errors to try again
   */
  async edit({ chat_id, message_id, text, has_picture, keyboard }: ChatEdit, signal: AbortSignal): Promise<void> {
    const values: Record<string, string> = { chat_id, message_id: String(message_id), parse_mode: 'HTML' };
    if (keyboard) values['reply_markup'] = JSON.stringify(keyboard);
    if (text !== undefined) values[has_picture ? 'caption' : 'text'] = text;
    if (text !== undefined && !has_picture) values['link_preview_options'] = '{"is_disabled":true}';
    const part = text === undefined ? 'ReplyMarkup' : has_picture ? 'Caption' : 'Text';
    const { status, response } = await this.call(`editMessage${part}`, new URLSearchParams(values), signal);
    if (status === 400 && /not modified|not found/.test(response.description ?? '')) return;
    if (status !== 200) this.refuse(chat_id, status, response);
  }

  /** Says where Telegram tells of presses, and how it proves that it is Telegram. @throws Error to try again */
  async setWebhook(url: string, secret: string, signal: AbortSignal): Promise<void> {
    const values = { url, secret_token: secret, allowed_updates: '["callback_query"]' };
    const { status, response } = await this.call('setWebhook', new URLSearchParams(values), signal);
    if (status !== 200) throw new Error(`Telegram webhook ${url}: ${status} ${response.description ?? ''}`);
  }

  private async call(
    method: string,
    form: URLSearchParams | FormData,
    signal: AbortSignal,
    bot = this.config.TELEGRAM_TOKEN,
  ): Promise<{ status: number; response: ProviderResponse }> {
    const url = `${this.config.TELEGRAM_URL}/bot${bot}/${method}`;
    const { status, body } = await callService('telegram', url, { method: 'POST', body: form, signal });
    return { status, response: (body ?? {}) as ProviderResponse };
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
    if (moved !== undefined) throw new ChatMoved(reason, String(moved));
    if (status === 413 || (status === 400 && ABOUT_PICTURE.test(description))) throw new PictureRefused(reason);
    // a wrong token (401, 404) is put right by the operator, and then the messages still arrive
    throw status === 400 || status === 403 ? new GiveUp(reason) : new Error(reason);
  }
}

/** A multipart form would turn line ends into CR LF; in a caption that cannot be helped, and Telegram drops the CR. */
function formOf({ chatId, html, picture, keyboard }: ChatMessage): URLSearchParams | FormData {
  const message = {
    chat_id: chatId,
    parse_mode: 'HTML',
    ...(keyboard && { reply_markup: JSON.stringify(keyboard) }),
  };
  if (!picture) return new URLSearchParams({ ...message, text: html, link_preview_options: '{"is_disabled":true}' });
  if (typeof picture === 'string') return new URLSearchParams({ ...message, caption: html, photo: picture });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...message, caption: html })) form.set(name, value);
  form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
  return form;
}
