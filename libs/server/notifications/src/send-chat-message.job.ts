import { Injectable, Logger } from '@nestjs/common';
import { Band } from '@wethi/catalog';
import { Config, JobHandler, Storage, type JobPayloads } from '@wethi/platform';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ChatMoved, ChatService, type ChatMessage } from './chat-service';

const WIDEST = 1_280;

@Injectable()
export class SendChatMessage {
  private readonly logger = new Logger(SendChatMessage.name);

  constructor(
    private readonly chat: ChatService,
    private readonly storage: Storage,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  @JobHandler('send-chat-message')
  async send({ chat_id, text, picture }: JobPayloads['send-chat-message']): Promise<void> {
    const message = { chat_id: chat_id ?? this.config.TELEGRAM_CHAT_ID, text, picture: await this.read(picture) };
    try {
      await this.chat.send(message);
    } catch (error) {
      if (!(error instanceof ChatMoved)) throw error;
      await this.follow(message, error.chat_id);
    }
  }

  /** A group that grew got a new id: bands learn it; the central chat's stands in the settings. */
  private async follow(message: ChatMessage, moved: string): Promise<void> {
    if (message.chat_id === this.config.TELEGRAM_CHAT_ID) this.logger.error(`set TELEGRAM_CHAT_ID to ${moved}`);
    await this.dataSource.manager.update(Band, { band_telegrame: message.chat_id }, { band_telegrame: moved });
    await this.chat.send({ ...message, chat_id: moved });
  }

  private async read(path: string | undefined): Promise<Buffer | undefined> {
    const stored = path ? await this.storage.get('private', path) : undefined;
    if (!stored) return undefined;
    return sharp(stored).resize({ width: WIDEST, withoutEnlargement: true }).jpeg({ quality: 82 }).toBuffer();
  }
}
