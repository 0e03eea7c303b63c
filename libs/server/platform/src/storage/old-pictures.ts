import { Injectable, Logger } from '@nestjs/common';
import { pictureFacts, picturePath } from '@wethi/contract';
import { Database } from '../database/database';
import { defineHeavyTask, HeavyPool } from '../heavy/heavy-pool';
import { defineJob } from '../jobs/job';
import { JobHandler, type JobContext } from '../jobs/job-handler';
import { fileColumns } from './names-file';
import type { KeptPicture } from './picture-facts';
import { PictureWidths } from './picture-widths';
import { Storage } from './storage';
import { picturesOfTexts } from './text-pictures';

const TIMEOUT_MS = 30_000;
const BATCH = 500;
const look = defineHeavyTask<Uint8Array, KeptPicture>(import.meta.url, 'old-pictures', TIMEOUT_MS);

export const completePictures = defineJob<object>('complete-pictures', { lane: 'media', timeout: '6h' });

interface NamingRow {
  table: string;
  column: string;
  id: number;
  path: string;
}

/** Gives pictures from before there were widths a name that tells what is known of them, and all pictures the widths they lack. */
@Injectable()
export class OldPictures {
  private readonly logger = new Logger(OldPictures.name);

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly heavy: HeavyPool,
    private readonly widths: PictureWidths,
  ) {}

  /** What is done stays done: a run that broke off goes on where it was, and a picture that cannot be read keeps none waiting. */
  @JobHandler(completePictures)
  async complete(_payload?: object, context?: JobContext): Promise<void> {
    for await (const row of this.rows()) {
      context?.signal.throwIfAborted();
      try {
        const path = pictureFacts(row.path) ? row.path : await this.rename(row);
        if (path) await this.widths.write({ path });
      } catch (error) {
        this.logger.warn(`${row.table} ${row.id} keeps its ${row.column} as it is: ${String(error)}`);
      }
    }
    for await (const path of picturesOfTexts(this.database)) {
      context?.signal.throwIfAborted();
      try {
        await this.widths.write({ path });
      } catch (error) {
        this.logger.warn(`${path} lacks widths: ${String(error)}`);
      }
    }
  }

  private async *rows(): AsyncIterable<NamingRow> {
    for (const { entity, column } of fileColumns().filter(({ isPicture }) => isPicture)) {
      const { tableName: table } = this.database.manager.dataSource.getMetadata(entity);
      const select = `SELECT id, ?? AS path FROM ?? WHERE id > ? AND ?? <> '' ORDER BY id LIMIT ${BATCH}`;
      for (let last: number | undefined = 0; last !== undefined;) {
        const page: { id: number; path: string }[] = await this.database.query(select, [column, table, last, column]);
        for (const row of page) yield { table, column, ...row };
        last = page.at(-1)?.id;
      }
    }
  }

  /** The file under its old name is deleted in time, like all that no row names. */
  private async rename({ table, column, id, path }: NamingRow): Promise<string | undefined> {
    const bytes = await this.storage.get('public', path);
    if (!bytes) return undefined;
    const kept = await this.heavy.run(look, bytes);
    const named = picturePath(path.replace(/\.\w+$/, ''), kept.facts);
    await this.storage.put('public', named, kept.bytes);
    const update = 'UPDATE ?? SET ?? = ? WHERE id = ? AND ?? = ?';
    await this.database.query(update, [table, column, named, id, column, path]);
    return named;
  }
}
