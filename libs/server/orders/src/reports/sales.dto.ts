import { Id } from '@wethi/platform';
import { DateRangeQuery } from '../lists/order-query.dto';

export class SalesQuery extends DateRangeQuery {
  /** Only what was sold of its products. */
  @Id(false)
  band_id?: number;
}
