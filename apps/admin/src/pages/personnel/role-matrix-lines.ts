import type { Permission } from '@wethi/contract';

/** What one can do, by the permission that lets one; who holds the other one alone only looks. */
export interface Line {
  words: string;
  may: Permission;
  sees?: Permission;
}

/** Every permission in words, under what it is about (56-admin-personnel). */
export const GROUPS: Readonly<Record<string, readonly Line[]>> = {
  ขายและเงิน: [
    { words: 'ดูคำสั่งซื้อ', may: 'orders.read' },
    { words: 'อนุมัติหรือไม่อนุมัติสลิป', may: 'orders.approve' },
    { words: 'คืนเงิน', may: 'orders.refund' },
    { words: 'กระทบยอดเงินและภาษี', may: 'money.reconcile' },
    { words: 'บัญชีรับโอน', may: 'banks.write', sees: 'banks.read' },
    { words: 'เปิดปิดวิธีชำระเงิน', may: 'ways.write' },
    { words: 'รายงานยอดขาย', may: 'reports.read' },
    { words: 'ตรวจบัตรหน้างาน', may: 'tickets.check' },
  ],
  งานแสดง: [
    { words: 'สร้างและแก้งานแสดง', may: 'catalog.write' },
    { words: 'วิดีโอและไลฟ์', may: 'media.write', sees: 'media.read' },
    { words: 'คูปอง', may: 'coupons.write', sees: 'coupons.read' },
    { words: 'นำเข้าสินค้าจากไฟล์', may: 'catalog.import' },
    { words: 'แก้แท็บที่ทุกงานใช้ร่วมกัน', may: 'tabs.write' },
    { words: 'แก้หน้าข้อมูล', may: 'pages.write' },
    { words: 'ดูแลแชต', may: 'chat.moderate' },
    { words: 'ตั้งกติกาแชตของทุกงาน', may: 'chat.rule' },
    { words: 'ลบความคิดเห็น', may: 'comments.delete' },
  ],
  ลูกค้า: [
    { words: 'ดูเบอร์โทรและที่อยู่', may: 'people.read' },
    { words: 'แก้ไขและระงับบัญชี', may: 'people.write' },
    { words: 'รวมสองบัญชีของคนเดียวกัน', may: 'people.merge' },
    { words: 'ส่งข้อความถึงผู้ซื้อ', may: 'messages.send' },
  ],
  ร้าน: [
    { words: 'บุคลากรและบทบาท', may: 'personnel.write', sees: 'personnel.read' },
    { words: 'ทีมงาน', may: 'staff.write', sees: 'staff.read' },
    { words: 'ประวัติการแก้ไข', may: 'audit.read' },
    { words: 'ตั้งค่าร้าน', may: 'settings.write', sees: 'settings.read' },
  ],
};
