import type { VideoStatus, WatchReason, WatchStep } from '@wethi/contract';
import { DAY_MS, recordDate, shortDuration } from '@wethi/format';
import { recordDay, recordTime } from '../../../columns/record-time';
import type { WatchCheck } from '../customer/use-customer';

interface Words {
  title: string;
  text: string;
}

/** What mends itself, or waits for somebody. */
const WAITING: readonly (WatchReason | null)[] = ['unpaid', 'slip_waits', 'not_begun', 'processing'];

export function waits({ reason }: WatchCheck): boolean {
  return WAITING.includes(reason);
}

function windowText({ until, days }: WatchCheck, now: number): string {
  if (!until) return '';
  const over = Math.max(1, Math.ceil((now - Date.parse(until)) / DAY_MS));
  return `ดูได้ถึงสิ้นวัน ${recordDay(until)} (${days} วันหลังวันแสดง) วันนี้เลยมา ${over} วัน`;
}

/** What to tell the customer, in a sentence and its ground. */
export function whyWords(check: WatchCheck, now: number): Words {
  const { reason, order, video, devices, device_limit } = check;
  if (!reason)
    return {
      title: 'ดูได้ตามปกติ ทุกข้อผ่าน',
      text: 'ถ้าลูกค้ายังเปิดไม่ได้ ให้กดปุ่ม “ขอความช่วยเหลือ” ใต้จอ แล้วดูผลที่นี่',
    };
  const because = (cause: string, text: string): Words => ({ title: `ดูไม่ได้ เพราะ${cause}`, text });
  const words: Record<WatchReason, () => Words> = {
    blocked: () => because('บัญชีถูกระงับ', check.user_block_reason ?? 'เข้าระบบและดูไม่ได้จนกว่าจะเลิกระงับ'),
    not_bought: () => because('ยังไม่ได้ซื้อ', 'ไม่พบคำสั่งซื้องานนี้ของเบอร์นี้ ถ้าลูกค้าบอกว่าซื้อแล้ว อาจซื้อด้วยเบอร์อื่น'),
    unpaid: () => because('ยังไม่ได้จ่ายเงิน', `สั่งซื้อแล้ว จ่ายได้ถึง ${recordTime(order?.orders_pay_until ?? '')}`),
    slip_waits: () => because('สลิปยังรอยืนยัน', `สั่งซื้อ ${recordTime(order?.create_at ?? '')} ต้องให้คนตรวจ`),
    refused: () => because('คำสั่งซื้อไม่ผ่าน', order?.orders_note ?? 'ส่งสลิปใหม่ได้ภายใน 7 วัน'),
    refunded: () => because('คืนเงินแล้ว', order?.orders_note ?? 'คำสั่งซื้อนี้ปิดแล้ว ซื้อใหม่ได้'),
    given_away: () => because('ซื้อเป็นของขวัญให้คนอื่น', 'ผู้รับเป็นคนดู ถ้าผู้ซื้ออยากดูด้วย ต้องซื้ออีกใบ'),
    window_over: () => because('หมดเวลาดูแล้ว', windowText(check, now)),
    devices_full: () =>
      because(
        `เปิดดูครบ ${device_limit} เครื่องแล้ว`,
        `เครื่องที่เปิดอยู่: ${devices.map(({ device }) => device ?? 'อุปกรณ์').join(' และ ')} เครื่องใหม่จะเข้าแทนเครื่องที่เก่าที่สุดเมื่อกดดู`,
      ),
    not_begun: () =>
      because('ยังไม่เริ่มแสดง', video.begins_at ? `เริ่ม ${recordTime(video.begins_at)} น.` : 'ยังไม่ได้กำหนดวันแสดง'),
    no_video: () => because('งานนี้ยังไม่มีวิดีโอ', 'อัปโหลดวิดีโอของเวทีนี้ แล้วลูกค้าจะดูได้เอง'),
    processing: () => because('วิดีโอยังเตรียมไม่เสร็จ', 'ดูได้เองเมื่อเตรียมเสร็จ'),
    video_failed: () => because('วิดีโอมีปัญหา', 'เตรียมวิดีโอไม่สำเร็จ ต้องแก้ที่หน้าวิดีโอ'),
    closed: () => because('วิดีโอถูกปิดไว้', 'เปิดให้ดูได้ที่หน้าวิดีโอ'),
  };
  return words[reason]();
}

const LATER = 'รอผลข้อก่อนหน้า';

/** The facts of each step. @param later a step before it failed, so that it says nothing yet */
export function stepText(step: WatchStep, check: WatchCheck, later: boolean, now: number): string {
  const { order, until, devices, device_limit, video } = check;
  if (step === 'account') return check.reason === 'blocked' ? 'ถูกระงับ' : 'ไม่ถูกระงับ';
  if (step === 'video') return videoText(video);
  if (step === 'devices') return `ใช้ ${devices.length} จาก ${device_limit} เครื่อง`;
  if (step === 'order') {
    if (!order) return until ? 'ได้จากบัตรอื่นของเวทีเดียวกัน' : 'ไม่มีคำสั่งซื้อ';
    if (check.reason === 'slip_waits')
      return `${order.order_no} รอยืนยัน ${shortDuration((now - Date.parse(order.create_at)) / 1000)}`;
    const approved = order.approve_date ? `ยืนยันแล้ว ${recordDate(order.approve_date)}` : recordTime(order.create_at);
    return `${order.order_no} ${approved}`;
  }
  if (later || !until) return LATER;
  return `${check.reason === 'window_over' ? 'หมดเมื่อ' : 'ถึง'} ${recordTime(until)}`;
}

const VIDEO_TEXT = {
  create: 'ยังไม่มีไฟล์',
  upload: 'กำลังอัปโหลด',
  process: 'กำลังเตรียม',
  ready: 'พร้อมชม',
  error: 'มีปัญหา',
} as const satisfies Record<VideoStatus, string>;

function videoText({ is_live, video_status, begins_at }: WatchCheck['video']): string {
  if (is_live) return 'กำลังแสดงสด';
  if (begins_at) return `ไลฟ์ยังไม่เริ่ม ${recordTime(begins_at)}`;
  return video_status ? VIDEO_TEXT[video_status as VideoStatus] : 'ยังไม่มีวิดีโอ';
}
