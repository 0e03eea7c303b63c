import type { ServerResponse } from 'node:http';
import { interval, map, merge, share, type Observable, type Subscription } from 'rxjs';
import { HEARTBEAT_MS, MAX_WAITING } from './event-stream';

const heartbeats = interval(HEARTBEAT_MS).pipe(
  map(() => Buffer.from(':\n\n')),
  share(),
);

/**
 * Events that thousands hear: each is made into bytes once, and they go to every connection as they are. A connection is all
 * that is kept for a listener; operators of their own would take half as much memory again.
 */
export class Broadcast {
  private readonly listeners = new Set<ServerResponse>();
  private listening?: Subscription;

  /**
   * @param events one event each, from `eventBytes`; listened to while somebody is there
   * @param latest what a newcomer gets at once
   */
  constructor(
    private readonly events: Observable<Buffer>,
    private readonly latest: () => readonly Buffer[] = () => [],
  ) {}

  /** @param response whose head is written */
  add(response: ServerResponse): void {
    for (const bytes of this.latest()) response.write(bytes);
    this.listeners.add(response);
    this.listening ??= merge(this.events, heartbeats).subscribe((bytes) => this.tell(bytes));
  }

  remove(response: ServerResponse): void {
    this.listeners.delete(response);
    if (this.listeners.size > 0) return;
    this.listening?.unsubscribe();
    this.listening = undefined;
  }

  private tell(bytes: Buffer): void {
    for (const listener of this.listeners) {
      if (listener.writableLength <= MAX_WAITING) {
        listener.write(bytes);
        continue;
      }
      this.remove(listener);
      listener.destroy();
    }
  }
}
