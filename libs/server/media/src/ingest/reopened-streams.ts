import { Injectable } from '@nestjs/common';
import { type Actor, Database, Transactions } from '@wethi/platform';
import type { LiveStreaming } from '../live/live-streaming.entity';
import { LiveStreams } from '../live/live-streams';
import { PackagerOrders } from './packager-orders';
import { streamNames } from './stream-names';

/** Shows whose end was taken back: whoever watches waits for the picture, instead of seeing the recording of before (WATCH-04). */
@Injectable()
export class ReopenedStreams {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly streams: LiveStreams,
    private readonly packager: PackagerOrders,
  ) {}

  /** @throws Refusal as LiveStreams.reopen */
  reopen(showId: number, actor: Actor): Promise<LiveStreaming> {
    return this.transactions.run(async () => {
      const show = await this.streams.reopen(showId, actor);
      const names = await streamNames(this.database, showId);
      // A packager that does not answer takes the show up with its next publisher.
      await this.database.afterCommit(() =>
        Promise.all(names.map((name) => this.packager.open(name).catch(() => undefined))),
      );
      return show;
    });
  }
}
