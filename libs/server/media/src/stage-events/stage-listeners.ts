import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Purchases } from '@wethi/orders';
import { type Actor, Clock } from '@wethi/platform';
import type { Right } from '../video/video-access';

const LOOK_MS = 30_000;
const AT_ONCE = 500;

interface Listener {
  userId: number;
  productId: number;
  until: Date | null;
  end: () => void;
}

/** Who hears what happens at a stage because they bought it: a refund, or the end of their days, ends the stream (WATCH-03). */
@Injectable()
export class StageListeners implements OnModuleDestroy {
  private readonly logger = new Logger(StageListeners.name);
  private readonly listeners = new Set<Listener>();
  private readonly timer = setInterval(() => {
    this.endThoseWhoLostTheirRight().catch((error: unknown) => this.logger.warn(String(error)));
  }, LOOK_MS);

  constructor(
    private readonly purchases: Purchases,
    private readonly clock: Clock,
  ) {}

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** @param end of their stream @returns what is to be called when the stream is over */
  follow({ kind, id }: Actor, { productId, until }: Right, end: () => void): () => void {
    if (kind !== 'user' || productId === null) return () => undefined;
    const listener = { userId: id, productId, until, end };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async endThoseWhoLostTheirRight(): Promise<void> {
    const all = [...this.listeners];
    for (let first = 0; first < all.length; first += AT_ONCE) await this.judge(all.slice(first, first + AT_ONCE));
  }

  private async judge(listeners: readonly Listener[]): Promise<void> {
    const approved = await this.purchases.stillApproved(listeners);
    const now = this.clock.now();
    for (const { userId, productId, until, end } of listeners)
      if (!approved(userId, productId) || (until && until < now)) end();
  }
}
