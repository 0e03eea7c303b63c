import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Observable } from 'rxjs';
import { Config } from '../config/config';
import { BLOCKING, connectRedis } from './redis';

type Listener = (data: string) => void;

/** Messages between processes through Redis: one subscription per process and channel, however many listen. */
@Injectable()
export class PubSub implements OnApplicationShutdown {
  readonly redis: Redis;
  private readonly subscriber: Redis;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly logger = new Logger(PubSub.name);

  constructor(config: Config) {
    // Commands of one turn of the event loop leave in one write.
    this.redis = connectRedis(config.REDIS_URL, {
      commandTimeout: config.REDIS_TIMEOUT_MS,
      enableAutoPipelining: true,
    });
    // The ready check would send INFO, which a connection that subscribes at once may not.
    this.subscriber = connectRedis(config.REDIS_URL, { ...BLOCKING, enableReadyCheck: false });
    this.subscriber.on('message', (address: string, data: string) => {
      for (const listener of this.listeners.get(address) ?? []) listener(data);
    });
  }

  /** Tells everybody who listens, on every node; a lost Redis loses the message, never the caller's work. */
  async publish(channel: string, data: object): Promise<void> {
    await this.redis.publish(this.addressOf(channel), JSON.stringify(data)).catch(this.logAndIgnore);
  }

  /**
   * Calls back on each message of a channel. The subscription in Redis ends with the channel's last listener.
   * @returns how to stop
   */
  listen(channel: string, listener: Listener): () => void {
    const address = this.addressOf(channel);
    const listeners = this.listeners.get(address) ?? new Set();
    if (listeners.size === 0) {
      this.listeners.set(address, listeners);
      this.subscriber.subscribe(address).catch(this.logAndIgnore);
    }
    listeners.add(listener);
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.listeners.delete(address);
      this.subscriber.unsubscribe(address).catch(this.logAndIgnore);
    };
  }

  /** How many processes listen to a channel, on all nodes. */
  async listenersOf(channel: string): Promise<number> {
    const [, count] = await this.redis.pubsub('NUMSUB', this.addressOf(channel));
    return Number(count);
  }

  /** A channel's messages as JSON text, subscribed to as long as somebody listens. */
  messages(channel: string): Observable<string> {
    return new Observable((subscriber) => this.listen(channel, (data) => subscriber.next(data)));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
    this.subscriber.disconnect();
  }

  /** Redis's channels are the same in all its databases; ours are each database's own. */
  private addressOf(channel: string): string {
    return `${this.redis.options.db ?? 0}:${channel}`;
  }

  private readonly logAndIgnore = (error: unknown): void => this.logger.warn(String(error));
}
