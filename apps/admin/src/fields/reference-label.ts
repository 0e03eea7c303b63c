import { recordDate } from '@wethi/format';

/** What a chooser calls a record: its name, and its date where several rounds bear the same name. */
export function referenceLabel(record: Record<string, unknown>, nameColumn: string, dateColumn?: string): string {
  const date = dateColumn && record[dateColumn];
  return [String(record[nameColumn]), date && recordDate(date as string)].filter(Boolean).join(' · ');
}
