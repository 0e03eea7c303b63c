import { Injectable } from '@nestjs/common';
import { IMPORT_ROWS, IMPORT_UNDO_HOURS, PRODUCT_IMPORT_REQUIRED, type ProductImportField } from '@wethi/contract';
import {
  Changes,
  Clock,
  Database,
  HeavyPool,
  Pictures,
  RecordChanges,
  refuse,
  refuseField,
  Storage,
  TaskTimeout,
  Transactions,
  type Actor,
  type Input,
} from '@wethi/platform';
import { In } from 'typeorm';
import { Follows } from '../follow/follows';
import { keepLimit } from '../places/place-limit';
import { Product } from '../product/product.entity';
import { ProductSearch } from '../search/product-search';
import { inOrder } from '../scope/date-order';
import { judgeRows, type JudgedRow, type Judgement, type Known } from './judge-rows';
import type { CheckedImport, MappedImport, OpenedImport, ShownImport, TakenImport } from './product-import.dto';
import { ProductImport } from './product-import.entity';
import { proposed } from './product-fields';
import { readSheet, type Sheet } from './sheet';

const HOUR_MS = 3_600_000;
const SHOWN_FAULTS = 500;
const SAMPLES = 3;
const LAST = 20;
/** Whose words are written in one go. */
const SEARCHED_AT_ONCE = 500;

type Mapping = (ProductImportField | null)[];

