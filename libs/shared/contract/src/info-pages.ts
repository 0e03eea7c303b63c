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
