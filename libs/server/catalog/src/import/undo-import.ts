import { Injectable } from '@nestjs/common';
import { Clock, Database, errno, RecordChanges, refuse, Transactions, type Actor } from '@wethi/platform';
import { Product } from '../product/product.entity';
import type { UndoneImport } from './product-import.dto';
import { ProductImport } from './product-import.entity';
import { undoUntil } from './product-imports';

/** MariaDB's word for a row that others point to. */
const IN_USE = 1451;

/** Takes an import back: what nobody touched since goes, what was changed, sold or is used stays. */
@Injectable()
export class UndoImport {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: RecordChanges,
    private readonly clock: Clock,
  ) {}

  /** A second press changes nothing. @throws Refusal NOT_FOUND, IMPORT_UNDO_OVER */
  async undo(id: number, actor: Actor): Promise<UndoneImport> {
    const entry = await this.database.manager.findOneBy(ProductImport, { id });
    if (!entry || entry.product_import_status === 'ready') throw refuse('NOT_FOUND');
    if (entry.product_import_status === 'undone') {
      const kept = entry.product_import_kept ?? 0;
      return { removed: (entry.product_import_made ?? 0) - kept, kept };
    }
    if (!undoUntil(entry, this.clock.now())) throw refuse('IMPORT_UNDO_OVER');
    for (const productId of await this.untouched(id)) await this.remove(productId, actor);
    const [left] = await this.database.query<{ kept: number }[]>(
      'SELECT COUNT(*) AS kept FROM product_import_row WHERE product_import_id = ?',
      [id],
    );
    const kept = Number(left?.kept ?? 0);
    await this.transactions.run(() =>
      this.database.update(ProductImport, id, { product_import_status: 'undone', product_import_kept: kept }),
    );
    return { removed: (entry.product_import_made ?? 0) - kept, kept };
  }

  /** Saved once, when it was made, and by nobody since. */
  private async untouched(id: number): Promise<number[]> {
    const rows = await this.database.query<{ product_id: number }[]>(
      `SELECT r.product_id FROM product_import_row r JOIN product p ON p.id = r.product_id
        WHERE r.product_import_id = ? AND p.update_at <= p.create_at
          AND NOT EXISTS (SELECT 1 FROM product_price t WHERE t.product_id = p.id)`,
      [id],
    );
    return rows.map(({ product_id }) => product_id);
  }

  /** One that something else points to meanwhile stays. */
  private async remove(id: number, actor: Actor): Promise<void> {
    try {
      await this.records.remove(Product, id, actor);
    } catch (error) {
      if (errno(error) !== IN_USE) throw error;
    }
  }
}
