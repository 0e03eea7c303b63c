import { Injectable, type MessageEvent } from '@nestjs/common';
import { PubSub } from '@wethi/platform';
import { switchMap, map, merge, timer, type Observable } from 'rxjs';
import { OrderLists } from '../order/order-lists';
import { ORDERS_CHANNEL } from '../order/order-status';

/** Shorter than nginx and mobile networks let a silent connection live; also heals a message that Redis lost. */
const EVERY_MS = 20_000;

/** The number on the red badge, pushed. */
@Injectable()
export class WaitingBadge {
  constructor(
    private readonly pubsub: PubSub,
    private readonly lists: OrderLists,
  ) {}

  events(): Observable<MessageEvent> {
    return merge(timer(0, EVERY_MS), this.pubsub.events(ORDERS_CHANNEL)).pipe(
      switchMap(() => this.lists.countIn('wait')),
      map((ordersTotalStatus) => ({ data: { ordersTotalStatus } })),
    );
  }
}
