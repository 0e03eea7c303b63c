import { Injectable, Logger } from '@nestjs/common';
import { Config, defineJob, JobHandler, Storage, type JobContext } from '@wethi/platform';
import sharp from 'sharp';
import { ChatPace } from './chat-pace';
import { PictureRefused, Telegram } from './telegram';

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

@Injectable()
export class SendChatMessage {
  private readonly logger = new Logger(SendChatMessage.name);

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
    const photo = picture === undefined ? undefined : await this.readPhoto(picture);
    try {
      await this.telegram.send({ ...message, picture: photo }, signal);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      await this.telegram.send(message, signal);
    }
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
