import { TIP_NOBODY, type TipWords, type YesNo } from '@wethi/contract';
import type { Database } from '@wethi/platform';
import type { Writer } from '../audience/writers';

/** What the join of a message with its garland answers; all null where it tells of none. */
export interface TipColumns {
  tip_amount: number | string | null;
  tip_message: string | null;
  tip_hidden: YesNo | null;
  /** A member's name, or the band's. */
  tip_to: string | null;
}

/** A message that tells of a garland, from whoever wants to be named. */
export interface TipGiven {
  user_id: number | null;
  writer: Writer;
  tip?: TipWords;
}

/** As viewers see who gave a garland, and what hangs on it; other messages stay as they are. */
export function givenBy(
  { tip_amount, tip_message, tip_hidden, tip_to }: TipColumns,
  user_id: number | null,
  writer: Writer,
): TipGiven {
  if (tip_amount === null || tip_to === null) return { user_id, writer };
  const tip = { tip_amount: Number(tip_amount), tip_to, tip_message };
  if (tip_hidden !== 'Y') return { user_id, writer, tip };
  return { user_id: null, writer: { user_nickname: TIP_NOBODY, user_path: null }, tip };
}

const NONE: TipColumns = { tip_amount: null, tip_message: null, tip_hidden: null, tip_to: null };

/** The garland that a message tells of. */
export async function tipOf(database: Database, tipId: number | null): Promise<TipColumns> {
  if (tipId === null) return NONE;
  const row = await database.sql
    .selectFrom('tip as t')
    .innerJoin('band as b', 'b.id', 't.band_id')
    .leftJoin('band_member as m', 'm.id', 't.band_member_id')
    .select(['t.tip_amount', 't.tip_message', 't.tip_hidden'])
    .select(({ fn }) => fn.coalesce('m.band_member_name', 'b.band_name').as('tip_to'))
    .where('t.id', '=', tipId)
    .executeTakeFirst();
  return row ?? NONE;
}
