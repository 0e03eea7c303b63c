import { UPLOAD_BYTES, UPLOAD_TYPES } from '@wethi/contract';

export const SLIP_ACCEPT = UPLOAD_TYPES.join(',');

const NO_PICTURE = 'ไฟล์นี้ไม่ใช่รูป png, gif หรือ jpeg เปิดสลิปแล้วแคปหน้าจอ จากนั้นเลือกรูปนั้น';

/** What is wrong with a file as a slip, in Thai; nothing when it may be sent (product.md §5). */
export function slipFileError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!(UPLOAD_TYPES as readonly string[]).includes(type)) return NO_PICTURE;
  if (size > UPLOAD_BYTES) return `ไฟล์ใหญ่เกิน ${UPLOAD_BYTES / 1024 / 1024} MB กรุณาเลือกรูปที่เล็กลง`;
  return undefined;
}
