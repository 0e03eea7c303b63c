import { Injectable } from '@nestjs/common';
import { IMPORT_ROWS } from '@wethi/contract';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { HeavyPool, TaskTimeout } from '../heavy/heavy-pool';
import { refuse } from '../refusal/refusal';
import { Pictures } from '../storage/pictures';
import { Storage } from '../storage/storage';
import { DataImportSheet } from './data-import.entity';
import { readSheet, type Sheet } from './sheet';

/** What was read of files, kept as texts in the private area while it is worked on. */
@Injectable()
export class Sheets {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly pictures: Pictures,
    private readonly pool: HeavyPool,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal SHEET_UNREADABLE, SHEET_EMPTY, SHEET_TOO_LONG, BUSY */
  async read(bytes: Uint8Array): Promise<Sheet> {
    const sheet = await this.pool.run(readSheet, { bytes, maxRows: IMPORT_ROWS }).catch((error: unknown) => {
      if (error instanceof TaskTimeout) return 'SHEET_TOO_LONG' as const;
      throw error;
    });
    if (typeof sheet === 'string') throw refuse(sheet);
    return sheet;
  }

  /** Writes a file, which nothing names yet. @returns its private path */
  store(sheet: Sheet): Promise<string> {
    return this.pictures.put('private', 'import', 'json', Buffer.from(JSON.stringify(sheet)));
  }

  /** Names a stored file as an import's, in place of the one before. */
  name(data_import_id: number, data_import_file: string): Promise<void> {
    return this.database.write(
      `INSERT INTO data_import_sheet (data_import_id, create_at, data_import_file) VALUES (?, ?, ?)
         ON DUPLICATE KEY UPDATE create_at = VALUES(create_at), data_import_file = VALUES(data_import_file)`,
      [data_import_id, this.clock.now(), data_import_file],
    );
  }

  /** @throws Refusal NOT_FOUND, also for one that is past its time */
  async of(data_import_id: number): Promise<Sheet> {
    const kept = await this.database.manager.findOneBy(DataImportSheet, { data_import_id });
    const bytes = kept && (await this.storage.get('private', kept.data_import_file));
    if (!bytes) throw refuse('NOT_FOUND');
    return JSON.parse(bytes.toString()) as Sheet; // as this class wrote it
  }
}
