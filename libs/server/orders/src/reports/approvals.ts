import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { daysOf } from '@wethi/format';
import { Database, onlyBandOf, type Actor } from '@wethi/platform';
import { rangeOf } from './report-days';
import type { SalesQuery } from './sales.dto';

const integer = { type: 'integer' } as const;
const seconds = { ...integer, nullable: true } as const;

class ApprovalsOfDay {
  @ApiProperty({ format: 'date' }) date: string;
  @ApiProperty(integer) by_machine: number;
  @ApiProperty(integer) by_person: number;
}

/** Orders that a slip paid: how many of them the machine approved by itself, and how long buyers waited. */
export class ApprovalsOfDays {
  /** By the day in Bangkok on which the order was made, also those without any. */
  @ApiProperty({ type: [ApprovalsOfDay] }) days: ApprovalsOfDay[];
  /** From the slip to the approval: the median of all, null without any. */
  @ApiProperty(seconds) seconds: number | null;
  /** The median of those that a person approved. */
  @ApiProperty(seconds) seconds_by_person: number | null;
}

const OF_BAND = `AND o.id IN (SELECT d.orders_id FROM orders_detail d JOIN product p ON p.id = d.product_id WHERE p.band_id = ?)`;

/** Orders by day, approver and seconds from the last slip, which are few: their middle is found here, without reading all again. */
const COUNTED = `
  SELECT DATE(o.create_at + INTERVAL 7 HOUR) AS date, IF(c.actor_kind = 'system', 'machine', 'person') AS approver,
         TIMESTAMPDIFF(SECOND, (SELECT MAX(s.create_at) FROM slip s WHERE s.orders_id = o.id AND s.create_at <= c.create_at),
                       c.create_at) AS seconds,
         COUNT(*) AS orders
    FROM orders o
    JOIN orders_status_change c ON c.orders_id = o.id AND c.from_status = 'wait' AND c.to_status = 'approve'
   WHERE o.create_at >= ? AND o.create_at < ? OF_BAND
   GROUP BY date, approver, seconds HAVING seconds IS NOT NULL`;

interface Counted {
  date: string;
  approver: 'machine' | 'person';
  seconds: number;
  orders: number;
}

/** Slips and who approved them (design: 53). Somebody of a band reads of its products only. */
@Injectable()
export class Approvals {
  constructor(private readonly database: Database) {}

  /** @throws Refusal INVALID_INPUT when there are more than 366 days */
  async within({ date_start, date_to, band_id }: SalesQuery, actor: Actor): Promise<ApprovalsOfDays> {
    const [from, to] = rangeOf(date_start, date_to);
    const counted = await this.counted(from, to, onlyBandOf(actor) ?? band_id);
    const days = new Map(daysOf(date_start, date_to).map((date) => [date, { date, by_machine: 0, by_person: 0 }]));
    for (const { date, approver, orders } of counted) {
      const day = days.get(date);
      if (day) day[`by_${approver}`] += orders;
    }
    return {
      days: [...days.values()],
      seconds: medianOf(counted),
      seconds_by_person: medianOf(counted.filter(({ approver }) => approver === 'person')),
    };
  }

  private counted(from: Date, to: Date, bandId: number | undefined): Promise<Counted[]> {
    const [ofBand, values] = bandId === undefined ? ['', []] : [OF_BAND, [bandId]];
    return this.database.query<Counted[]>(COUNTED.replace('OF_BAND', ofBand), [from, to, ...values]);
  }
}

function sumOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { orders }) => sum + orders, 0);
}

/** Whole seconds that half of the orders did not take; the mean of the two in the middle where their number is even. */
function medianOf(counted: readonly Counted[]): number | null {
  const sorted = counted.toSorted((one, other) => one.seconds - other.seconds);
  const all = sumOf(sorted);
  if (all === 0) return null;
  const at = (place: number) => {
    let left = place;
    return sorted.find(({ orders }) => (left -= orders) < 0)?.seconds ?? 0;
  };
  return Math.round((at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2);
}
