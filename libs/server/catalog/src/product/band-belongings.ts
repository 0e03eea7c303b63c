import { type Database, refuseField } from '@wethi/platform';
import type { Product } from './product.entity';

/** Columns of a product that point to records of its band. */
const BELONGINGS = [
  { column: 'stage_id', table: 'stage', message: 'เวทีนี้ไม่ใช่ของวงที่เลือก' },
  { column: 'book_bank_id', table: 'book_bank', message: 'บัญชีนี้ไม่ใช่ของวงที่เลือก' },
] as const;

/**
 * Keeps a product's stage and account with its band: buyers would else pay into an account whose slips are refused.
 * A product that moves to another band leaves behind what it does not change itself.
 * @param product as it will stand; columns are set to null here
 * @throws Refusal INVALID_INPUT naming a stage or account of another band
 */
export async function keepWithBand(database: Database, product: Product, before?: Product): Promise<void> {
  for (const { column, table, message } of BELONGINGS) {
    const id = product[column];
    if (before && id === before[column]) {
      if (product.band_id !== before.band_id) product[column] = null;
    } else if (id && !(await isOfBand(database, table, id, product.band_id))) {
      throw refuseField(column, message);
    }
  }
}

async function isOfBand(database: Database, table: string, id: number, band_id: number): Promise<boolean> {
  const rows = await database.query<unknown[]>('SELECT 1 FROM ?? WHERE id = ? AND band_id = ?', [table, id, band_id]);
  return rows.length > 0;
}
