import { Injectable } from '@nestjs/common';
import { AuditEntry, Database, fileColumns, refuse, savedBy, Storage, type RecordEntity } from '@wethi/platform';
import type { FormerColumn, FormerValues, Scalar } from './audit-log.dto';

const NOTHING: FormerValues = { path: null, update_at: null, columns: [] };

/** What changes of records replaced, as far as the records' own calls can write it back (61-admin-audit). */
@Injectable()
export class FormerRecords {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /**
   * Columns whose former value is another one than today's; none where there is nothing to put back.
   * @throws Refusal NOT_FOUND where there is no such change
   */
  async of(id: number): Promise<FormerValues> {
    const entry = await this.database.manager.findOneBy(AuditEntry, { id: String(id) });
    if (!entry) throw refuse('NOT_FOUND');
    const saved = savedBy(entry.entity);
    const row = saved && (await this.rowOf(entry));
    if (entry.action !== 'update' || !row || !entry.before) return NOTHING;
    const today = JSON.parse(JSON.stringify(row)) as Record<string, unknown>;
    const before = Object.entries(JSON.parse(entry.before) as Record<string, unknown>);
    const replaced = before.flatMap(([column, former]): FormerColumn[] => {
      const present = today[column] ?? null;
      if (!saved.columns.has(column) || !isScalar(former) || !isScalar(present) || former === present) return [];
      return [{ column, former, present }];
    });
    const gone = await this.goneOf(row, replaced);
    const columns = replaced.filter((column) => !gone.has(column));
    if (gone.size > 0 && columns.length === 0) return NOTHING;
    return { path: saved.path, update_at: row.update_at, columns };
  }

  /** Files that no row names are deleted after some days: a record must not name them again. */
  private async goneOf(row: RecordEntity, replaced: readonly FormerColumn[]): Promise<Set<FormerColumn>> {
    const gone = new Set<FormerColumn>();
    for (const change of replaced) {
      const file = fileColumns().find(({ entity, column }) => row instanceof entity && column === change.column);
      if (!file || typeof change.former !== 'string' || change.former === '') continue;
      if (!(await this.storage.has(file.area, change.former))) gone.add(change);
    }
    return gone;
  }

  private rowOf({ entity, entity_id }: AuditEntry): Promise<RecordEntity | null> {
    const metadata = this.database.manager.dataSource.entityMetadatas.find(({ name }) => name === entity);
    if (!metadata) return Promise.resolve(null);
    return this.database.manager.getRepository<RecordEntity>(metadata.target).findOneBy({ id: entity_id });
  }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== 'object';
}
