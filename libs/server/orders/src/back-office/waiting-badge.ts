import { Injectable } from '@nestjs/common';
import { PubSub, sharedValue } from '@wethi/platform';
import type { Observable } from 'rxjs';
import { OrderLists } from '../order/order-lists';
import { ORDERS_CHANNEL } from '../order/order-status';

/** The number on the red badge, pushed; counted once per process however many badges are open. */
@Injectable()
export class WaitingBadge {
  /** JSON `{ ordersTotalStatus: n }`: at once, and whenever orders changed. */
  readonly events: Observable<string>;

  constructor(pubsub: PubSub, lists: OrderLists) {
    this.events = sharedValue(pubsub.messages(ORDERS_CHANNEL), async () =>
      JSON.stringify({ ordersTotalStatus: await lists.countIn('wait') }),
    );
  }
}
