import { sumSatang, toBaht, toSatang } from '@wethi/contract';
import type { OrderedProduct } from './order-view';

type Line = Omit<OrderedProduct, 'tickets' | 'tickets_back'> & { is_back: number };

const AMOUNTS = ['orders_detail_price', 'orders_detail_discount', 'orders_detail_net'] as const;

/**
 * Lines of one show at one price as one, with how many they are and what they come to: each ticket of a hall is a line
 * of its own (docs/decisions/0032), which nobody wants to read four times.
 */
export function countTickets<Row extends Line>(
  lines: readonly Row[],
): (Row & Pick<OrderedProduct, 'tickets' | 'tickets_back'>)[] {
  const same = Map.groupBy(lines, (line) => `${line.orders_id}.${line.product_id}.${line.product_price_id ?? ''}`);
  return [...same.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const sums = AMOUNTS.map((column) => [column, toBaht(sumSatang(rows.map((row) => toSatang(row[column]))))]);
    const tickets_back = rows.filter(({ is_back }) => is_back === 1).length;
    return { ...first, ...Object.fromEntries(sums), tickets: rows.length, tickets_back };
  });
}
