import { isCalendarDate } from '../clock/clock';
import { toSatang } from '@wethi/contract';

/** What a cell says, or what is wrong with it. */
export type Reading = { value: string | number | null } | { fault: string };
/** @param cell not empty, without spaces around it */
export type Reader = (cell: string) => Reading;

const BAHT_MAX = 9_999_999;

/** Short text; what looks like HTML or a formula stays text. */
export function textCell(most: number): Reader {
  return (cell) => (cell.length > most ? { fault: `ยาว ${cell.length} ตัวอักษร ใส่ได้ไม่เกิน ${most}` } : { value: cell });
}

/** Baht with two decimals at most, however people write thousands and the currency. */
export function bahtCell(cell: string): Reading {
  const digits = cell.replace(/[฿,\s]|บาท/g, '');
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return { fault: 'ไม่ใช่ตัวเลข' };
  const baht = Number(digits);
  if (baht < 0) return { fault: 'ราคาต่ำกว่า 0 ไม่ได้' };
  if (baht > BAHT_MAX) return { fault: 'ราคาสูงเกินไป' };
  if (/\.\d{3,}$/.test(digits.replace(/0+$/, ''))) return { fault: 'ทศนิยมได้ไม่เกินสองตำแหน่ง' };
  return { value: toSatang(baht) / 100 };
}

/** A count. */
export function wholeCell(cell: string): Reading {
  const digits = cell.replace(/[,\s]/g, '');
  if (!/^\d+$/.test(digits) || Number(digits) > 1_000_000) return { fault: 'ใส่จำนวนเต็ม 0 ถึง 1,000,000' };
  return { value: Number(digits) };
}

/** One of some values, by its key or by its words. */
export function choiceCell(labels: Readonly<Record<string, string>>): Reader {
  return (cell) => {
    const wanted = cell.toLowerCase();
    const key = Object.keys(labels).find(
      (one) => one.toLowerCase() === wanted || labels[one]?.toLowerCase() === wanted,
    );
    return key === undefined ? { fault: `เลือกจาก ${Object.values(labels).join(', ')}` } : { value: key };
  };
}

/** A day of either calendar, the year first or last; a time behind it is left out. */
export function dateCell(cell: string): Reading {
  const day = cell.replace(/[ T]\d{1,2}:.*$/, '');
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(day) ?? /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(day);
  if (!parts) return { fault: 'รูปแบบวันที่ไม่ถูกต้อง ใช้ วัน/เดือน/ปี เช่น 28/11/2569' };
  const [one = '', month = '', other = ''] = parts.slice(1);
  const [year, date] = one.length === 4 ? [Number(one), other] : [Number(other), one];
  const gregorian = year >= 2400 ? year - 543 : year;
  const iso = `${gregorian}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDate(iso) ? { value: iso } : { fault: 'ไม่มีวันที่นี้' };
}

/** A Thai mobile phone, however it is written; spreadsheets take its zero away. */
export function phoneCell(cell: string): Reading {
  const western = cell.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  const digits = western.replace(/[^\d]/g, '');
  if (/[^\d\s+().'-]/.test(western) || digits === '') return { fault: 'ไม่ใช่เบอร์โทรศัพท์' };
  const tel = digits.replace(/^(00)?66(?=0?[1-9]\d{8}$)/, '').replace(/^([1-9]\d{8})$/, '0$1');
  if (tel.length !== 10) return { fault: `มี ${tel.length} หลัก ต้อง 10 หลัก` };
  return tel.startsWith('0') ? { value: tel } : { fault: 'เบอร์ต้องขึ้นต้นด้วย 0' };
}
