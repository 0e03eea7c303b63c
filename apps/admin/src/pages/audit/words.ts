import type { Tone } from '../../feedback/status-tag';

interface Action {
  label: string;
  tone: Tone;
}

/** What is done, as people say it. */
const ACTIONS: Readonly<Record<string, Action>> = {
  create: { label: 'เพิ่ม', tone: 'info' },
  update: { label: 'แก้', tone: 'info' },
  delete: { label: 'ลบ', tone: 'no' },
  export: { label: 'ส่งออก', tone: 'wait' },
  'set-password': { label: 'ตั้งรหัสผ่าน', tone: 'wait' },
  'set-totp': { label: 'ตั้งเข้าระบบสองชั้น', tone: 'ok' },
  'reset-totp': { label: 'ล้างเข้าระบบสองชั้น', tone: 'no' },
  'send-sms': { label: 'ส่ง SMS', tone: 'info' },
  'send-chat': { label: 'ส่งแชต', tone: 'info' },
  'try-message': { label: 'ลองส่งข้อความ', tone: 'info' },
  'send-message': { label: 'ยืนยันส่งข้อความ', tone: 'ok' },
  'stop-message': { label: 'หยุดส่งข้อความ', tone: 'wait' },
  'go-on-message': { label: 'ส่งข้อความต่อ', tone: 'ok' },
  'cancel-message': { label: 'ยกเลิกข้อความที่เหลือ', tone: 'no' },
  'send-link': { label: 'ส่งลิงก์ตั้งรหัสผ่าน', tone: 'info' },
  'renew-password': { label: 'รีเซ็ตรหัสผ่าน', tone: 'wait' },
  'send-code': { label: 'ส่งรหัส PIN', tone: 'info' },
  'send-merge-code': { label: 'ส่งรหัสรวมบัญชี', tone: 'info' },
  merge: { label: 'รวมบัญชี', tone: 'wait' },
  unmerge: { label: 'เลิกรวมบัญชี', tone: 'wait' },
  'sign-out': { label: 'ออกจากระบบ', tone: 'wait' },
  'renew-key': { label: 'เปลี่ยนคีย์', tone: 'wait' },
  'open-srt': { label: 'เปิด SRT', tone: 'info' },
  'close-srt': { label: 'ปิด SRT', tone: 'info' },
  start: { label: 'เริ่มแสดงสด', tone: 'ok' },
  end: { label: 'จบแสดงสด', tone: 'wait' },
  'send-again': { label: 'ส่งอีกครั้ง', tone: 'info' },
  archive: { label: 'เก็บเข้าคลัง', tone: 'wait' },
  hide: { label: 'ซ่อน', tone: 'wait' },
  show: { label: 'แสดง', tone: 'ok' },
};

export function actionOf(action: string): Action {
  return ACTIONS[action] ?? { label: action, tone: 'info' };
}

