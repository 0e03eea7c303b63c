import { Injectable, Logger } from '@nestjs/common';
import { originalPicturePath } from '@wethi/contract';
import { Clock } from '../clock/clock';
import { milliseconds } from '../clock/duration';
import { Database } from '../database/database';
import { forgottenTime } from './forgotten-time';
import { fileColumns } from './names-file';
import { Storage, type Area } from './storage';
import { defineJob } from '../jobs/job';
import { JobHandler } from '../jobs/job-handler';
import { picturesOfTexts } from './text-pictures';

/** A form may stay open for long before it is saved with the picture that was uploaded from it. */
const YOUNG_MS = milliseconds('2d');
const BATCH = 500;
/** Of migrations and of the tests. */
const TABLES_WITHOUT_ENTITY = ['migrations', 'schema_version'];

export const deleteOrphanFiles = defineJob<object>('delete-orphan-files', { lane: 'heavy', timeout: '30m' });

/** Deletes uploaded files that no row names: replaced pictures, and those of forms and slips that were never saved. */
@Injectable()
export class DeleteOrphanFiles {
  private readonly logger = new Logger(DeleteOrphanFiles.name);

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  @JobHandler(deleteOrphanFiles)
  sweep(): Promise<void> {
    return this.sweepAll(this.storage);
  }

  /** The same of what this machine copied; each does it for itself. */
  async sweepCopies(): Promise<void> {
    if (this.storage.copies) await this.sweepAll(this.storage.copies);
  }

  private async sweepAll(storage: Storage): Promise<void> {
    await this.requireAllEntities();
    const isForgotten = await forgottenTime(this.database);
    for (const area of ['public', 'private'] as const) await this.sweepArea(storage, area, isForgotten);
  }

  private async sweepArea(storage: Storage, area: Area, isForgotten: (moment: Date) => boolean): Promise<void> {
    const before = this.clock.now().getTime() - YOUNG_MS;
    let paths: string[] = [];
    for await (const { path, changedAt } of storage.list(area)) {
      if (changedAt.getTime() < before && !isForgotten(changedAt)) paths.push(path);
      if (paths.length < BATCH) continue;
      await this.removeUnnamed(storage, area, paths);
      paths = [];
    }
    await this.removeUnnamed(storage, area, paths);
  }

  private async removeUnnamed(storage: Storage, area: Area, paths: readonly string[]): Promise<void> {
    // The widths of a picture stay as long as the picture.
    const unnamed = new Set(paths.map(originalPicturePath));
    for (const { entity, column } of fileColumns().filter((rule) => rule.area === area)) {
      if (unnamed.size === 0) return;
      const { tableName } = this.database.manager.dataSource.getMetadata(entity);
      const named = [column, tableName, column, [...unnamed]];
      const rows = await this.database.query<{ path: string }[]>('SELECT ?? AS path FROM ?? WHERE ?? IN (?)', named);
      for (const { path } of rows) unnamed.delete(path);
    }
    if (area === 'public' && unnamed.size > 0)
      for await (const path of picturesOfTexts(this.database)) unnamed.delete(path);
    const orphans = paths.filter((path) => unnamed.has(originalPicturePath(path)));
    for (const path of orphans) await storage.remove(area, path);
    if (orphans.length > 0) this.logger.log(`deleted ${orphans.length} files that no row names`);
  }

  /** A table whose entity is not loaded here may name files, too. */
  private async requireAllEntities(): Promise<void> {
    const tables = await this.database.query<{ name: string }[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    const entities = this.database.manager.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const loaded = new Set([...entities, ...TABLES_WITHOUT_ENTITY]);
    const missing = tables.map(({ name }) => name).filter((name) => !loaded.has(name));
    if (missing.length > 0) throw new Error(`the worker does not load the entities of ${missing.join(', ')}`);
  }
}
