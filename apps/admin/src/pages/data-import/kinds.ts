import { DATA_IMPORT, DATA_IMPORT_KIND, type DataImportKind } from '@wethi/contract';
import { count } from '@wethi/format';

interface KindWords {
  /** What it brings in, in the choice. */
  note: string;
  /** What somebody should know before. */
  lead?: string;
  /** What becomes of a good row. */
  ready: string;
  /** What taking back deletes. */
  undo: string;
  /** Counts what is brought in. */
  unit: string;
  /** Why some stay when it is taken back. */
  kept: string;
  /** The screen where they stand then. */
  to: string;
}

/** What the screen says of each kind of import (57-admin-import). */
export const KIND_WORDS: Readonly<Record<DataImportKind, KindWords>> = {
  product: {
    note: 'งานแสดง คอร์ส และราคา',
    ready: 'เพิ่มเป็นสินค้าใหม่',
    undo: 'สินค้าที่ยังไม่มีใครแก้หรือซื้อจะถูกลบ',
    unit: 'รายการ',
    kept: 'มีการแก้ไขหรือขายไปแล้วจึงเก็บไว้',
    to: '/product',
  },
  user: {
    note: 'เบอร์ ชื่อ อีเมล ที่อยู่',
    lead: 'ไม่มี SMS ออกตอนนำเข้า ลูกค้าตั้ง PIN เองครั้งแรกที่ “ลืม PIN” ด้วยรหัสทาง SMS และยังไม่ถือว่ายินยอมรับข่าวสาร',
    ready: 'เพิ่มเป็นผู้ใช้ใหม่',
    undo: 'ผู้ใช้ใหม่ที่ยังไม่ได้ซื้อหรือเข้าระบบจะถูกลบ',
    unit: 'คน',
    kept: 'มีคนแก้ไข ซื้อ หรือเข้าระบบไปแล้วจึงเก็บไว้',
    to: '/user',
  },
  orders: {
    note: 'ใช้ตอนย้ายจากระบบเดิม',
    lead: 'ลูกค้าได้สิทธิ์ชมตามวันที่จ่าย ไม่มีการแจ้งลูกค้า ไม่ออกใบเสร็จ และไม่อยู่ในรายงานภาษี เพราะระบบเดิมออกไปแล้ว',
    ready: 'เพิ่มเป็นคำสั่งซื้อที่จ่ายแล้ว',
    undo: 'คำสั่งซื้อที่ยังไม่มีใครแก้หรือใช้บัตรจะถูกลบ',
    unit: 'รายการ',
    kept: 'มีการแก้ไข คืนเงิน หรือใช้บัตรไปแล้วจึงเก็บไว้',
    to: '/orders',
  },
};

export const KINDS = Object.keys(DATA_IMPORT_KIND) as DataImportKind[]; // keys are typed as text

/** What a column may be, those that a row cannot do without marked. */
export function fieldOptions(kind: DataImportKind): { value: string; label: string }[] {
  const { fields, required } = DATA_IMPORT[kind];
  return Object.entries(fields).map(([value, label]) => ({
    value,
    label: `${label}${required.includes(value) ? ' (ต้องมี)' : ''}`,
  }));
}

export function undoneText(kind: DataImportKind, { removed, kept }: { removed: number; kept: number }): string {
  const { unit, kept: why } = KIND_WORDS[kind];
  const rest = kept > 0 ? ` · อีก ${count(kept)} ${unit}${why}` : '';
  return `ลบ${DATA_IMPORT_KIND[kind]} ${count(removed)} ${unit}${rest}`;
}
