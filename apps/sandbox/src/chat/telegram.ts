import type { FastifyInstance, FastifyReply } from 'fastify';
import { deliver, faultHook } from '../faults';
import type { Faults } from '../faults';
import type { FileStore } from '../file-store';
import type { Messages } from '../messages';
import { readFields } from '../request-fields';
import type { RequestFields } from '../request-fields';
import type { SandboxSettings } from '../settings';
import { readButtons } from './telegram-buttons';
import { requireChat } from './telegram-chat';
import { serverError, TelegramRefusal, tooManyRequests } from './telegram-errors';
import { parseTelegramHtml } from './telegram-html';
import type { FormattedText } from './telegram-html';
import { inspectPhoto } from './telegram-photo';
import type { Photo } from './telegram-photo';
import { TelegramWebhook } from './telegram-webhook';

const LONGEST_TEXT = 4096;
const LONGEST_CAPTION = 1024;
const LONGEST_ANSWER = 200;
const DETAILS = ['message_thread_id', 'disable_notification', 'link_preview_options', 'reply_markup'];

interface Call {
  token: string;
  fields: RequestFields;
  delayed: boolean;
}

/** The Telegram Bot API: getMe, getChat, sending, editing and buttons for any well-formed bot token. */
export class TelegramService {
  private readonly photos = new Map<string, Photo>();
  private lastMessageId = 0;
  private readonly methods: Record<string, (call: Call) => object | true | Promise<object>> = {
    getme: (call) => bot(call.token),
    getchat: (call) => requireChat(call.fields.values.chat_id),
    sendmessage: (call) => this.sendMessage(call),
    sendphoto: (call) => this.sendPhoto(call),
    editmessagetext: (call) => this.edit(call, 'text'),
    editmessagecaption: (call) => this.edit(call, 'caption'),
    editmessagereplymarkup: (call) => this.edit(call),
    answercallbackquery: ({ fields }) => this.answerQuery(fields.values),
    setwebhook: ({ fields }) => this.webhook.set(fields.values),
    deletewebhook: () => this.webhook.set({}),
    getwebhookinfo: () => ({ url: this.webhook.webhook?.url ?? '', pending_update_count: 0 }),
  };
  private readonly webhook: TelegramWebhook;

  constructor(
    private readonly messages: Messages,
    private readonly files: FileStore,
    private readonly settings: SandboxSettings,
  ) {
    this.webhook = new TelegramWebhook(messages);
  }

  /** Pressing buttons, for whoever plays the personnel. */
  registerPresses(app: FastifyInstance): void {
    this.webhook.register(app, async (name, values) => {
      const token = this.settings.telegramToken ?? '';
      await this.methods[name.toLowerCase()]?.({ token, fields: { values, files: {} }, delayed: false });
    });
  }

  register(app: FastifyInstance, faults: Faults): void {
    const answers = { error: serverError.body(), tooMany: tooManyRequests.body() };
    app.addHook('preHandler', faultHook(faults, 'chat', answers, this.settings.slowMs));
    app.route<{ Params: { token: string; method: string } }>({
      method: ['GET', 'POST'],
      url: '/bot:token/:method',
      handler: async (request, reply) => {
        const { token, method } = request.params;
        const call = async () => ({ token, fields: await readFields(request), delayed: request.delayed });
        return this.answer(token, method, call, reply);
      },
    });
  }

  private async answer(token: string, name: string, call: () => Promise<Call>, reply: FastifyReply) {
    try {
      const method = this.methods[name.toLowerCase()];
      if (token !== this.settings.telegramToken && !/^\d{3,}:(?!revoked)[\w-]{3,}$/.test(token)) {
        throw new TelegramRefusal(401, 'Unauthorized');
      }
      if (!method) throw new TelegramRefusal(404, 'Not Found');
      return { ok: true, result: await method(await call()) };
    } catch (error) {
      if (!(error instanceof TelegramRefusal)) throw error;
      return reply.code(error.status).send(error.body());
    }
  }

  private async sendMessage(call: Call): Promise<object> {
    const { values } = call.fields;
    const chat = requireChat(values.chat_id);
    const formatted = format(values.text ?? '', values.parse_mode);
    if (formatted.text.trim() === '') throw new TelegramRefusal(400, 'Bad Request: message text is empty');
    if (formatted.text.length > LONGEST_TEXT) throw new TelegramRefusal(400, 'Bad Request: message is too long');
    const message = this.describe(call, chat);
    await this.keep(call, formatted.text, values.text ?? '', message.message_id);
    return { ...message, text: formatted.text, ...entities('entities', formatted) };
  }

