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
    this.redis = connectRedis(config.REDIS_URL, { enableAutoPipelining: true });
    // The ready check would send INFO, which a connection that subscribes at once may not.
    this.subscriber = connectRedis(config.REDIS_URL, { ...BLOCKING, enableReadyCheck: false });
    this.subscriber.on('message', (channel: string, data: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(data);
    });
  }

  /** Tells everybody who listens, on every node; a lost Redis loses the message, never the caller's work. */
  async publish(channel: string, data: object): Promise<void> {
    try {
      await this.redis.publish(channel, JSON.stringify(data));
    } catch (error) {
      this.logger.warn(`not published on ${channel}: ${String(error)}`);
    }
  }

  /** Calls back on each message of a channel; answers how to stop. */
  listen(channel: string, listener: Listener): () => void {
    let listeners = this.listeners.get(channel);
    if (!listeners) {
      listeners = new Set();
      this.listeners.set(channel, listeners);
      void this.subscriber.subscribe(channel);
    }
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** A channel's messages as server-sent events. */
  events(channel: string): Observable<{ data: string }> {
    return new Observable((subscriber) => this.listen(channel, (data) => subscriber.next({ data })));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
    this.subscriber.disconnect();
  }
}
