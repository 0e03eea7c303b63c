import type { ProductPriceMember, ProductPriceType, YesNo } from '@wethi/contract';

export interface DemoTier {
  title: string;
  value: number;
  type?: ProductPriceType;
  member?: ProductPriceMember;
  show?: YesNo;
  detail?: string;
  /** First and last day, counted from the day of the show. */
  from?: number;
  until?: number;
}

/** Price tiers by the show's url. */
export const TIERS: Readonly<Record<string, readonly DemoTier[]>> = {
  'saeng-sudthai-kon-chao': [
    { title: 'จองล่วงหน้า', value: 590, type: 'EB', show: 'Y', until: -3 },
    { title: 'สมาชิกเดิม', value: 540, member: 'MB', show: 'Y', detail: 'เคยซื้องานแสดงของเรา ดูย้อนหลังได้ 4 วัน' },
    { title: 'บัตรคู่ภาพเบื้องหลัง', value: 890, type: 'VIP', show: 'Y', detail: 'รวมสารคดี 30 นาที' },
    { title: 'ราคาปกติ', value: 790, show: 'Y', from: -2 },
  ],
  'fapha-klang-krung': [
    { title: 'จองล่วงหน้า', value: 690, type: 'EB', show: 'Y', until: -7 },
    {
      title: 'นักเรียน นักศึกษา',
      value: 590,
      type: 'ST',
      show: 'Y',
      from: -14,
      detail: 'แสดงบัตรนักเรียนหรือนักศึกษาเมื่อทีมงานขอ',
    },
    { title: 'ราคาปกติ', value: 890, show: 'Y', from: -6 },
  ],
};

export type DemoQuestion = readonly [question: string, answer: string];

/** The tab of questions on every show's page. */
export const QUESTIONS_TAB = 'คำถาม';
export const QUESTIONS: readonly DemoQuestion[] = [
  ['ดูย้อนหลังได้ถึงเมื่อไร', 'ดูได้จนสิ้นวัน หลังวันแสดงหรือวันที่ยืนยันการชำระเงิน 4 วัน แล้วแต่ว่าวันใดมาทีหลัง'],
  ['ดูบนอุปกรณ์อะไรได้บ้าง', 'มือถือ แท็บเล็ต และคอมพิวเตอร์ ผ่านเบราว์เซอร์รุ่นปัจจุบัน เปิดดูพร้อมกันได้ 2 อุปกรณ์'],
  ['โอนเงินแล้วต้องรอนานไหม', 'แนบสลิปแล้วระบบตรวจให้ทันที ถ้าตรวจอัตโนมัติไม่ได้ แอดมินจะยืนยันให้โดยเร็ว'],
];
