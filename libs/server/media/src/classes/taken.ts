import type { Database } from '@wethi/platform';

/** Bookings in these states keep their place. */
export const KEEPS_PLACE = ['wait', 'accept'] as const;

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
