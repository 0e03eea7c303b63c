import { Injectable } from '@nestjs/common';
import type { TvEvent, TvRemoteEvent } from '@wethi/contract';
import { PubSub } from '@wethi/platform';
import { filter, map, merge, of, type Observable } from 'rxjs';

type Told = { to: 'tv'; event: TvEvent } | { to: 'phone'; event: TvRemoteEvent };

/** Whoever hears it asks how things stand. */
export const CHANGED = JSON.stringify({ type: 'changed' } satisfies TvEvent & TvRemoteEvent);

/** What a television and its phone tell each other, whichever processes they are connected to. */
@Injectable()
export class TvNews {
  constructor(private readonly pubsub: PubSub) {}

  tellTv(id: string, event: TvEvent): Promise<void> {
    return this.tell(id, { to: 'tv', event });
  }

  tellPhone(id: string, event: TvRemoteEvent): Promise<void> {
    return this.tell(id, { to: 'phone', event });
  }

  /** Both are to ask again how things stand. */
  async tellChanged(id: string): Promise<void> {
    await this.tellTv(id, { type: 'changed' });
    await this.tellPhone(id, { type: 'changed' });
  }

  /** As JSON text. The first one says to ask, since what was told before is not repeated. */
  of(id: string, to: Told['to']): Observable<string> {
    const told = this.pubsub.messages(channelOf(id)).pipe(
      map((text) => JSON.parse(text) as Told),
      filter((one) => one.to === to),
      map(({ event }) => JSON.stringify(event)),
    );
    return merge(told, of(CHANGED));
  }

  /** Whether a television, or the phone that holds it, is connected. */
  async isHeard(id: string): Promise<boolean> {
    return (await this.pubsub.listenersOf(channelOf(id))) > 0;
  }

  private tell(id: string, told: Told): Promise<void> {
    return this.pubsub.publish(channelOf(id), told);
  }
}

function channelOf(id: string): string {
  return `tv:${id}`;
}
