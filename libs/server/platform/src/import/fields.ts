import type { Reader, Reading } from './readings';

/** What a field takes from a cell. */
export interface FieldRule {
  /** Headings that mean it, without spaces and in lower case. */
  headings: readonly string[];
  /** A row without it does not go in. */
  required?: true;
  /** A second row of a file with the same value does not go in. */
  unique?: true;
  read: Reader;
}

export type FieldRules<Field extends string = string> = Readonly<Record<Field, FieldRule>>;
/** What the cells of a row say, by field. */
export type ReadColumns<Field extends string = string> = Partial<Record<Field, string | number | null>>;

/** The field that a heading means; each is proposed once. */
export function proposed(rules: FieldRules, headings: readonly string[]): (string | null)[] {
  const left = new Set(Object.keys(rules));
  return headings.map((heading) => {
    const name = heading.toLowerCase().replace(/[\s*_()./-]/g, '');
    const field = [...left].find((one) => one.replace(/_/g, '') === name || rules[one]?.headings.includes(name));
    if (!field) return null;
    left.delete(field);
    return field;
  });
}

/** What a cell says of a field. */
export function readCell({ required, read }: FieldRule, cell: string): Reading {
  if (cell.includes('\uFFFD')) return { fault: 'อ่านตัวอักษรไม่ได้ บันทึกไฟล์เป็น UTF-8 แล้วลองใหม่' };
  if (cell === '') return required ? { fault: 'กรุณากรอกข้อมูล' } : { value: null };
  return read(cell);
}
