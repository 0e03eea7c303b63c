import { Injectable } from '@nestjs/common';
import { Records, refuse, type Actor, type RawQuery } from '@wethi/platform';
import { OrderSearch } from './order-search';
import { Orders } from '../order/orders.entity';
import type { SeveralOrders } from './several-orders.dto';

/** Which orders somebody chose in the list: some by hand, or all that a filter selects. */
@Injectable()
export class ChosenOrders {
  constructor(
    private readonly records: Records,
    private readonly search: OrderSearch,
  ) {}

  /** Their ids in order. @param most more is a slip of the hand @throws Refusal LIST_TOO_LONG */
  async idsOf({ ids, filter }: SeveralOrders, actor: Actor, most: number): Promise<number[]> {
    const chosen = ids ?? (await this.found(filter ?? '', actor, most));
    return chosen.toSorted((one, other) => one - other);
  }

  private async found(filter: string, actor: Actor, most: number): Promise<number[]> {
    const given: RawQuery = {};
    for (const name of new Set(new URLSearchParams(filter).keys()))
      given[name] = new URLSearchParams(filter).getAll(name);
    const { query, narrow } = await this.search.read(given, actor);
    const rows = await this.records
      .selection(Orders, query, actor, narrow)
      .limit(most + 1)
      .getRawMany<{ id: number }>();
    if (rows.length > most) throw refuse('LIST_TOO_LONG');
    return rows.map(({ id }) => id);
  }
}
