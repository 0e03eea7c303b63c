import { bangkokTime } from '@wethi/format';
import type { Clock, Database } from '@wethi/platform';
import { SalesChange } from './sales-change.entity';

/**
 * Says in the transaction that changes an approved order, or makes it one, that sums of its day have to be made again. Nothing is
 * kept of today, so a rush writes none.
 */
export async function salesChanged(database: Database, clock: Clock, create_at: Date): Promise<void> {
  const sales_date = bangkokTime(create_at).date;
  if (sales_date < clock.today()) await database.add(SalesChange, { sales_date });
}