  private async sendPhoto(call: Call): Promise<object> {
    const { values } = call.fields;
    const chat = requireChat(values.chat_id);
    const caption = format(values.caption ?? '', values.parse_mode);
    if (caption.text.length > LONGEST_CAPTION) {
      throw new TelegramRefusal(400, 'Bad Request: message caption is too long');
    }
    if (values.chat_id?.endsWith('0405'))
      throw new TelegramRefusal(400, 'Bad Request: not enough rights to send photos to the chat');
    const photo = await this.takePhoto(call.fields);
    const message = this.describe(call, chat);
    await this.keep(call, caption.text, values.caption ?? '', message.message_id, photo);
    const captioned = caption.text ? { caption: caption.text, ...entities('caption_entities', caption) } : {};
    return { ...message, photo: [photo.size], ...captioned };
  }

  /** @throws TelegramRefusal when there is no such message of the chat, or nothing about it changes */
  private edit({ fields: { values } }: Call, part?: 'text' | 'caption'): object {
    const chat = requireChat(values.chat_id);
    const sent = this.messages.list({ channel: 'chat', to: values.chat_id });
    const message = sent.find(({ meta }) => String(meta.message_id) === values.message_id);
    if (!message) throw new TelegramRefusal(400, 'Bad Request: message to edit not found');
    if (part && (part === 'caption') !== Boolean(message.picture_url))
      throw new TelegramRefusal(400, 'Bad Request: there is no text in the message to edit');
    readButtons(values.reply_markup);
    const { text } = part ? format(values[part] ?? '', values.parse_mode) : message;
    const { reply_markup } = values;
    if (text === message.text && reply_markup === message.meta.reply_markup)
      throw new TelegramRefusal(400, 'Bad Request: message is not modified');
    this.messages.change(message, { text, meta: { ...message.meta, reply_markup, edited: true } });
    return { message_id: Number(values.message_id), chat, date: 0, text };
  }

  private answerQuery({ callback_query_id, text = '' }: Record<string, string>): true {
    if (!callback_query_id) throw new TelegramRefusal(400, 'Bad Request: query is too old or query ID is invalid');
    if (text.length > LONGEST_ANSWER) throw new TelegramRefusal(400, 'Bad Request: MESSAGE_TOO_LONG');
    return true;
  }

  private async takePhoto(fields: RequestFields): Promise<Photo> {
    const file = fields.files.photo ?? fields.files[(fields.values.photo ?? '').replace(/^attach:\/\//, '')];
    const known = this.photos.get(fields.values.photo ?? '');
    if (known) return known;
    // The real service would fetch an address; the sandbox never calls out.
    if (!file) throw new TelegramRefusal(400, 'Bad Request: wrong file identifier/HTTP URL specified');
    const { extension, size } = await inspectPhoto(file);
    const photo = { url: await this.files.save(file.content, extension), size };
    this.photos.set(size.file_id, photo);
    return photo;
  }

  private describe(call: Call, chat: object) {
    this.lastMessageId += 1;
    return { message_id: this.lastMessageId, from: bot(call.token), chat, date: Math.floor(Date.now() / 1000) };
  }

  private async keep(call: Call, text: string, source: string, message_id: number, photo?: Photo): Promise<void> {
    const { values } = call.fields;
    readButtons(values.reply_markup);
    const details = Object.fromEntries(DETAILS.filter((name) => values[name]).map((name) => [name, values[name]]));
    const meta = { bot_id: botId(call.token), message_id, source, parse_mode: values.parse_mode, ...details };
    const message = { channel: 'chat', to: values.chat_id ?? '', text, meta, picture_url: photo?.url } as const;
    await deliver(call.delayed, this.settings.lateMs, () => this.messages.add(message));
  }
}

function format(source: string, parseMode: string | undefined): FormattedText {
  if (parseMode?.toUpperCase() !== 'HTML') return { text: source, entities: [] };
  try {
    return parseTelegramHtml(source);
  } catch (error) {
    throw new TelegramRefusal(400, (error as Error).message);
  }
}

function entities(name: string, formatted: FormattedText): object {
  return formatted.entities.length > 0 ? { [name]: formatted.entities } : {};
}

function botId(token: string): number {
  return Number(token.split(':')[0]) || 0;
}

function bot(token: string): object {
  return { id: botId(token), is_bot: true, first_name: 'Wethi sandbox', username: 'wethi_sandbox_bot' };
}
