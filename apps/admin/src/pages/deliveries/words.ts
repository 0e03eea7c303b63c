interface JobWords {
  way: string;
  what: string;
}

const SMS = 'SMS';
const MAIL = 'อีเมล';
const CHAT = 'เทเลแกรม';
/** What nobody reads: done by the shop itself. */
const WORK = 'ระบบ';

/** Every job of the worker by its name, as people say it; `job-words.spec.ts` holds them together. */
const JOBS: Readonly<Record<string, JobWords>> = {
  'send-sms': { way: SMS, what: 'รหัสยืนยัน' },
  'send-notice': { way: SMS, what: 'แจ้งลูกค้า' },
  'send-news': { way: SMS, what: 'ข่าวถึงผู้ติดตาม' },
  'send-letter': { way: MAIL, what: 'แจ้งลูกค้า' },
  'send-news-letter': { way: MAIL, what: 'ข่าวถึงผู้ติดตาม' },
  'send-code-letter': { way: MAIL, what: 'รหัสยืนยัน' },
  'send-line': { way: 'ไลน์', what: 'ข่าวถึงผู้ติดตาม' },
  'send-push': { way: 'แจ้งเตือน', what: 'ข่าวถึงผู้ติดตาม' },
  'send-chat-message': { way: CHAT, what: 'แจ้งในห้องแชต' },
  'edit-chat-message': { way: CHAT, what: 'แก้ข้อความในห้องแชต' },
  'settle-chat': { way: CHAT, what: 'แก้ข้อความในห้องแชต' },
  'set-telegram-webhook': { way: CHAT, what: 'เชื่อมต่อบอต' },
  'announce-order': { way: CHAT, what: 'แจ้งคำสั่งซื้อใหม่' },
  'announce-booking': { way: CHAT, what: 'แจ้งคำขอจองเรียน' },
  'announce-registration': { way: CHAT, what: 'แจ้งสมาชิกใหม่' },
  'report-shows': { way: CHAT, what: 'สรุปยอดหลังงาน' },
  'tell-buyer': { way: SMS, what: 'แจ้งสถานะคำสั่งซื้อ' },
  'tell-refund': { way: SMS, what: 'แจ้งคืนเงิน' },
  'tell-parcel': { way: SMS, what: 'แจ้งเลขพัสดุ' },
  'tell-place': { way: SMS, what: 'แจ้งที่นั่งว่าง' },
  'tell-gift': { way: SMS, what: 'แจ้งผู้รับของขวัญ' },
  'tell-booking': { way: SMS, what: 'แจ้งนัดเรียน' },
  'tell-help-answer': { way: SMS, what: 'ตอบคำขอความช่วยเหลือ' },
  'ask-slip': { way: SMS, what: 'ขอสลิปใหม่' },
  'remind-of-show': { way: SMS, what: 'เตือนก่อนงานเริ่ม' },
  'tell-followers': { way: WORK, what: 'แจ้งงานใหม่ถึงผู้ติดตาม' },
  'mail-order': { way: MAIL, what: 'แจ้งสถานะคำสั่งซื้อ' },
  'mail-around-shows': { way: MAIL, what: 'อีเมลก่อนและหลังงาน' },
  'send-buyer-message': { way: WORK, what: 'ส่งข้อความถึงผู้ซื้อ' },
  'send-buyer-copy': { way: SMS, what: 'ข้อความถึงผู้ซื้อ' },
  'issue-receipt': { way: WORK, what: 'ออกใบเสร็จ' },
  'make-paper': { way: WORK, what: 'ทำไฟล์เอกสาร' },
  'expire-unpaid': { way: WORK, what: 'ยกเลิกคำสั่งซื้อที่เลยเวลาชำระ' },
  'recheck-slip': { way: WORK, what: 'ถามธนาคารเรื่องสลิป' },
  'check-charge': { way: WORK, what: 'ถามผลการชำระเงิน' },
  'check-tip': { way: WORK, what: 'ถามผลการชำระมาลัย' },
  'show-tip': { way: WORK, what: 'แสดงมาลัยในแชต' },
  'list-parts': { way: WORK, what: 'รวมเงินที่โอนมาไม่ครบ' },
  'free-hours': { way: WORK, what: 'คืนชั่วโมงเรียน' },
  'keep-sales': { way: WORK, what: 'รวมยอดขายรายวัน' },
  'reconcile-money': { way: WORK, what: 'กระทบยอดเงิน' },
  'bind-offers': { way: WORK, what: 'ย้ายของขวัญและบัตรเมื่อเปลี่ยนเบอร์' },
  'gather-late-rows': { way: WORK, what: 'รวมบัญชีลูกค้า' },
  'free-phones': { way: WORK, what: 'ปล่อยเบอร์ของบัญชีที่รวมแล้ว' },
  'pack-own-data': { way: WORK, what: 'ทำไฟล์ข้อมูลของลูกค้า' },
  'erase-due-accounts': { way: WORK, what: 'ลบบัญชีที่ครบกำหนด' },
  'publish-video': { way: WORK, what: 'เตรียมวิดีโอให้ดูได้' },
  'encode-video': { way: WORK, what: 'แปลงวิดีโอ' },
  'draw-recording': { way: WORK, what: 'ทำภาพของวิดีโอ' },
  'index-products': { way: WORK, what: 'ทำดัชนีค้นหา' },
  'draw-share-pictures': { way: WORK, what: 'ทำภาพสำหรับแชร์' },
  'write-picture-widths': { way: WORK, what: 'ย่อรูปภาพ' },
  'complete-pictures': { way: WORK, what: 'ย่อรูปภาพ' },
  'delete-expired-rows': { way: WORK, what: 'ลบข้อมูลที่ครบเวลา' },
  'delete-orphan-files': { way: WORK, what: 'ลบไฟล์ที่ไม่ใช้แล้ว' },
  'delete-orphan-videos': { way: WORK, what: 'ลบวิดีโอที่ไม่ใช้แล้ว' },
  'delete-replaced-files': { way: WORK, what: 'ลบไฟล์ของวิดีโอที่มีไฟล์ใหม่แล้ว' },
  'delete-old-uploads': { way: WORK, what: 'ลบไฟล์ที่อัปโหลดค้าง' },
  'measure-room': { way: WORK, what: 'วัดพื้นที่เก็บวิดีโอ' },
  'chain-audit-log': { way: WORK, what: 'ผูกประวัติการแก้ไข' },
  'verify-audit-log': { way: WORK, what: 'ตรวจประวัติการแก้ไข' },
};