/** What records are called, and the screen that shows one. */
const ENTITIES: Readonly<Record<string, { label: string; path?: (id: number) => string }>> = {
  AuditEntry: { label: 'ประวัติการแก้ไข' },
  Band: { label: 'วง', path: (id) => `/band?edit=${id}` },
  BandMember: { label: 'สมาชิกวง' },
  BandMemberDetail: { label: 'รายละเอียดสมาชิกวง' },
  BandStaff: { label: 'ทีมงานของวง', path: (id) => `/bandStaff?edit=${id}` },
  BookBank: { label: 'บัญชีรับโอน' },
  BuyerMessage: { label: 'ข้อความถึงผู้ซื้อ', path: (id) => `/messages?edit=${id}` },
  ChatNote: { label: 'ข้อความแชต' },
  Coach: { label: 'โค้ช' },
  Coupon: { label: 'คูปอง', path: (id) => `/coupon?edit=${id}` },
  CouponEmail: { label: 'อีเมลของคูปอง' },
  CouponTel: { label: 'เบอร์ของคูปอง' },
  Course: { label: 'คอร์ส' },
  CourseChapter: { label: 'ตอนของคอร์ส' },
  CourseSlot: { label: 'เวลาเรียนกับโค้ช' },
  HelpRequest: { label: 'ขอความช่วยเหลือ', path: (id) => `/helpRequest?show=${id}` },
  HoldingRules: { label: 'กติกาแชต' },
  InfoPage: { label: 'หน้าข้อมูล', path: (id) => `/infoPage?edit=${id}` },
  InfoPageDraft: { label: 'ร่างของหน้าข้อมูล' },
  LessonFile: { label: 'ไฟล์ของบทเรียน' },
  LiveStreaming: { label: 'ไลฟ์สด', path: (id) => `/liveStreaming/${id}` },
  LiveStreamingCamera: { label: 'กล้อง' },
  LiveStreamingComment: { label: 'แชตสด' },
  LiveStreamingMute: { label: 'พักการพิมพ์' },
  LiveStreamingWord: { label: 'คำต้องห้าม' },
  Member: { label: 'สมาชิก', path: (id) => `/member?edit=${id}` },
  MemberGroup: { label: 'กลุ่มสมาชิก', path: (id) => `/memberGroup?edit=${id}` },
  MoneyBack: { label: 'เงินที่ต้องคืน' },
  MoneyDifference: { label: 'กระทบยอดเงิน' },
  ShopContact: { label: 'ช่องทางติดต่อ', path: () => '/infoPage?footer=' },
  ShopSetting: { label: 'ตั้งค่าร้าน', path: () => '/settings' },
  Orders: { label: 'คำสั่งซื้อ', path: (id) => `/orders?show=${id}` },
  OrdersCharge: { label: 'การชำระผ่านเกตเวย์' },
  OrdersDetail: { label: 'รายการในคำสั่งซื้อ' },
  OrdersMemo: { label: 'โน้ตคำสั่งซื้อ' },
  OrdersPaper: { label: 'เอกสาร' },
  OrdersPaymentType: { label: 'วิธีชำระเงิน' },
  OrdersRefund: { label: 'คืนเงิน' },
  OutboxRow: { label: 'บันทึกการส่ง', path: () => '/deliveries' },
  OrdersView: { label: 'ตัวกรองคำสั่งซื้อ' },
  Personnel: { label: 'บุคลากร', path: (id) => `/personnel?edit=${id}` },
  Product: { label: 'สินค้า', path: (id) => `/product?edit=${id}` },
  ProductDetailList: { label: 'หัวข้อในแท็บ' },
  ProductDetailType: { label: 'แท็บรายละเอียด', path: (id) => `/productDetailType?edit=${id}` },
  ProductPrice: { label: 'ราคา' },
  Sms: { label: 'ข้อความ SMS' },
  Staff: { label: 'ทีมงาน', path: (id) => `/staff?edit=${id}` },
  Stage: { label: 'เวที', path: (id) => `/stage?edit=${id}` },
  StageTime: { label: 'เซตลิสต์' },
  StageTimeComment: { label: 'ความคิดเห็น' },
  StageTimeMember: { label: 'ศิลปินในเพลง' },
  User: { label: 'ผู้ใช้', path: (id) => `/user/${id}` },
  UserAddress: { label: 'ที่อยู่ลูกค้า' },
  UserChecking: { label: 'เช็กชื่อ' },
  UserCourse: { label: 'ผู้เรียน' },
  UserCourseBooking: { label: 'จองเรียน' },
  UserNote: { label: 'โน้ตลูกค้า' },
  Video: { label: 'วิดีโอ', path: (id) => `/video?edit=${id}` },
  VideoCaption: { label: 'คำบรรยาย' },
  VideoStatistics: { label: 'สถิติการชม' },
  VideosUserStatus: { label: 'การถูกใจเพลง' },
};

export function entityName(entity: string): string {
  return ENTITIES[entity]?.label ?? entity;
}

/** Where the record is shown; undefined of what has no screen, or is gone. */
export function recordPath(entity: string, id: number): string | undefined {
  return id > 0 ? ENTITIES[entity]?.path?.(id) : undefined;
}

/** Who did it; 0 is whoever sat at the machine, with `npm run owner`. */
export function actorName({ username, actor_id }: { username: string | null; actor_id: number }): string {
  return username ?? (actor_id === 0 ? 'ที่เครื่องเซิร์ฟเวอร์' : `รหัส ${actor_id}`);
}
