import { Injectable, Logger } from '@nestjs/common';
import { Config, defineJob, JobHandler, Storage, type JobContext } from '@wethi/platform';
import sharp from 'sharp';
import { ChatPace } from './chat-pace';
import { PictureRefused, Telegram, type ChatMessage } from './telegram';

export interface ChatNews {
  /** The central chat without it. */
  chat_id?: string;
  /** Telegram's HTML. */
  text: string;
  /** Path of a private picture in storage. */
  picture?: string;
}

export const sendChatMessage = defineJob<ChatNews>('send-chat-message', { lane: 'chat', timeout: '30s' });

const LONGEST_SIDE = 2_000;
/** An order is told to a few chats, one soon after the other. */
const MAX_KNOWN = 1_000;

@Injectable()
export class SendChatMessage {
  private readonly logger = new Logger(SendChatMessage.name);
  /** Pictures sent lately, with Telegram's ids of them: the other chats of an order get the same one without its bytes. */
  private readonly uploads = new Map<string, Promise<string | undefined>>();

  constructor(
    private readonly telegram: Telegram,
    private readonly pace: ChatPace,
    private readonly storage: Storage,
    private readonly config: Config,
  ) {}

  /** The text matters more than the picture: it goes alone when the picture is gone or cannot be shown. */
  @JobHandler(sendChatMessage)
  async send({ chat_id, text, picture }: ChatNews, { key, signal }: JobContext): Promise<void> {
    const message = { chatId: chat_id ?? this.config.TELEGRAM_CHAT_ID, html: text };
    await this.pace.awaitTurn(message.chatId, key);
    if (picture === undefined) return void (await this.telegram.send(message, signal));
    const id = await this.uploads.get(picture);
    const delivery = this.deliver(message, id ?? this.readPhoto(picture), signal);
    if (!id) this.remember(picture, delivery);
    await delivery;
  }

  /** @returns Telegram's id of the picture, if the chat got it */
  private async deliver(
    message: ChatMessage,
    photo: string | Promise<Buffer | undefined>,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    try {
      return await this.telegram.send({ ...message, picture: await photo }, signal);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      return this.telegram.send(message, signal);
    }
  }

  private remember(path: string, upload: Promise<string | undefined>): void {
    this.uploads.set(
      path,
      upload.catch(() => undefined),
    );
    const [oldest = path] = this.uploads.keys();
    if (this.uploads.size > MAX_KNOWN) this.uploads.delete(oldest);
  }

  /** JPEG goes as it is; Telegram would take WebP for a sticker. */
  private async readPhoto(path: string): Promise<Buffer | undefined> {
    const bytes = await this.storage.get('private', path);
    if (!bytes) {
      this.logger.warn(`picture ${path} is gone`);
      return undefined;
    }
    if (path.endsWith('.jpg')) return bytes;
    return sharp(bytes)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer()
      .catch((error: unknown) => void this.logger.warn(`picture ${path}: ${String(error)}`));
  }
}
