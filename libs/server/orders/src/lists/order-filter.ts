import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { refuseField, type Narrow, type RawQuery } from '@wethi/platform';
import type { Orders } from '../order/orders.entity';

/** Filters of orders beyond their own columns; whole-row conditions, so that each can use an index of its own. */
const CONDITIONS = {
  band_id: /^\d{1,10}$/,
  orders_turn: /^(us|buyer)$/,
  slip_status: /^unclear$/,
  has_book: /^Y$/,
} as const;
type Name = keyof typeof CONDITIONS;

const OF_BAND = `row.id IN (SELECT d.orders_id FROM orders_detail d JOIN product p ON p.id = d.product_id
                             WHERE p.band_id = :filterBandId)`;
/** The slip that an order waits with could not be checked by itself. */
const UNCLEAR = `EXISTS (SELECT 1 FROM slip s WHERE s.slip_picture = row.orders_payment_slip AND s.slip_status = 'unclear')`;
/** Something in it is sent by post. */
const HAS_BOOK = `row.id IN (SELECT d.orders_id FROM orders_detail d JOIN product p ON p.id = d.product_id
                              WHERE p.product_book = 'Y')`;

/** Documents the filters of `readOrderFilter` beside those by column. */
export function OrderFilters() {
  const optional = { required: false };
  return applyDecorators(
    ApiQuery({ name: 'band_id', schema: { type: 'integer' }, description: 'orders with a product of it', ...optional }),
    ApiQuery({
      name: 'orders_turn',
      schema: { type: 'string', enum: ['us', 'buyer'] },
      description: 'of those that wait: for personnel, or for their buyer to pay',
      ...optional,
    }),
    ApiQuery({ name: 'slip_status', schema: { type: 'string', enum: ['unclear'] }, ...optional }),
    ApiQuery({
      name: 'has_book',
      schema: { type: 'string', enum: ['Y'] },
      description: 'orders with a product that is sent',
      ...optional,
    }),
  );
}

/**
 * Takes the filters out of a list call that are no columns.
 * @returns what is left for the columns, and the conditions
 * @throws Refusal INVALID_INPUT
 */
export function readOrderFilter(raw: RawQuery): { query: RawQuery; narrow: Narrow<Orders> } {
  const given = (name: Name) => {
    const value = [raw[name]].flat()[0];
    if (value && !CONDITIONS[name].test(value)) throw refuseField(name, 'ค่าที่เลือกไม่ถูกต้อง');
    return value || undefined;
  };
  const [band, turn, slip, book] = [given('band_id'), given('orders_turn'), given('slip_status'), given('has_book')];
  const query = Object.fromEntries(Object.entries(raw).filter(([name]) => !(name in CONDITIONS)));
  const narrow: Narrow<Orders> = (rows) => {
    if (band) rows.andWhere(OF_BAND, { filterBandId: Number(band) });
    if (turn) rows.andWhere(`row.orders_pay_until IS ${turn === 'us' ? '' : 'NOT '}NULL`);
    if (slip) rows.andWhere(UNCLEAR);
    if (book) rows.andWhere(HAS_BOOK);
  };
  return { query, narrow };
}
