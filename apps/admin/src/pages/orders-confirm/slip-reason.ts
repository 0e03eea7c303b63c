import type { SlipFacts } from '../../waiting-orders/waiting-order';

const UNREAD = 'ระบบตรวจสลิปนี้เองไม่ได้ กรุณาตรวจยอดและเวลาด้วยตา';

/** Why the system could not decide by itself, in words. */
export function slipReason(slip: SlipFacts | null): string {
  return slip?.reason ?? UNREAD;
}
