import { bangkokTime, clockTime, phone, shortDate } from '@wethi/format';
import { call } from '@wethi/http';
import { paths } from '../../../config/paths';
import type { MessageContent } from '../../../overlays/overlay';
import { serverTime } from '../../../ui/time/server-clock';

/** A gift is paid: who is told, and the link to pass on oneself. */
export async function givenMessage(giftId: number): Promise<MessageContent> {
  const purchases = { textLink: 'งานแสดงที่ซื้อ', link: paths.purchases };
  // It is paid all the same when its words cannot be read again.
  const gift = await call('GET', 'giftById', { query: { id: giftId } }).then(
    ({ data }) => data,
    () => undefined,
  );
  if (!gift) return { tone: 'ok', text: 'ยืนยันการชำระเงิน สำเร็จ', ...purchases };
  const { gift_tel, gift_send_at, gift_code, order_no } = gift;
  const later =
    gift_send_at !== null && Date.parse(gift_send_at) > serverTime() ? bangkokTime(gift_send_at) : undefined;
  const to = phone(gift_tel ?? '');
  return {
    tone: 'ok',
    text: later ? 'ชำระค่าของขวัญแล้ว' : 'ส่งของขวัญแล้ว',
    note: later
      ? `จะส่ง SMS ไปที่ ${to} ${shortDate(later.date)} ${clockTime(later.time)} และบอกอีกครั้งเมื่อผู้รับเปิดดู`
      : `ส่ง SMS ไปที่ ${to} แล้ว จะบอกอีกครั้งเมื่อผู้รับเปิดดู`,
    ...(order_no ? { textLink: 'ดูคำสั่งซื้อ', link: paths.order(order_no) } : purchases),
    copy: { textLink: 'คัดลอกลิงก์ของขวัญ', text: `${window.location.origin}${paths.gift(gift_code)}` },
  };
}
