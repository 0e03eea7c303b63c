/** The information pages of the specification (product.md §2) by their address, with what they are called before they have a text. */
export const INFO_PAGES = {
  howToBuy: 'วิธีการซื้อ',
  howToLive: 'วิธีดูไลฟ์',
  howToReplay: 'วิธีดูย้อนหลัง',
  questions: 'คำถามที่พบบ่อย',
  helpCenter: 'ศูนย์ช่วยเหลือ',
  screenCapture: 'การบันทึกหน้าจอ',
  aboutUs: 'เกี่ยวกับเรา',
  services: 'บริการของเรา',
  weHave: 'สิ่งที่เรามี',
  inspire: 'แรงบันดาลใจ',
  contactUs: 'ติดต่อเรา',
  promotion: 'โปรโมชัน',
  condition: 'เงื่อนไขการใช้บริการ',
  policy: 'นโยบายความเป็นส่วนตัว',
  safety: 'ความปลอดภัย',
} as const;

/** Pages that people agree to: what these said before stays for everybody to read. */
export const AGREED_PAGES = ['policy', 'condition'] as const satisfies (keyof typeof INFO_PAGES)[];

/** What an earlier text of a page of information was. */
export const INFO_PAGE_VERSION_KIND = { published: 'เผยแพร่', draft: 'ร่างที่ทิ้ง' } as const;
export type InfoPageVersionKind = keyof typeof INFO_PAGE_VERSION_KIND;

/** So long earlier texts of the other pages, and drafts that were thrown away, are kept. */
export const INFO_PAGE_VERSION_DAYS = 30;

/** The columns of the footer that hold links to pages of information. */
export const FOOTER_GROUP = { help: 'ช่วยเหลือ', recommended: 'หน้าแนะนำ', terms: 'ข้อกำหนด' } as const;
export type FooterGroup = keyof typeof FOOTER_GROUP;

/** Which pages stand in which of them, in the order that the specification gives; the back office changes the order. */
export const FOOTER_PAGES = {
  help: ['howToBuy', 'howToReplay', 'howToLive'],
  recommended: ['services', 'questions', 'aboutUs'],
  terms: ['condition', 'policy', 'safety'],
} as const satisfies Record<FooterGroup, readonly (keyof typeof INFO_PAGES)[]>;
