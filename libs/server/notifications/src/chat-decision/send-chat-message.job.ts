import { Injectable, Logger } from '@nestjs/common';
import { MovedChats, ShowBots } from '@wethi/catalog';
import { type Area, Config, defineJob, JobHandler, Storage, type JobContext } from '@wethi/platform';
import sharp from 'sharp';
import { ChatPace } from '../chat/chat-pace';
import type { Question } from './button-data';
import { ChatButtons } from './chat-buttons';
import { OrderQuestions } from './order-questions';
import { ChatMoved, PictureRefused, Telegram, type ChatMessage, type SentMessage } from '../chat/telegram';

export interface ChatNews {
  /** The central chat without it. */
  chat_id?: string;
  /** The show in whose chat its own bot writes, if it has one. */
  product_id?: number;
  /** Telegram's HTML. */
  text: string;
  /** Path of a picture in storage. */
  picture?: string;
  /** Where it lies: private without this. */
  area?: Area;
  /** Buttons below it ask for a decision. */
  question?: Question;
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
    private readonly buttons: ChatButtons,
    private readonly questions: OrderQuestions,
    private readonly bots: ShowBots,
    private readonly movedChats: MovedChats,
    private readonly config: Config,
  ) {}

  /**
   * Follows a chat that moved: its old id goes on telling the new one, also where only an operator can change it. A shop without
   * a central chat has nobody to tell there.
   */
  @JobHandler(sendChatMessage)
  async send(news: ChatNews, { key, signal }: JobContext): Promise<void> {
    const chatId = news.chat_id ?? this.config.TELEGRAM_CHAT_ID;
    if (!chatId) return;
    await this.pace.awaitTurn(chatId, key);
    try {
      await this.tell(chatId, news, signal);
    } catch (error) {
      if (!(error instanceof ChatMoved)) throw error;
      await this.movedChats.follow(chatId, error.to);
      await this.tell(error.to, news, signal);
    }
  }

  /** The text matters more than the picture: it goes alone when the picture is gone or cannot be shown. */
  private async tell(
    chatId: string,
    { product_id, text, picture, area = 'private', question }: ChatNews,
    signal: AbortSignal,
  ): Promise<void> {
    const keyboard = question && this.buttons.decision(question, chatId);
    const bot = product_id === undefined ? undefined : await this.bots.tokenOf(product_id);
    const sent = await this.sendWith(area, picture, { chatId, html: text, keyboard, bot }, signal);
    if (!question) return;
    const { messageId: message_id, fileId } = sent;
    await this.questions.asked(question, { chat_id: chatId, message_id, has_picture: fileId !== undefined, text });
  }

  private async sendWith(
    area: Area,
    picture: string | undefined,
    message: ChatMessage,
    signal: AbortSignal,
  ): Promise<SentMessage> {
    if (picture === undefined) return this.telegram.send(message, signal);
    // Telegram knows pictures by what it told the bot that sent them.
    if (message.bot) return this.deliver(message, this.readPhoto(area, picture), signal);
    const id = await this.uploads.get(picture);
    const delivery = this.deliver(message, id ?? this.readPhoto(area, picture), signal);
    if (!id)
      this.remember(
        picture,
        delivery.then(({ fileId }) => fileId),
      );
    return delivery;
  }

  private async deliver(
    message: ChatMessage,
    photo: string | Promise<Buffer | undefined>,
    signal: AbortSignal,
  ): Promise<SentMessage> {
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
  private async readPhoto(area: Area, path: string): Promise<Buffer | undefined> {
    const bytes = await this.storage.get(area, path);
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
