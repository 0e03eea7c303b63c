import { Injectable } from '@nestjs/common';
import { AuditEntry, Database, refuse, savedBy, type RecordEntity } from '@wethi/platform';
import type { FormerColumn, FormerValues, Scalar } from './audit-log.dto';

/** What changes of records replaced, as far as the records' own calls can write it back (61-admin-audit). */
@Injectable()
export class FormerRecords {
  constructor(private readonly database: Database) {}

  /**
   * Columns whose former value is another one than today's; none where there is nothing to put back.
   * @throws Refusal NOT_FOUND where there is no such change
   */
  async of(id: number): Promise<FormerValues> {
    const entry = await this.database.manager.findOneBy(AuditEntry, { id: String(id) });
    if (!entry) throw refuse('NOT_FOUND');
    const saved = savedBy(entry.entity);
    const row = saved && (await this.rowOf(entry));
    if (entry.action !== 'update' || !row || !entry.before) return { path: null, update_at: null, columns: [] };
    const today = JSON.parse(JSON.stringify(row)) as Record<string, unknown>;
    const before = Object.entries(JSON.parse(entry.before) as Record<string, unknown>);
    const columns = before.flatMap(([column, former]): FormerColumn[] => {
      const present = today[column] ?? null;
      if (!saved.columns.has(column) || !isScalar(former) || !isScalar(present) || former === present) return [];
      return [{ column, former, present }];
    });
    return { path: saved.path, update_at: row.update_at, columns };
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