/** Products from spreadsheets: read, given a meaning, judged, and taken in by one transaction. */
@Injectable()
export class ProductImports {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: RecordChanges,
    private readonly search: ProductSearch,
    private readonly follows: Follows,
    private readonly changes: Changes,
    private readonly storage: Storage,
    private readonly pictures: Pictures,
    private readonly pool: HeavyPool,
    private readonly clock: Clock,
  ) {}

  /** Reads a file and keeps what stands in it. @throws Refusal SHEET_UNREADABLE, SHEET_EMPTY, SHEET_TOO_LONG, BUSY */
  async receive(name: string, bytes: Uint8Array, actor: Actor): Promise<OpenedImport> {
    const sheet = await this.pool.run(readSheet, { bytes, maxRows: IMPORT_ROWS }).catch((error: unknown) => {
      if (error instanceof TaskTimeout) return 'SHEET_TOO_LONG' as const;
      throw error;
    });
    if (typeof sheet === 'string') throw refuse(sheet);
    const file = await this.pictures.put('private', 'import', 'json', Buffer.from(JSON.stringify(sheet)));
    const headings = JSON.stringify(sheet.headings);
    const id = await this.transactions.run(() =>
      this.database.insert(ProductImport, {
        product_import_name: name.slice(0, 200) || 'ไฟล์',
        product_import_status: 'ready',
        product_import_rows: sheet.rows.length,
        product_import_file: file,
        product_import_headings: headings,
        create_by: actor.id,
      }),
    );
    return { id, name, sheet: sheet.name, rows: sheet.rows.length, columns: await this.columnsOf(sheet, headings) };
  }

  /** Reads every row, and writes nothing. @throws Refusal NOT_FOUND, INVALID_INPUT for a mapping that cannot be */
  async check(wish: MappedImport): Promise<CheckedImport> {
    const { ready, faults, total } = await this.judged(wish);
    const bad = new Set(faults.map(({ line }) => line)).size;
    return { total, ready: ready.length, bad, faults: faults.slice(0, SHOWN_FAULTS) };
  }

  /** All that is wrong, with the rows it is wrong with: for the file that people put right. */
  async skipped(id: number): Promise<{ sheet: Sheet; faults: Judgement['faults'] }> {
    const entry = await this.entry(id);
    const mapping = JSON.parse(entry.product_import_mapping ?? '[]') as Mapping;
    const sheet = await this.sheetOf(entry);
    // What went in is known by its line; what is judged now would find its own address taken.
    const made = await this.database.query<{ line: number }[]>(
      'SELECT line FROM product_import_row WHERE product_import_id = ?',
      [id],
    );
    const inside = new Set(made.map(({ line }) => line));
    const left = { ...sheet, rows: sheet.rows.filter(({ line }) => !inside.has(line)) };
    return { sheet: left, faults: judgeRows(left, mapping, await this.known(left, mapping)).faults };
  }

  /** Takes in the rows that are right; a second press changes nothing. @throws Refusal as check does, URL_TAKEN */
  async take(wish: MappedImport, actor: Actor): Promise<TakenImport> {
    const taken = await this.transactions.run(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const entry = await this.database.manager.findOne(ProductImport, { where: { id: wish.id }, lock });
      if (!entry) throw refuse('NOT_FOUND');
      const { product_import_made, product_import_skipped } = entry;
      if (entry.product_import_status !== 'ready')
        return { made: product_import_made ?? 0, skipped: product_import_skipped ?? 0 };
      const { ready, total, mapping } = await this.judged(wish);
      await this.write(wish.id, ready, actor);
      const done = {
        product_import_status: 'done' as const,
        product_import_mapping: JSON.stringify(mapping),
        product_import_made: ready.length,
        product_import_skipped: total - ready.length,
        product_import_at: this.clock.now(),
      };
      await this.database.update(ProductImport, wish.id, done);
      return { made: ready.length, skipped: total - ready.length };
    });
    await this.changes.announce(Product.name);
    return taken;
  }

  /** The last ones. */
  async last(): Promise<ShownImport[]> {
    const rows = await this.database.query<(ShownImport & { product_import_at: Date | null })[]>(
      `SELECT i.*, COALESCE(p.personnel_nickname, p.personnel_name, p.username) AS by_name
         FROM product_import i LEFT JOIN personnel p ON p.id = i.create_by
        WHERE i.product_import_status <> 'ready' ORDER BY i.id DESC LIMIT ?`,
      [LAST],
    );
    return rows.map((row) => ({ ...row, undo_until: undoUntil(row, this.clock.now()) }));
  }

  private async write(importId: number, ready: readonly JudgedRow[], actor: Actor): Promise<void> {
    const made: [number, number, number][] = [];
    const shows: Product[] = [];
    for (const { line, columns } of ready) {
      const { band_name: _, ...product } = columns;
      const given = Object.fromEntries(Object.entries(product).filter(([, value]) => value !== null));
      const input = { product_url: `show-${importId}-${line}`, ...given } as Input<Product>;
      const id = await this.records.saveWithin(Product, input, actor, {
        before: (merged) => inOrder(merged, 'product_start', 'product_to'),
        after: async (saved) => {
          if (typeof saved.product_limit === 'number') await keepLimit(this.database, saved);
          shows.push(saved);
        },
      });
      made.push([id, importId, line]);
    }
    await this.follows.announceTogether(shows);
    for (let from = 0; from < made.length; from += SEARCHED_AT_ONCE) {
      const part = made.slice(from, from + SEARCHED_AT_ONCE);
      await this.database.query('INSERT INTO product_import_row (product_id, product_import_id, line) VALUES ?', [
        part,
      ]);
      await this.search.refresh({ id: In(part.map(([id]) => id)) });
    }
  }

  private async judged(wish: MappedImport): Promise<Judgement & { total: number; mapping: Mapping }> {
    const sheet = await this.sheetOf(await this.entry(wish.id));
    const mapping = wish.mapping.map((field) => field || null);
    requireMapping(mapping, sheet);
    const fixed = putRight(sheet, mapping, wish.fixes ?? []);
    return { ...judgeRows(fixed, mapping, await this.known(fixed, mapping)), total: sheet.rows.length, mapping };
  }

  private async entry(id: number): Promise<ProductImport> {
    const entry = await this.database.manager.findOneBy(ProductImport, { id });
    if (!entry) throw refuse('NOT_FOUND');
    return entry;
  }

  private async sheetOf({ product_import_file }: ProductImport): Promise<Sheet> {
    const bytes = product_import_file ? await this.storage.get('private', product_import_file) : undefined;
    if (!bytes) throw refuse('NOT_FOUND');
    return JSON.parse(bytes.toString()) as Sheet;
  }

  private async known({ rows }: Sheet, mapping: Mapping): Promise<Known> {
    const valuesOf = (field: ProductImportField) => {
      const place = mapping.indexOf(field);
      return place < 0 ? [] : [...new Set(rows.map(({ cells }) => cells[place] ?? '').filter(Boolean))];
    };
    const [names, urls] = [valuesOf('band_name'), valuesOf('product_url')];
    const bands = new Map<string, number | null>();
    if (names.length > 0)
      for (const { id, band_name } of await this.database.query<{ id: number; band_name: string }[]>(
        'SELECT id, band_name FROM band WHERE band_name IN (?)',
        [names],
      )) {
        const name = band_name.toLowerCase();
        bands.set(name, bands.has(name) ? null : id);
      }
    const taken =
      urls.length === 0
        ? []
        : await this.database.query<{ product_url: string }[]>(
            'SELECT product_url FROM product WHERE product_url IN (?)',
            [urls],
          );
    return { bands, urls: new Set(taken.map(({ product_url }) => product_url)) };
  }

  /** As the last file with the same headings was mapped, or by what the headings say. */
  private async columnsOf({ headings, rows }: Sheet, key: string): Promise<OpenedImport['columns']> {
    const [before] = await this.database.query<{ product_import_mapping: string }[]>(
      `SELECT product_import_mapping FROM product_import
        WHERE product_import_headings = ? AND product_import_mapping IS NOT NULL ORDER BY id DESC LIMIT 1`,
      [key],
    );
    const fields = before ? (JSON.parse(before.product_import_mapping) as Mapping) : proposed(headings);
    return headings.map((heading, place) => {
      const values = new Set(rows.slice(0, 50).map(({ cells }) => cells[place] ?? ''));
      const samples = [...values].filter(Boolean).slice(0, SAMPLES);
      return { heading, samples: samples.map((value) => value.slice(0, 60)), field: fields[place] ?? null };
    });
  }
}

