import type { PaperKind } from '@wethi/contract';
import type { Database } from '@wethi/platform';

const PREFIX: Record<PaperKind, string> = { receipt: 'RC', tax_invoice: 'TI', credit_note: 'CN' };

/**
 * The next number of a kind of paper in the month of a date. Its row stays locked until the transaction ends: whoever issues
 * at the same time waits, and a number that was not used is given again. So ask for it last.
 * @param date 'YYYY-MM-DD', Bangkok
 * @returns 'TI-6911-000127', of the Buddhist year 2569 and November
 */
export async function nextPaperNo(database: Database, kind: PaperKind, issuer: string, date: string): Promise<string> {
  const month = `${(Number(date.slice(0, 4)) + 543) % 100}${date.slice(5, 7)}`.padStart(4, '0');
  const { insertId } = await database.query<{ insertId: number }>(
    `INSERT INTO paper_number (paper_kind, paper_issuer, paper_month, last_number) VALUES (?, ?, ?, LAST_INSERT_ID(1))
     ON DUPLICATE KEY UPDATE last_number = LAST_INSERT_ID(last_number + 1)`,
    [kind, issuer, month],
  );
  return `${PREFIX[kind]}-${month}-${String(insertId).padStart(6, '0')}`;
}
