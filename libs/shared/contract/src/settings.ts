/** What owners change while the shop runs (docs/decisions/0125; design: 66). */

/** When a device never seen needs a code by SMS. */
export const NEW_DEVICE_CODE = { risk: 'เมื่อเสี่ยง', always: 'ทุกครั้ง' } as const;
export type NewDeviceCode = keyof typeof NEW_DEVICE_CODE;

/** Bounds of the settings that are whole numbers: days, devices, minutes, hours and baht. */
export const SETTING_RANGE = {
  access_window_days: { min: 0, max: 3650 },
  // What is kept of how somebody learned is deleted a month later (VIEWING_KEPT_DAYS).
  course_access_days: { min: 1, max: 366 },
  device_limit: { min: 1, max: 20 },
  reminder_minutes: { min: 5, max: 120 },
  slip_hours: { min: 1, max: 720 },
  refund_limit_staff: { min: 0, max: 1_000_000 },
  sms_month_budget: { min: 0, max: 10_000_000 },
} as const;

/** Hours before an order within which its slip may have been transferred; personnel looks at an older one. */
export const DEFAULT_SLIP_HOURS = 24;

/** How a room of the chat service is written: its number, or the name of a public one. */
export const CHAT_ID_RULE = {
  pattern: /^(-?\d{4,20}|@\w{4,32})$/,
  hint: 'ใส่หมายเลขห้อง เช่น -1001234567890',
} as const;

/** Minutes before a show that its buyers get the last letter. */
export const DEFAULT_REMINDER_MINUTES = 15;

/** Baht of a month for SMS; beyond it leave codes, warnings about accounts and ways to what was bought. */
export const DEFAULT_SMS_MONTH_BUDGET = 3000;

/** Five messages' worth. */
export const SMS_TEXT_LENGTH = 335;

/** How every SMS with a link names the shop (facts/integrations.md §7). */
export const SHOP_NAME = 'เวที';

/**
 * Texts of SMS: what is sent where nobody wrote another, and the words in braces that become something of the order; those of
 * `required` must be there. Each word has an example, by which the length of a message is told.
 */
export const SMS_TEXT = {
  sms_code_text: {
    text: 'เวที รหัสยืนยัน {รหัส} (Ref: {อ้างอิง}) ใช้ได้ 5 นาที',
    words: { รหัส: '1234', อ้างอิง: 'A2B3' },
    required: ['รหัส'],
  },
  sms_approve_text: {
    text: 'เวที: ยืนยันการชำระเงินคำสั่งซื้อ {คำสั่งซื้อ} สำเร็จ รับชมได้ที่ {ลิงก์}',
    words: {
      คำสั่งซื้อ: 'A2B3C4D5',
      งาน: 'คืนเดือนหงาย',
      วันแสดง: '12 ธ.ค. 2569',
      ลิงก์: 'https://wethi.example/order/A2B3C4D5',
    },
    required: ['ลิงก์'],
  },
  sms_refuse_text: {
    text: 'เวที: ขออภัย คำสั่งซื้อ {คำสั่งซื้อ} ยังไม่ได้รับการอนุมัติ {เหตุผล} ส่งสลิปใหม่หรือติดต่อเราได้ที่ {ลิงก์}',
    words: {
      คำสั่งซื้อ: 'A2B3C4D5',
      งาน: 'คืนเดือนหงาย',
      เหตุผล: 'เนื่องจาก ยอดเงินไม่ตรง',
      ลิงก์: 'https://wethi.example/order/A2B3C4D5',
    },
    required: ['เหตุผล', 'ลิงก์'],
  },
} as const satisfies Record<string, { text: string; words: Record<string, string>; required: readonly string[] }>;
export type SmsTextName = keyof typeof SMS_TEXT;

const WORD = /\{([^{}]*)\}/g;

/** What is wrong with a text that somebody wrote, in Thai; undefined when it can be sent. */
export function smsTextFault(name: SmsTextName, text: string): string | undefined {
  if (text.length > SMS_TEXT_LENGTH) return `ยาวเกินไป ใส่ได้ไม่เกิน ${SMS_TEXT_LENGTH} ตัว`;
  const { words, required } = SMS_TEXT[name];
  const used = Array.from(text.matchAll(WORD), ([, word = '']) => word);
  const lacking = required.find((word) => !used.includes(word));
  if (lacking) return `ต้องมี {${lacking}} ในข้อความ`;
  const unknown = used.find((word) => !Object.keys(words).includes(word));
  if (unknown !== undefined) return `ไม่รู้จัก {${unknown}} ใช้ได้เฉพาะคำที่อยู่ใต้ช่อง`;
  if (/[{}]/.test(text.replace(WORD, ''))) return 'วงเล็บปีกกาใช้ได้เฉพาะคำที่อยู่ใต้ช่อง';
  if (!text.includes(SHOP_NAME)) return `ต้องมีคำว่า “${SHOP_NAME}” ให้คนรับรู้ว่าใครส่ง`;
  return undefined;
}

/**
 * A text with its words in braces replaced; where one has nothing to say, one space is left.
 * @param values what each word becomes; a word without one becomes nothing
 */
export function fillText(text: string, values: Record<string, string>): string {
  const known = new Map(Object.entries(values));
  return text
    .replace(WORD, (_, word: string) => known.get(word) ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