/** Until when an import can be taken back. */
export function undoUntil(
  { product_import_status, product_import_at }: Pick<ProductImport, 'product_import_status' | 'product_import_at'>,
  now: Date,
): Date | null {
  if (product_import_status !== 'done' || !product_import_at) return null;
  const until = new Date(product_import_at.getTime() + IMPORT_UNDO_HOURS * HOUR_MS);
  return until > now ? until : null;
}

/** @throws Refusal INVALID_INPUT */
function requireMapping(mapping: Mapping, { headings }: Sheet): void {
  const fields = mapping.filter((field) => field !== null);
  if (mapping.length !== headings.length) throw refuseField('mapping', 'จำนวนคอลัมน์ไม่ตรงกับไฟล์');
  if (new Set(fields).size < fields.length) throw refuseField('mapping', 'มีช่องที่จับคู่กับหลายคอลัมน์');
  if (PRODUCT_IMPORT_REQUIRED.some((field) => !fields.includes(field)))
    throw refuseField('mapping', 'ต้องจับคู่ชื่องาน วง และราคา');
}

/** The same sheet with the cells that somebody wrote anew. */
function putRight(sheet: Sheet, mapping: Mapping, fixes: NonNullable<MappedImport['fixes']>): Sheet {
  if (fixes.length === 0) return sheet;
  const rows = new Map(
    sheet.rows.map((row) => [row.line, { ...row, cells: [...row.cells], troubles: { ...row.troubles } }]),
  );
  for (const { line, field, value } of fixes) {
    const [row, place] = [rows.get(line), mapping.indexOf(field)];
    if (!row || place < 0) continue;
    row.cells[place] = value.trim();
    row.troubles = Object.fromEntries(Object.entries(row.troubles).filter(([at]) => Number(at) !== place));
  }
  return { ...sheet, rows: [...rows.values()] };
}
