import { bangkokTime } from '@wethi/format';
import type { Database } from '@wethi/platform';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Bookings in these states keep their place. */
export const KEEPS_PLACE = ['wait', 'accept'] as const;

/** Bookings that their course counts: an hour that began without an answer of the coach was none. @param row alias */
export function isCounted(row: string, now: Date): RawBuilder<SqlBool> {
  const { date, time } = bangkokTime(now);
  const status = sql.ref(`${row}.user_course_booking_status`);
  return sql`(${status} = 'accept' or (${status} = 'wait' and exists (select 1 from course_slot
    where course_slot.id = ${sql.ref(`${row}.course_slot_id`)}
      and (course_slot.course_slot_date, course_slot.course_slot_start) > (${date}, ${time}))))`;
}

/** How many places of an hour are taken. */
export async function placesTaken({ sql }: Database, slotId: number): Promise<number> {
  const { taken } = await sql
    .selectFrom('user_course_booking')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('course_slot_id', '=', slotId)
    .where('user_course_booking_status', 'in', KEEPS_PLACE)
    .executeTakeFirstOrThrow();
  return Number(taken);
}

export async function isTaken(database: Database, slotId: number): Promise<boolean> {
  return (await placesTaken(database, slotId)) > 0;
}
