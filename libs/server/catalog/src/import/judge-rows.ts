import type { ProductImportField } from '@wethi/contract';
import { read } from './product-fields';
import type { Sheet, SheetRow } from './sheet';

/** Why a line does not go in, and at which of its cells. */
export interface RowFault {
  line: number;
  /** Heading of the column. */
  column: string;
  field: ProductImportField;
  /** As it stands in the file, or as it was put right. */
  value: string;
  reason: string;
}

export type ProductColumns = Partial<Record<ProductImportField, string | number | null>> & { band_id?: number };

export interface JudgedRow {
  line: number;
  columns: ProductColumns;
}

/** What the shop knows already. */
export interface Known {
  /** Ids of bands by their names in lower case; more than one band of a name is null. */
  bands: ReadonlyMap<string, number | null>;
  /** Addresses of products, of those that the file names. */
  urls: ReadonlySet<string>;
}

export interface Judgement {
  ready: JudgedRow[];
  /** In the order of the lines. */
  faults: RowFault[];
}

/** Reads every row by its mapping; one with a fault does not go in. */
export function judgeRows(sheet: Sheet, mapping: readonly (ProductImportField | null)[], known: Known): Judgement {
  const ready: JudgedRow[] = [];
  const faults: RowFault[] = [];
  const seen = new Map<string, number>();
  for (const row of sheet.rows) {
    const columns: ProductColumns = {};
    const own: RowFault[] = [];
    for (const [place, field] of mapping.entries()) {
      if (!field) continue;
      const reading = readCell(row, place, field);
      if ('value' in reading) columns[field] = reading.value;
      else own.push({ ...at(sheet, row, place), field, reason: reading.fault });
    }
    const placeOf = (field: ProductImportField) => mapping.indexOf(field);
    for (const [field, reason] of faultsBetween(columns, known, seen))
      own.push({ ...at(sheet, row, placeOf(field)), field, reason });
    if (own.length > 0) faults.push(...own);
    else {
      const { product_url } = columns;
      if (typeof product_url === 'string') seen.set(product_url, row.line);
      ready.push({ line: row.line, columns: { ...columns, band_id: bandOf(columns, known) ?? undefined } });
    }
  }
  return { ready, faults };
}

function readCell(row: SheetRow, place: number, field: ProductImportField) {
  const trouble = row.troubles?.[place];
  return trouble ? { fault: trouble } : read(field, row.cells[place] ?? '');
}

function at({ headings }: Sheet, { line, cells }: SheetRow, place: number) {
  return { line, column: headings[place] ?? '', value: cells[place] ?? '' };
}

function bandOf({ band_name }: ProductColumns, { bands }: Known): number | null | undefined {
  return typeof band_name === 'string' ? bands.get(band_name.toLowerCase()) : undefined;
}

/** What is wrong with cells that are right by themselves. */
function faultsBetween(
  columns: ProductColumns,
  known: Known,
  seen: ReadonlyMap<string, number>,
): [ProductImportField, string][] {
  const { band_name, product_url, product_start, product_to, product_price } = columns;
  const faults: [ProductImportField, string][] = [];
  const band = bandOf(columns, known);
  if (band_name && band === undefined) faults.push(['band_name', 'ไม่มีวงชื่อนี้ เพิ่มวงก่อน หรือแก้ให้ตรงกับชื่อวงในร้าน']);
  if (band_name && band === null) faults.push(['band_name', 'มีหลายวงที่ใช้ชื่อนี้ แก้ชื่อวงให้ต่างกันก่อน']);
  const before = typeof product_url === 'string' ? seen.get(product_url) : undefined;
  if (before !== undefined) faults.push(['product_url', `ซ้ำกับแถว ${before} ในไฟล์เดียวกัน`]);
  else if (typeof product_url === 'string' && known.urls.has(product_url))
    faults.push(['product_url', 'มีสินค้าที่ใช้ที่อยู่นี้แล้ว']);
  if (product_start && product_to && String(product_to) < String(product_start))
    faults.push(['product_to', 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม']);
  if (product_price === 0) faults.push(['product_price', 'ราคา 0 บาท เพิ่มเองแล้วเปิด “เปิดให้ฟรี”']);
  return faults;
}
