import type { LastChange } from '../audit/audit-log';
import { refuse, type Refusal } from '../refusal/refusal';

/**
 * Refuses a save over a newer row, with who changed what and when where that is known.
 * @param update_at of the row as it stands: a save that carries it says that its author knows of the change
 */
export function rowChanged(last: LastChange | undefined, update_at: Date): Refusal {
  if (!last) return refuse('ROW_CHANGED', { data: { update_at } });
  const message = `${last.by} แก้ไขข้อมูลนี้ไปแล้ว กรุณาเปิดข้อมูลใหม่อีกครั้งแล้วจึงแก้ไข`;
  return refuse('ROW_CHANGED', { message, data: { ...last, update_at } });
}
