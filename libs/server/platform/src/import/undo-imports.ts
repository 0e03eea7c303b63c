import { Injectable } from '@nestjs/common';
import type { Actor } from '../auth/actor';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { Transactions } from '../database/transactions';
import { refuse } from '../refusal/refusal';
import type { UndoneImport } from './data-import.dto';
import { DataImport } from './data-import.entity';
import type { ImportKind } from './import-kind';
import { undoUntil } from './imports';

/** Takes an import back: what nobody touched since goes, what was changed, sold or is used stays. */
@Injectable()
export class UndoImports {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A second press changes nothing. @throws Refusal NOT_FOUND, IMPORT_UNDO_OVER */
  async undo(kind: ImportKind, id: number, actor: Actor): Promise<UndoneImport> {
    const entry = await this.database.manager.findOneBy(DataImport, { id, data_import_kind: kind.kind });
    if (!entry || entry.data_import_status === 'ready') throw refuse('NOT_FOUND');
    const made = entry.data_import_made ?? 0;
    if (entry.data_import_status === 'undone') {
      const kept = entry.data_import_kept ?? 0;
      return { removed: made - kept, kept };
    }
    if (!undoUntil(entry, this.clock.now())) throw refuse('IMPORT_UNDO_OVER');
    await kind.undo(id, actor);
    const kept = await this.left(kind, id);
    await this.transactions.run(() =>
      this.database.update(DataImport, id, { data_import_status: 'undone', data_import_kept: kept }),
    );
    return { removed: made - kept, kept };
  }

  /** How many of its records are there still, whoever deleted the others. */
  private async left({ kind, entity }: ImportKind, id: number): Promise<number> {
    const { tableName } = this.database.manager.dataSource.getMetadata(entity);
    const [row] = await this.database.query<{ kept: number }[]>(
      `SELECT COUNT(*) AS kept FROM data_import_row r JOIN ?? t ON t.id = r.record_id
        WHERE r.data_import_id = ? AND r.data_import_kind = ?`,
      [tableName, id, kind],
    );
    return Number(row?.kept ?? 0);
  }
}
