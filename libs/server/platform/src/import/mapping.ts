import { DATA_IMPORT, type DataImportKind } from '@wethi/contract';
import { refuseField } from '../refusal/refusal';
import type { MappedImport } from './data-import.dto';
import type { Mapping } from './judge-rows';
import type { Sheet } from './sheet';

/** @throws Refusal INVALID_INPUT for a mapping that cannot be */
export function requireMapping(kind: DataImportKind, mapping: Mapping, { headings }: Sheet): void {
  const { required } = DATA_IMPORT[kind];
  const labels: Readonly<Record<string, string>> = DATA_IMPORT[kind].fields;
  const fields = mapping.filter((field) => field !== null);
  if (mapping.length !== headings.length) throw refuseField('mapping', 'จำนวนคอลัมน์ไม่ตรงกับไฟล์');
  if (fields.some((field) => !Object.hasOwn(labels, field))) throw refuseField('mapping', 'ค่าที่เลือกไม่ถูกต้อง');
  if (new Set(fields).size < fields.length) throw refuseField('mapping', 'มีช่องที่จับคู่กับหลายคอลัมน์');
  const missing = required.filter((field) => !fields.includes(field));
  if (missing.length > 0) throw refuseField('mapping', `ต้องจับคู่ ${missing.map((field) => labels[field]).join(', ')}`);
}

/** The same sheet with the cells that somebody wrote anew. */
export function putRight(sheet: Sheet, mapping: Mapping, fixes: NonNullable<MappedImport['fixes']>): Sheet {
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
