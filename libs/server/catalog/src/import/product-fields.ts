import {
  PRODUCT_FORMAT,
  PRODUCT_STATUS,
  PRODUCT_TYPE,
  toSatang,
  YES_NO,
  type ProductImportField,
} from '@wethi/contract';
import { isCalendarDate } from '@wethi/platform';

/** What a cell says, or what is wrong with it. */
export type Reading = { value: string | number | null } | { fault: string };

interface FieldRule {
  /** Headings that mean it, without spaces and in lower case. */
  headings: readonly string[];
  required?: true;
  /** @param text not empty */
  read: (text: string) => Reading;
}

const EMPTY = 'กรุณากรอกข้อมูล';
const PRICE_MAX = 9_999_999;

/** What each field of a product takes from a cell, in the order in which the sample file has them. */
export const FIELD_RULES: Readonly<Record<ProductImportField, FieldRule>> = {
  product_title: { headings: ['ชื่องาน', 'ชื่องานแสดง', 'ชื่อสินค้า', 'ชื่อ', 'title', 'name'], required: true, read: text(200) },
  band_name: { headings: ['วง', 'ชื่อวง', 'วงดนตรี', 'band', 'bandname'], required: true, read: text(120) },
  product_price: { headings: ['ราคา', 'ราคาขาย', 'price'], required: true, read: price },
  product_price_unchanged: { headings: ['ราคาเต็ม', 'ราคาก่อนลด', 'fullprice'], read: price },
  product_start: { headings: ['วันเริ่ม', 'วันที่', 'วันแสดง', 'start', 'date'], read: date },
  product_to: { headings: ['วันสิ้นสุด', 'ถึงวันที่', 'end', 'to'], read: date },
  product_url: { headings: ['ที่อยู่หน้าเว็บ', 'ลิงก์', 'url', 'slug'], read: address },
  product_subtitle: { headings: ['คำโปรย', 'subtitle'], read: text(300) },
  product_detail: { headings: ['รายละเอียด', 'detail', 'description'], read: paragraphs },
  product_type: { headings: ['ชนิด', 'ประเภท', 'type'], read: choice(PRODUCT_TYPE) },
  product_format: { headings: ['รูปแบบ', 'format'], read: choice(PRODUCT_FORMAT) },
  product_status: { headings: ['สถานะ', 'status'], read: choice(PRODUCT_STATUS) },
  product_code: { headings: ['รหัสสินค้า', 'รหัส', 'code', 'sku'], read: text(40) },
  product_limit: { headings: ['จำนวนที่ขาย', 'จำนวน', 'limit'], read: whole },
  product_disable: { headings: ['ปิดการขาย', 'ซ่อน', 'disable'], read: choice(YES_NO) },
};

export const FIELDS = Object.keys(FIELD_RULES) as ProductImportField[];

/** The field that a heading means; each is proposed once. */
export function proposed(headings: readonly string[]): (ProductImportField | null)[] {
  const left = new Set(FIELDS);
  return headings.map((heading) => {
    const name = heading.toLowerCase().replace(/[\s*_()-]/g, '');
    const field = FIELDS.find(
      (one) => left.has(one) && (one.replace(/_/g, '') === name || FIELD_RULES[one].headings.includes(name)),
    );
    if (!field) return null;
    left.delete(field);
    return field;
  });
}

/** What a cell says of a field. */
export function read(field: ProductImportField, cell: string): Reading {
  const { required, read: reader } = FIELD_RULES[field];
  if (cell.includes('\uFFFD')) return { fault: 'อ่านตัวอักษรไม่ได้ บันทึกไฟล์เป็น UTF-8 แล้วลองใหม่' };
  if (cell === '') return required ? { fault: EMPTY } : { value: null };
  return reader(cell);
}

function text(most: number): FieldRule['read'] {
  return (cell) => (cell.length > most ? { fault: `ยาว ${cell.length} ตัวอักษร ใส่ได้ไม่เกิน ${most}` } : { value: cell });
}

/** Plain text; what looks like HTML is shown as it was typed. */
function paragraphs(cell: string): Reading {
  if (cell.length > 20_000) return { fault: 'รายละเอียดยาวเกิน 20,000 ตัวอักษร' };
  const safe = cell.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return {
    value: safe
      .split(/\r?\n+/)
      .map((line) => `<p>${line}</p>`)
      .join(''),
  };
}

function price(cell: string): Reading {
  const digits = cell.replace(/[฿,\s]|บาท/g, '');
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return { fault: 'ไม่ใช่ตัวเลข' };
  const baht = Number(digits);
  if (baht < 0) return { fault: 'ราคาต่ำกว่า 0 ไม่ได้' };
  if (baht > PRICE_MAX) return { fault: 'ราคาสูงเกินไป' };
  if (/\.\d{3,}$/.test(digits.replace(/0+$/, ''))) return { fault: 'ทศนิยมได้ไม่เกินสองตำแหน่ง' };
  return { value: toSatang(baht) / 100 };
}

function whole(cell: string): Reading {
  const digits = cell.replace(/[,\s]/g, '');
  if (!/^\d+$/.test(digits) || Number(digits) > 1_000_000) return { fault: 'ใส่จำนวนเต็ม 0 ถึง 1,000,000' };
  return { value: Number(digits) };
}

function address(cell: string): Reading {
  const ok = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell) && cell.length <= 120;
  return ok ? { value: cell } : { fault: 'ใช้ได้เฉพาะ a-z ตัวเล็ก ตัวเลข และขีดกลาง' };
}

function choice(labels: Readonly<Record<string, string>>): FieldRule['read'] {
  return (cell) => {
    const wanted = cell.toLowerCase();
    const key = Object.keys(labels).find(
      (one) => one.toLowerCase() === wanted || labels[one]?.toLowerCase() === wanted,
    );
    return key === undefined ? { fault: `เลือกจาก ${Object.values(labels).join(', ')}` } : { value: key };
  };
}

/** A day of either calendar, the year first or last. */
function date(cell: string): Reading {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(cell) ?? /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell);
  if (!parts) return { fault: 'รูปแบบวันที่ไม่ถูกต้อง ใช้ วัน/เดือน/ปี เช่น 28/11/2569' };
  const [one = '', month = '', other = ''] = parts.slice(1);
  const [year, day] = one.length === 4 ? [Number(one), other] : [Number(other), one];
  const gregorian = year >= 2400 ? year - 543 : year;
  const iso = `${gregorian}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(iso) ? { value: iso } : { fault: 'ไม่มีวันที่นี้' };
}
