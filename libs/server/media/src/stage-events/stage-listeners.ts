import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Purchases } from '@wethi/orders';
import { type Actor, Clock } from '@wethi/platform';
import { type StageRight, VideoAccess } from '../video/video-access';

const LOOK_MS = 30_000;
const AT_ONCE = 500;

interface Listener {
  userId: number;
  stageId: number;
  /** Null of who hears of what everybody may watch. */
  productId: number | null;
  until: Date | null;
  end: () => void;
}

/**
 * Who hears what happens at a stage because they bought it, or because everybody may: a refund, the end of their days, or of
 * what everybody may watch, ends the stream (WATCH-03).
 */
@Injectable()
export class StageListeners implements OnModuleDestroy {
  private readonly logger = new Logger(StageListeners.name);
  private readonly listeners = new Set<Listener>();
  private readonly timer = setInterval(() => {
    this.endThoseWhoLostTheirRight().catch((error: unknown) => this.logger.warn(String(error)));
  }, LOOK_MS);

  constructor(
    private readonly purchases: Purchases,
    private readonly access: VideoAccess,
    private readonly clock: Clock,
  ) {}

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** @param end of their stream @returns what is to be called when the stream is over */
  follow({ kind, id }: Actor, stageId: number, { productId, until }: StageRight, end: () => void): () => void {
    if (kind !== 'user') return () => undefined;
    const listener = { userId: id, stageId, productId, until, end };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async endThoseWhoLostTheirRight(): Promise<void> {
    const all = [...this.listeners];
    for (let first = 0; first < all.length; first += AT_ONCE) await this.judge(all.slice(first, first + AT_ONCE));
  }

  private async judge(listeners: readonly Listener[]): Promise<void> {
    const bought = listeners.flatMap(({ userId, productId }) => (productId === null ? [] : [{ userId, productId }]));
    const free = listeners.flatMap(({ stageId, productId }) => (productId === null ? [stageId] : []));
    const [approved, open] = await Promise.all([
      this.purchases.stillApproved(bought),
      this.access.openToEverybody([...new Set(free)]),
    ]);
    const now = this.clock.now();
    for (const { userId, stageId, productId, until, end } of listeners) {
      const mayHear = productId === null ? open.has(stageId) : approved(userId, productId);
      if (!mayHear || (until && until < now)) end();
    }
  }
}
