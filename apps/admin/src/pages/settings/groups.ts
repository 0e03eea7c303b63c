import { BRANCH_LENGTH, NEW_DEVICE_CODE, TAX_ID_LENGTH } from '@wethi/contract';
import { FileText, type LucideIcon, MessageSquare, Play, Send, Shield, Ticket } from 'lucide-react';
import type { SettingName } from './use-settings';

interface Named {
  name: SettingName;
  label: string;
  help: string;
}
interface Whole extends Named {
  kind: 'whole';
  unit: string;
}
interface Baht extends Named {
  kind: 'baht';
}
interface Choice extends Named {
  kind: 'choice';
  of: Record<string, string>;
}
interface Line extends Named {
  kind: 'line' | 'lines';
  most: number;
}
/** The room and the texts stand in rows of their own. */
interface Own extends Named {
  kind: 'sms' | 'room' | 'switch';
}
export type SettingRule = Whole | Baht | Choice | Line | Own;

interface SettingGroup {
  id: string;
  title: string;
  icon: LucideIcon;
  rules: readonly SettingRule[];
}

/** The settings of the shop in their order (design: 66). */
export const GROUPS: readonly SettingGroup[] = [
  {
    id: 'watch',
    title: 'การดู',
    icon: Play,
    rules: [
      {
        name: 'access_window_days',
        label: 'ดูย้อนหลังได้กี่วัน',
        help: 'นับถึงสิ้นวัน หลังวันแสดงหรือวันที่ยืนยัน แล้วแต่ว่าวันใดมาทีหลัง',
        kind: 'whole',
        unit: 'วัน',
      },
      {
        name: 'device_limit',
        label: 'ดูพร้อมกันได้กี่เครื่อง',
        help: 'เครื่องใหม่เข้าแทนเครื่องเก่าสุด และบอกเครื่องเก่าว่าทำไม',
        kind: 'whole',
        unit: 'เครื่อง',
      },
      {
        name: 'reminder_minutes',
        label: 'เตือนก่อนงานเริ่ม',
        help: 'ส่งอีเมล ไม่เสียค่า SMS',
        kind: 'whole',
        unit: 'นาที',
      },
      {
        name: 'replay_opens',
        label: 'เปิดดูย้อนหลังเองหลังไลฟ์จบ',
        help: 'ปิดเมื่ออยากตัดต่อก่อน เลือกเป็นอย่างอื่นได้ตอนจบแต่ละงาน',
        kind: 'switch',
      },
      {
        name: 'course_access_days',
        label: 'เรียนคอร์สได้กี่วัน',
        help: 'นับถึงสิ้นวัน หลังวันที่ยืนยันการชำระเงิน',
        kind: 'whole',
        unit: 'วัน',
      },
    ],
  },
  {
    id: 'sell',
    title: 'การขาย',
    icon: Ticket,
    rules: [
      {
        name: 'slip_hours',
        label: 'สลิปต้องโอนก่อนสั่งไม่เกิน',
        help: 'สลิปที่เก่ากว่านี้ให้คนตรวจ',
        kind: 'whole',
        unit: 'ชั่วโมง',
      },
      {
        name: 'refund_limit_staff',
        label: 'พนักงานร้านคืนเงินได้ครั้งละไม่เกิน',
        help: 'มากกว่านี้ต้องเป็นเจ้าของ',
        kind: 'baht',
      },
    ],
  },
  {
    id: 'sms',
    title: 'ข้อความ SMS',
    icon: MessageSquare,
    rules: [
      { name: 'sms_code_text', label: 'รหัสยืนยัน', help: 'ใช้สมัคร ลืม PIN และเครื่องใหม่', kind: 'sms' },
      { name: 'sms_approve_text', label: 'ยืนยันการชำระเงินแล้ว', help: 'ส่งเมื่อสลิปผ่าน', kind: 'sms' },
      { name: 'sms_refuse_text', label: 'ไม่อนุมัติ', help: 'ต้องมี {เหตุผล} เสมอ', kind: 'sms' },
    ],
  },
  {
    id: 'chat',
    title: 'แชตแจ้งเตือน',
    icon: Send,
    rules: [
      {
        name: 'telegram_chat_id',
        label: 'ห้องกลางของร้าน',
        help: 'ทุกคำสั่งซื้อและสมาชิกใหม่เข้าห้องนี้',
        kind: 'room',
      },
    ],
  },
  {
    id: 'safe',
    title: 'ความปลอดภัย',
    icon: Shield,
    rules: [
      {
        name: 'new_device_code',
        label: 'เครื่องใหม่ต้องใส่รหัส SMS',
        help: '“เมื่อเสี่ยง” คือถามเฉพาะเมื่อมีคนลองเดา PIN',
        kind: 'choice',
        of: NEW_DEVICE_CODE,
      },
      {
        name: 'sms_month_budget',
        label: 'งบ SMS ต่อเดือน',
        help: 'เต็มแล้วส่งเฉพาะรหัสยืนยัน',
        kind: 'baht',
      },
    ],
  },
  {
    id: 'tax',
    title: 'ใบเสร็จและภาษี',
    icon: FileText,
    rules: [
      { name: 'seller_name', label: 'ชื่อในใบกำกับภาษี', help: 'ต้องตรงกับ ภ.พ.20', kind: 'line', most: 120 },
      { name: 'seller_tax_id', label: 'เลขผู้เสียภาษี', help: 'เลข 13 หลักของร้าน', kind: 'line', most: TAX_ID_LENGTH },
      { name: 'seller_branch', label: 'สาขา', help: 'เลข 5 หลัก สำนักงานใหญ่คือ 00000', kind: 'line', most: BRANCH_LENGTH },
      {
        name: 'seller_address',
        label: 'ที่อยู่',
        help: 'ขึ้นบรรทัดใหม่ได้ ไม่ครบทั้งสี่ช่องจะออกเอกสารไม่ได้',
        kind: 'lines',
        most: 255,
      },
    ],
  },
];
