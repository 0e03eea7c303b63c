import { Injectable } from '@nestjs/common';
import { onlyBandOf, PubSub, sharedValue, type Actor } from '@wethi/platform';
import type { Observable } from 'rxjs';
import { OrderLists } from '../lists/order-lists';
import { ORDERS_CHANNEL } from '../order/order-status';

/** The number on the red badge, pushed; counted once per process and band however many badges are open. */
@Injectable()
export class WaitingBadge {
  private readonly shared = new Map<number | undefined, Observable<string>>();

  constructor(
    private readonly pubsub: PubSub,
    private readonly lists: OrderLists,
  ) {}

  /** JSON `{ ordersTotalStatus: n }` of the orders that the caller sees: at once, and whenever orders changed. */
  eventsFor(actor: Actor): Observable<string> {
    const bandId = onlyBandOf(actor);
    const known = this.shared.get(bandId);
    if (known) return known;
    const events = sharedValue(this.pubsub.messages(ORDERS_CHANNEL), async () =>
      JSON.stringify({ ordersTotalStatus: await this.lists.countIn('wait', actor) }),
    );
    this.shared.set(bandId, events);
    return events;
  }
}
