import { REFUSALS } from '@wethi/contract';
import {
  Clock,
  Hourglass,
  Lock,
  type LucideIcon,
  MonitorSmartphone,
  Ticket,
  TriangleAlert,
  WifiOff,
} from 'lucide-react';

/** What helps: sign in, buy, try again, or look at what one bought. */
export type Remedy = 'sign-in' | 'buy' | 'again' | 'purchases';

export interface Reason {
  icon: LucideIcon;
  title: string;
  text: string;
  remedy: Remedy;
}

const SIGN_IN: Reason = {
  icon: Lock,
  title: 'กรุณาเข้าระบบ',
  text: 'เข้าระบบด้วยเบอร์โทรศัพท์ที่ใช้ซื้อ แล้วจะกลับไปดูวิดีโอได้ทันที',
  remedy: 'sign-in',
};

/** Why a video does not play, by the server's code, and what to do next (WATCH-09, decisions.md §3). */
const REASONS: Record<string, Reason> = {
  NOT_SIGNED_IN: SIGN_IN,
  TOKEN_EXPIRED: { ...SIGN_IN, title: REFUSALS.TOKEN_EXPIRED.message },
  VIDEO_NOT_BOUGHT: {
    icon: Ticket,
    title: REFUSALS.VIDEO_NOT_BOUGHT.message,
    text: 'ซื้อบัตรแล้วดูได้ทันทีที่ระบบตรวจสลิปเสร็จ หากเพิ่งแนบสลิป กรุณารอการยืนยันการชำระเงิน',
    remedy: 'buy',
  },
  VIDEO_WINDOW_OVER: {
    icon: Clock,
    title: REFUSALS.VIDEO_WINDOW_OVER.message,
    text: 'เวลาดูของบัตรใบนี้หมดแล้ว เลือกชมงานแสดงอื่นได้ที่หน้างานแสดง',
    remedy: 'purchases',
  },
  VIDEO_NOT_READY: {
    icon: Hourglass,
    title: REFUSALS.VIDEO_NOT_READY.message,
    text: 'ทีมงานกำลังเตรียมวิดีโอ กรุณากลับมาดูใหม่อีกครั้ง',
    remedy: 'again',
  },
  DEVICE_REPLACED: {
    icon: MonitorSmartphone,
    title: REFUSALS.DEVICE_REPLACED.message,
    text: 'บัญชีหนึ่งดูพร้อมกันได้จำกัดจำนวนอุปกรณ์ ปิดวิดีโอที่อุปกรณ์อื่นแล้วลองใหม่',
    remedy: 'again',
  },
  TOO_MANY: {
    icon: Hourglass,
    title: 'เปิดวิดีโอบ่อยเกินไป',
    text: 'กรุณารอสักครู่ แล้วลองใหม่อีกครั้ง',
    remedy: 'again',
  },
  NO_CONNECTION: {
    icon: WifiOff,
    title: 'เชื่อมต่อไม่ได้',
    text: 'กรุณาตรวจสอบอินเทอร์เน็ต แล้วลองใหม่อีกครั้ง',
    remedy: 'again',
  },
};

const OTHER: Reason = {
  icon: TriangleAlert,
  title: 'เปิดวิดีโอไม่ได้',
  text: 'เกิดข้อผิดพลาดระหว่างเปิดวิดีโอ กรุณาลองใหม่ หรือติดต่อฝ่ายดูแลลูกค้า',
  remedy: 'again',
};

/** @returns undefined when nobody was turned away */
export function reasonOf(code: string | null): Reason | undefined {
  return code ? (REASONS[code] ?? OTHER) : undefined;
}
