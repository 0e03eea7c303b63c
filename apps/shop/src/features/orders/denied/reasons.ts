import { REFUSALS } from '@wethi/contract';
import {
  Ban,
  Clock,
  Hourglass,
  Lock,
  type LucideIcon,
  MonitorSmartphone,
  QrCode,
  Ticket,
  TriangleAlert,
  VideoOff,
  WifiOff,
} from 'lucide-react';

/** What helps: sign in, buy, watch here, try again, look at other shows, ask the team, or talk it over with them. */
export type Remedy = 'sign-in' | 'buy' | 'watch-here' | 'again' | 'later' | 'others' | 'team' | 'talk';

export interface Reason {
  icon: LucideIcon;
  tone: 'lock' | 'wait' | 'no' | 'info';
  title: string;
  text: string;
  remedy: Remedy;
  /** What takes the doubt away. */
  note?: string;
}

const SIGN_IN: Reason = {
  icon: Lock,
  tone: 'lock',
  title: 'กรุณาเข้าระบบ',
  text: 'เข้าระบบด้วยเบอร์โทรศัพท์ที่ใช้ซื้อ แล้วจะกลับไปดูวิดีโอได้ทันที',
  remedy: 'sign-in',
};

/** Why a video does not play, by the server's code, and what to do next (WATCH-09, mockup 17). */
const REASONS: Record<string, Reason> = {
  NOT_SIGNED_IN: SIGN_IN,
  TOKEN_EXPIRED: { ...SIGN_IN, title: REFUSALS.TOKEN_EXPIRED.message },
  VIDEO_NOT_BOUGHT: {
    icon: Ticket,
    tone: 'lock',
    title: 'บัญชีนี้ยังไม่มีบัตรของงานนี้',
    text: 'บัตรอยู่กับเบอร์ที่ใช้ซื้อ',
    remedy: 'buy',
    note: 'ได้ลิงก์มาจากเพื่อน ลิงก์เปิดดูแทนกันไม่ได้ แต่ซื้อให้เป็นของขวัญได้',
  },
  VIDEO_WINDOW_OVER: {
    icon: Clock,
    tone: 'lock',
    title: 'หมดเวลาดู',
    text: 'เวลาดูของบัตรใบนี้หมดแล้ว',
    remedy: 'others',
  },
  LESSON_NOT_YET: {
    icon: Lock,
    tone: 'lock',
    title: 'ดูบทก่อนหน้าให้จบก่อน',
    text: 'บทนี้เปิดให้เองเมื่อดูบทก่อนหน้าจบ',
    remedy: 'again',
  },
  VIDEO_NOT_READY: {
    icon: VideoOff,
    tone: 'wait',
    title: 'วิดีโอนี้ยังไม่พร้อม',
    text: 'ทีมงานกำลังเตรียมไฟล์ ลองเปิดอีกครั้งได้ภายหลังจากหน้างานแสดงที่ซื้อ',
    remedy: 'later',
    note: 'ซื้อไว้แล้ว ไม่ต้องทำอะไรเพิ่ม',
  },
  VIDEO_CLOSED: {
    icon: Lock,
    tone: 'wait',
    title: 'วิดีโอนี้ปิดไว้ก่อน',
    text: 'ทีมงานปิดวิดีโอนี้ไว้ชั่วคราว ถามทีมงานได้ว่าจะเปิดให้ดูอีกเมื่อไร',
    remedy: 'team',
    note: 'คำสั่งซื้อและใบเสร็จยังอยู่ครบ',
  },
  DEVICE_REPLACED: {
    icon: MonitorSmartphone,
    tone: 'info',
    title: 'กำลังดูอยู่ที่อีกเครื่อง',
    text: 'บัญชีหนึ่งดูพร้อมกันได้จำกัดจำนวนเครื่อง เครื่องที่เปิดล่าสุดได้ดู',
    remedy: 'watch-here',
    note: 'กดแล้วอีกเครื่องจะหยุดเอง ดูต่อจากนาทีเดิม',
  },
  USER_BLOCKED: {
    icon: Ban,
    tone: 'no',
    title: 'บัญชีนี้ถูกระงับการดู',
    text: 'ดูงานที่ซื้อไว้ไม่ได้จนกว่าจะคุยกันเรียบร้อย',
    remedy: 'talk',
    note: 'คำสั่งซื้อและใบเสร็จยังอยู่ครบ',
  },
  TOO_MANY: {
    icon: Hourglass,
    tone: 'wait',
    title: 'เปิดวิดีโอบ่อยเกินไป',
    text: 'กรุณารอสักครู่ แล้วลองใหม่อีกครั้ง',
    remedy: 'again',
  },
  NO_CONNECTION: {
    icon: WifiOff,
    tone: 'wait',
    title: 'เชื่อมต่อไม่ได้',
    text: 'กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่อีกครั้ง',
    remedy: 'again',
  },
};

const OTHER: Reason = {
  icon: TriangleAlert,
  tone: 'no',
  title: 'เปิดวิดีโอไม่ได้',
  text: 'เกิดข้อผิดพลาดระหว่างเปิดวิดีโอ กรุณาลองใหม่ หรือติดต่อฝ่ายดูแลลูกค้า',
  remedy: 'again',
};

/** An order waits: it is neither bought nor not bought. */
export const WAITING: Reason = {
  icon: Hourglass,
  tone: 'wait',
  title: 'รอการยืนยันการชำระเงิน',
  text: 'เสร็จแล้วดูได้ทันทีและมี SMS แจ้ง',
  remedy: 'later',
  note: 'งานเริ่มก่อนยืนยันเสร็จ ย้อนดูตั้งแต่ต้นได้ ไม่พลาดอะไร',
};

/** The order is made and not paid. */
export const UNPAID: Reason = {
  icon: QrCode,
  tone: 'wait',
  title: 'ยังไม่ได้ชำระเงิน',
  text: 'สั่งซื้อไว้แล้ว จ่ายด้วยพร้อมเพย์ QR หรือแนบสลิป แล้วดูได้ทันที',
  remedy: 'later',
  note: 'จ่ายไปแล้ว ไม่ต้องจ่ายซ้ำ หน้านี้เปลี่ยนให้เองเมื่อธนาคารยืนยัน',
};

/** @returns undefined when nobody was turned away */
export function reasonOf(code: string | null): Reason | undefined {
  return code ? (REASONS[code] ?? OTHER) : undefined;
}
