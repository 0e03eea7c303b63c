import { milliseconds } from '../clock/duration';
import type { Database } from '../database/database';

/** Work of the schedule leaves a row every five minutes; where none came for longer, nothing ran, or the database has forgotten it. */
const SILENCE_MINUTES = 10;
/** Nearly as long as rows of the outbox are kept: what came before the first of them says nothing. */
const DAYS = 29;
/** A row may be written as much later than the file that it names. */
const LATER_MS = milliseconds('2d');

/**
 * After the database was put back from a copy no row names what came in since the copy was made: these files stay for the
 * 29 days in which the outbox shows the gap, and a person can look.
 * @returns whether a file changed at a moment may be such a one
 */
export async function forgottenTime(database: Database): Promise<(moment: Date) => boolean> {
  const gaps = await database.query<{ since: Date; until: Date }[]>(
    `SELECT since, until FROM (
       SELECT COALESCE(LAG(create_at) OVER (ORDER BY id), FROM_UNIXTIME(0)) AS since, create_at AS until FROM outbox) pairs
      WHERE until > since + INTERVAL ${SILENCE_MINUTES} MINUTE AND until > UTC_TIMESTAMP(3) - INTERVAL ${DAYS} DAY`,
  );
  return (moment) => gaps.some(({ since, until }) => since.getTime() - LATER_MS < moment.getTime() && moment < until);
}
