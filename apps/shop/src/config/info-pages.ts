/** The information pages of the specification (product.md §2) by their address, with their titles. */
export const INFO_PAGES: Readonly<Record<string, string>> = {
  aboutUs: 'เกี่ยวกับเรา',
  condition: 'เงื่อนไขการใช้บริการ',
  contactUs: 'ติดต่อเรา',
  helpCenter: 'ศูนย์ช่วยเหลือ',
  howToBuy: 'วิธีการซื้อ',
  howToLive: 'วิธีดูไลฟ์',
  howToReplay: 'วิธีดูย้อนหลัง',
  inspire: 'แรงบันดาลใจ',
  policy: 'นโยบายความเป็นส่วนตัว',
  promotion: 'โปรโมชัน',
  questions: 'คำถามที่พบบ่อย',
  safety: 'ความปลอดภัย',
  screenCapture: 'การบันทึกหน้าจอ',
  services: 'บริการของเรา',
  weHave: 'สิ่งที่เรามี',
};
