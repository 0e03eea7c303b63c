import type { CallPath, QueryOf } from '@wethi/http';

/** The calls that sum up a range of days, and answer the same as a file: `salesByDay` and `salesByDayFile`. */
export type ReportPath = {
  [Name in CallPath<'GET'>]: `${Name}File` extends CallPath<'GET'>
    ? QueryOf<'GET', Name> extends { date_start: string }
      ? Name
      : never
    : never;
}[CallPath<'GET'>];
