/** The ways to the people behind the shop, as they are shown. */
export interface Contacts {
  email: string;
  /** Id in LINE, with its @. */
  line: string;
  /** The page in Facebook, without https://. */
  page: string;
  /** Empty where nobody answers a phone. */
  tel: string;
  hours: string;
}

/** What holds until the back office says otherwise, and on papers always: those stay what they were. */
export const SUPPORT: Contacts = {
  email: 'support@wethi.example',
  line: '@wethi',
  page: 'facebook.com/wethi',
  tel: '',
  hours: 'ทุกวัน 09:00 ถึง 21:00\u00a0น.',
};

/** What each must look like, with the words for whoever typed something else. */
export const CONTACT_RULES = {
  email: { pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, hint: 'ใส่อีเมล เช่น support@example.com' },
  line: { pattern: /^@[\w.-]{2,38}$/, hint: 'ใส่ไอดีที่ขึ้นต้นด้วย @ เช่น @wethi' },
  page: { pattern: /^facebook\.com\/[\w.-]+$/, hint: 'ใส่ที่อยู่เพจ เช่น facebook.com/wethi' },
  tel: { pattern: /^(0[\d-]{8,12})?$/, hint: 'ใส่เบอร์โทรศัพท์ เช่น 02-123-4567 หรือเว้นว่าง' },
  hours: { pattern: /\S/, hint: 'กรุณากรอกข้อมูล' },
} as const;

/** The same of the row that keeps them. */
export function contactsOf(row: Record<`contact_${keyof Contacts}`, string>): Contacts {
  const { contact_email, contact_line, contact_page, contact_tel, contact_hours } = row;
  return { email: contact_email, line: contact_line, page: contact_page, tel: contact_tel, hours: contact_hours };
}

/** Where a press leads that opens LINE with the shop in it. */
export const lineUrl = ({ line }: Contacts): string => `https://line.me/R/ti/p/${line}`;
/** Address of the page in Facebook. */
export const pageUrl = ({ page }: Contacts): string => `https://www.${page}`;
