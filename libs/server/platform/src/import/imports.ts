import { Injectable } from '@nestjs/common';
import { IMPORT_UNDO_HOURS, type DataImportKind } from '@wethi/contract';
import type { Actor } from '../auth/actor';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { isDuplicate } from '../database/faults';
import { Transactions } from '../database/transactions';
import { Changes } from '../pubsub/changes';
import { refuse } from '../refusal/refusal';
import type { CheckedImport, MappedImport, OpenedImport, ShownImport, TakenImport } from './data-import.dto';
import { DataImport } from './data-import.entity';
import { proposed } from './fields';
import type { ImportKind } from './import-kind';
import { judgeRows, type Judgement, type Mapping } from './judge-rows';
import { putRight, requireMapping } from './mapping';
import { Sheets } from './sheets';
import type { Sheet } from './sheet';

const HOUR_MS = 3_600_000;
const SHOWN_FAULTS = 500;
const SHOWN_READY = 100;
const SHOWN_CELL = 60;
const SAMPLES = 3;
const LAST = 20;
const NAMED_AT_ONCE = 500;

/** Records from spreadsheets: read, given a meaning, judged, and taken in by one transaction. */
@Injectable()
export class Imports {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly changes: Changes,
    private readonly sheets: Sheets,
    private readonly clock: Clock,
  ) {}

  /** Reads a file and keeps what stands in it. @throws Refusal SHEET_UNREADABLE, SHEET_EMPTY, SHEET_TOO_LONG, BUSY */
  async receive(kind: ImportKind, name: string, bytes: Uint8Array, actor: Actor): Promise<OpenedImport> {
    const sheet = await this.sheets.read(bytes);
    const file = await this.sheets.store(sheet);
    const headings = JSON.stringify(sheet.headings);
    const id = await this.transactions.run(async () => {
      const made = await this.database.insert(DataImport, {
        data_import_kind: kind.kind,
        data_import_name: name.slice(0, 200) || 'ไฟล์',
        data_import_status: 'ready',
        data_import_rows: sheet.rows.length,
        data_import_headings: headings,
        create_by: actor.id,
      });
      await this.sheets.name(made, file);
      return made;
    });
    const columns = await this.columnsOf(kind, sheet, headings);
    return { id, name, sheet: sheet.name, rows: sheet.rows.length, columns };
  }

  /** Reads every row, and writes nothing. @throws Refusal NOT_FOUND, INVALID_INPUT for a mapping that cannot be */
  async check(kind: ImportKind, wish: MappedImport): Promise<CheckedImport> {
    await this.entry(kind, wish.id);
    const { ready, faults, sheet, mapping } = await this.judged(kind, wish);
    const bad = new Set(faults.map(({ line }) => line)).size;
    const rows = firstReady(ready, sheet, mapping);
    return { total: sheet.rows.length, ready: ready.length, bad, faults: faults.slice(0, SHOWN_FAULTS), rows };
  }

  /** All that is wrong, with the rows it is wrong with: for the file that people put right. @throws Refusal NOT_FOUND */
  async skipped(kind: ImportKind, id: number): Promise<{ sheet: Sheet; faults: Judgement['faults'] }> {
    const entry = await this.entry(kind, id);
    if (entry.data_import_status === 'ready') throw refuse('NOT_FOUND');
    const sheet = await this.sheets.of(id);
    const mapping = JSON.parse(entry.data_import_mapping ?? '[]') as Mapping; // as this class wrote it
    return { sheet, faults: (await judgeRows(kind, sheet, mapping)).faults };
  }

  /**
   * Takes in the rows that are right; a second press changes nothing. What stays out stays in the file.
   * @throws Refusal as check does; IMPORT_CHANGED where the shop changed between the judgement and the end
   */
  async take(kind: ImportKind, wish: MappedImport, actor: Actor): Promise<TakenImport> {
    try {
      const taken = await this.transactions.run(() => this.takeOnce(kind, wish, actor));
      await this.changes.announce(kind.entity.name);
      return taken;
    } catch (error) {
      throw isDuplicate(error) ? refuse('IMPORT_CHANGED') : (kind.refusalOf(error) ?? error);
    }
  }

  private async takeOnce(kind: ImportKind, wish: MappedImport, actor: Actor): Promise<TakenImport> {
    const entry = await this.entry(kind, wish.id, true);
    if (entry.data_import_status !== 'ready')
      return { made: entry.data_import_made ?? 0, skipped: entry.data_import_skipped ?? 0 };
    const { ready, sheet, mapping } = await this.judged(kind, wish);
    const ids = await kind.write(ready, wish.id, actor);
    const made = ready.map(({ line }, place) => [kind.kind, ids[place], wish.id, line]);
    for (let from = 0; from < made.length; from += NAMED_AT_ONCE)
      await this.database.query(
        'INSERT INTO data_import_row (data_import_kind, record_id, data_import_id, line) VALUES ?',
        [made.slice(from, from + NAMED_AT_ONCE)],
      );
    const inside = new Set(ready.map(({ line }) => line));
    const left = sheet.rows.filter(({ line }) => !inside.has(line));
    await this.sheets.name(wish.id, await this.sheets.store({ ...sheet, rows: left }));
    await this.database.update(DataImport, wish.id, {
      data_import_status: 'done',
      data_import_mapping: JSON.stringify(mapping),
      data_import_made: ready.length,
      data_import_skipped: left.length,
      data_import_at: this.clock.now(),
    });
    return { made: ready.length, skipped: left.length };
  }

  /** The last ones of some kinds. */
  async last(kinds: readonly DataImportKind[]): Promise<ShownImport[]> {
    if (kinds.length === 0) return [];
    const rows = await this.database.query<(ShownImport & { data_import_at: Date | null })[]>(
      `SELECT i.*, COALESCE(p.personnel_nickname, p.personnel_name, p.username) AS by_name
         FROM data_import i LEFT JOIN personnel p ON p.id = i.create_by
        WHERE i.data_import_status <> 'ready' AND i.data_import_kind IN (?) ORDER BY i.id DESC LIMIT ?`,
      [kinds, LAST],
    );
    return rows.map((row) => ({ ...row, undo_until: undoUntil(row, this.clock.now()) }));
  }

  private async judged(kind: ImportKind, wish: MappedImport): Promise<Judgement & { sheet: Sheet; mapping: Mapping }> {
    const read = await this.sheets.of(wish.id);
    const mapping = wish.mapping.map((field) => field || null);
    requireMapping(kind.kind, mapping, read);
    const sheet = putRight(read, mapping, wish.fixes ?? []);
    return { ...(await judgeRows(kind, sheet, mapping)), sheet, mapping };
  }

  private async entry({ kind }: ImportKind, id: number, locked = false): Promise<DataImport> {
    const lock = locked ? { lock: { mode: 'pessimistic_write' as const } } : {};
    const entry = await this.database.manager.findOne(DataImport, { where: { id, data_import_kind: kind }, ...lock });
    if (!entry) throw refuse('NOT_FOUND');
    return entry;
  }

  /** As the last file with the same headings was mapped, or by what the headings say. */
  private async columnsOf(
    { kind, rules }: ImportKind,
    { headings, rows }: Sheet,
    key: string,
  ): Promise<OpenedImport['columns']> {
    const [before] = await this.database.query<{ data_import_mapping: string }[]>(
      `SELECT data_import_mapping FROM data_import
        WHERE data_import_kind = ? AND data_import_headings = ? AND data_import_mapping IS NOT NULL
        ORDER BY id DESC LIMIT 1`,
      [kind, key],
    );
    const fields = before ? (JSON.parse(before.data_import_mapping) as Mapping) : proposed(rules, headings); // as this class wrote it
    return headings.map((heading, place) => {
      const values = new Set(rows.slice(0, 50).map(({ cells }) => cells[place] ?? ''));
      const samples = [...values].filter(Boolean).slice(0, SAMPLES);
      return { heading, samples: samples.map((value) => value.slice(0, SHOWN_CELL)), field: fields[place] ?? null };
    });
  }
}

/** What somebody looks through before they take a file in. */
function firstReady(ready: Judgement['ready'], sheet: Sheet, mapping: Mapping): CheckedImport['rows'] {
  const lines = new Set(ready.slice(0, SHOWN_READY).map(({ line }) => line));
  return sheet.rows
    .filter(({ line }) => lines.has(line))
    .map(({ line, cells }) => ({
      line,
      cells: mapping.flatMap((field, place) => (field ? [(cells[place] ?? '').slice(0, SHOWN_CELL)] : [])),
    }));
}

/** Until when an import can be taken back. */
export function undoUntil(
  { data_import_status, data_import_at }: Pick<DataImport, 'data_import_status' | 'data_import_at'>,
  now: Date,
): Date | null {
  if (data_import_status !== 'done' || !data_import_at) return null;
  const until = new Date(data_import_at.getTime() + IMPORT_UNDO_HOURS * HOUR_MS);
  return until > now ? until : null;
}
