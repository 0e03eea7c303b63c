import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { Changes } from './changes';
import type { FileStore } from './file-store';
import { Journal } from './journal';

export const CHANNELS = ['sms', 'chat', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
const MESSAGES_PER_CHANNEL = 2000;

/** One message as the addressee sees it; `meta` holds what else the provider was told. */
export interface Message {
  id: number;
  channel: Channel;
  to: string;
  text: string;
  at: string;
  picture_url?: string;
  subject?: string;
  meta: { code?: string; html?: string; attachments?: Attachment[]; [detail: string]: unknown };
}

export interface Attachment {
  filename: string;
  type: string;
  size: number;
  url: string;
}

export interface MessageFilter {
  channel?: Channel;
  to?: string;
  after_id?: number;
}

/** Every message that the stand-ins accepted, by channel, with one running number over all of them. */
export class Messages {
  private readonly journals: Record<Channel, Journal<Message>>;
  private readonly arrivals = new EventEmitter<{ arrived: [Message] }>().setMaxListeners(0);

  constructor(
    directory: string,
    private readonly files: FileStore,
    private readonly changes: Changes,
  ) {
    const open = (channel: Channel) =>
      new Journal<Message>(join(directory, `${channel}.jsonl`), MESSAGES_PER_CHANNEL, (message) => this.drop(message));
    this.journals = { sms: open('sms'), chat: open('chat'), email: open('email') };
  }

  add(draft: Omit<Message, 'id' | 'at'>): Message {
    const id = Math.max(...CHANNELS.map((channel) => this.journals[channel].newestId)) + 1;
    const message = this.journals[draft.channel].append({ ...draft, at: new Date().toISOString() }, id);
    this.arrivals.emit('arrived', message);
    this.changes.announce(message.channel);
    return message;
  }

  /** What became of a message that was edited. */
  change(message: Message, changes: Partial<Omit<Message, 'id' | 'channel'>>): Message {
    const changed = { ...message, ...changes };
    this.journals[message.channel].replace(changed);
    this.changes.announce(message.channel);
    return changed;
  }

  get(id: number): Message | undefined {
    return CHANNELS.map((channel) => this.journals[channel].get(id)).find((message) => message !== undefined);
  }

  /** The messages that match, newest last. */
  list(filter: MessageFilter): Message[] {
    const channels = filter.channel ? [filter.channel] : CHANNELS;
    return channels
      .flatMap((channel) => this.journals[channel].all())
      .filter((message) => matches(message, filter))
      .sort((one, other) => one.id - other.id);
  }

  /** Like `list`, but when nothing matches yet it waits up to `milliseconds` for the first match. */
  async wait(filter: MessageFilter, milliseconds: number): Promise<Message[]> {
    const present = this.list(filter);
    if (present.length > 0 || milliseconds <= 0) return present;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.arrivals.off('arrived', listener);
        resolve();
      };
      const listener = (message: Message) => matches(message, filter) && done();
      const timer = setTimeout(done, milliseconds);
      this.arrivals.on('arrived', listener);
    });
    return this.list(filter);
  }

  clear(channel?: Channel): void {
    for (const each of channel ? [channel] : CHANNELS) {
      this.journals[each].clear();
      this.changes.announce(each);
    }
  }

  private drop(message: Message): void {
    const urls = [message.picture_url, ...(message.meta.attachments ?? []).map((attachment) => attachment.url)];
    for (const url of urls) if (url) void this.files.remove(url);
  }
}

function matches(message: Message, filter: MessageFilter): boolean {
  if (filter.channel && message.channel !== filter.channel) return false;
  if (filter.after_id !== undefined && message.id <= filter.after_id) return false;
  return filter.to === undefined || sameAddress(message, filter.to);
}

function sameAddress(message: Message, address: string): boolean {
  if (message.channel === 'sms') return message.to === nationalNumber(address);
  return message.to.toLowerCase() === address.trim().toLowerCase();
}

/** `66812345678`, `+66 81-234-5678` and `0812345678` all give `0812345678`. */
export function nationalNumber(number: string): string {
  return number.replace(/\D/g, '').replace(/^66(?=\d{9}$)/, '0');
}
