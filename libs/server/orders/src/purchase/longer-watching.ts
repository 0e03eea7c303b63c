import { Injectable } from '@nestjs/common';
import { addDays } from '@wethi/format';
import { type Actor, Clock, Config, RecordChanges } from '@wethi/platform';
import { OrdersDetail } from '../order/orders-detail.entity';

/** Lets the buyer of one order watch longer than everybody may, for whom the time ran out (ADMIN-06). */
@Injectable()
export class LongerWatching {
  constructor(
    private readonly changes: RecordChanges,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * @param to the last day, or null for as long as everybody; without it as many days from today as shows are open
   * @returns the last day
   * @throws Refusal NOT_FOUND
   */
  async set(id: number, to: string | null | undefined, actor: Actor): Promise<string | null> {
    const orders_detail_watch_to = to === undefined ? addDays(this.clock.today(), this.config.ACCESS_WINDOW_DAYS) : to;
    await this.changes.save(OrdersDetail, { id, orders_detail_watch_to }, actor);
    return orders_detail_watch_to;
  }
}
