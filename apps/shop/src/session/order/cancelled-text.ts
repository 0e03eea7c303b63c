import { baht } from '@wethi/format';

/** What an order that its buyer cancelled leaves behind. @param paid baht that came for it */
export function cancelledText(paid: number): string {
  return paid > 0 ? `ยกเลิกแล้ว ${baht(paid)} อยู่ในรายการรอคืนเงิน` : 'ยกเลิกคำสั่งซื้อแล้ว';
}