/** @returns how a job's message goes and what it is about; its own name for one that is not known */
export function jobWords(job: string): JobWords {
  return JOBS[job] ?? { way: WORK, what: job };
}

/** What providers and handlers say when they fail, and what that means to whoever reads it; the first that fits. */
const REASONS: readonly [said: RegExp, meant: string][] = [
  [/of no use after/, 'เลยเวลาที่ข้อความยังมีประโยชน์แล้ว'],
  [/number is refused/, 'เบอร์นี้รับ SMS ไม่ได้'],
  [/may have arrived/, 'ผู้ให้บริการ SMS ไม่ตอบ ข้อความอาจไปถึงแล้ว'],
  [/^SMS: (401|402|403)|credit|authentic/i, 'บัญชีผู้ให้บริการ SMS มีปัญหา ตรวจยอดเงินและคีย์'],
  [/kicked|chat not found|blocked by the user|not a member/i, 'ห้องแชตถูกลบ หรือบอตถูกเอาออกจากห้อง'],
  [/mail: refused/, 'ไม่มีอีเมลนี้ ปลายทางตีกลับ'],
  [/mail: not accepted/, 'เซิร์ฟเวอร์อีเมลไม่รับ'],
  [/file is gone/, 'ไฟล์แนบไม่อยู่แล้ว'],
  [/not done after|timeout|aborted/i, 'ใช้เวลานานเกินไป'],
  [/HTTP (5\d\d|429)|fetch failed|ECONN|ENOTFOUND|circuit|breaker|bulkhead/i, 'ผู้ให้บริการไม่ตอบ'],
];

/** @returns why something failed, in words; undefined where only the one who wrote the code would know */
export function reasonWords(reason: string): string | undefined {
  return REASONS.find(([said]) => said.test(reason))?.[1];
}
