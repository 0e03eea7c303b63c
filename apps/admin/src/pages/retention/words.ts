/** Tables that customers read nothing of in the copy of their data, so that the server has no title for them. */
const TABLES: Readonly<Record<string, string>> = {
  account_merge: 'การรวมบัญชี',
  account_merge_row: 'สิ่งที่ย้ายเมื่อรวมบัญชี',
  audit_log: 'ประวัติการแก้ไขของพนักงาน',
  chat_question: 'ปุ่มตัดสินในแชต',
  sms_month: 'จำนวน SMS ของเดือน',
  coupon_email: 'อีเมลในรายชื่อคูปอง',
  coupon_hold: 'คูปองที่กันไว้ให้',
  coupon_tel: 'เบอร์ในรายชื่อคูปอง',
  data_import: 'รายการนำเข้าจากไฟล์',
  data_import_row: 'ที่มาของรายการที่นำเข้า',
  data_import_sheet: 'แถวในไฟล์ที่นำเข้า',
  email_code: 'รหัสทางอีเมล',
  idempotency_key: 'กันรายการซ้ำ',
  info_page_version: 'ฉบับก่อน ๆ ของหน้าข้อมูล',
  known_device: 'อุปกรณ์ที่เคยใช้',
  live_streaming_mute: 'การพักการพิมพ์',
  money_difference: 'ผลกระทบยอดเงิน',
  orders_memo: 'โน้ตคำสั่งซื้อ',
  orders_open: 'คำสั่งซื้อที่เปิดอยู่',
  orders_status_change: 'ขั้นตอนของคำสั่งซื้อ',
  outbox: 'งานส่งข้อความและงานเบื้องหลัง',
  own_data_file: 'ไฟล์สำเนาข้อมูลลูกค้า',
  personnel_device: 'อุปกรณ์ที่จำไว้ของบุคลากร',
  personnel_link: 'ลิงก์ตั้งรหัสผ่านของบุคลากร',
  place_hold: 'ที่นั่งที่จองไว้',
  queue_copy: 'สำเนาคิว',
  rate_limit: 'ตัวนับกันการเดา',
  session: 'การเข้าระบบ',
  show_letter: 'จดหมายที่ส่งแล้ว',
  sign_in_failure: 'การกรอก PIN ผิด',
  slip: 'สลิป',
  social_try: 'การเข้าระบบด้วย LINE และ Facebook',
  verification_code: 'รหัสทาง SMS',
  verification_ticket: 'ตั๋วยืนยันเบอร์',
  waiting_list: 'รายชื่อรอที่นั่ง',
  written_report: 'การแจ้งข้อความไม่เหมาะสม',
};

export function tableName({ table, title }: { table: string; title: string | null }): string {
  return title ?? TABLES[table] ?? table;
}

/** From when the days are counted. */
const MOMENTS: Readonly<Record<string, string>> = {
  copy_at: 'ทำสำเนา',
  create_at: 'เกิดรายการ',
  dead_at: 'ส่งไม่สำเร็จ',
  done_at: 'ทำเสร็จ',
  empty_at: 'นับครบรอบ',
  expires_at: 'หมดอายุ',
  hold_until: 'หมดเวลาจอง',
  info_page_version_old_at: 'มีฉบับใหม่แทน',
  last_at: 'ผิดครั้งล่าสุด',
  live_streaming_comment_removed_at: 'ถูกลบ',
  own_data_file_ready_at: 'ไฟล์พร้อม',
  remembered_until: 'เลิกจำ',
  seen_at: 'ใช้ครั้งล่าสุด',
  stage_time_comment_removed_at: 'ถูกลบ',
  visit_date: 'วันที่ชม',
};

export function momentName(column: string): string {
  return MOMENTS[column] ?? column;
}

const JOBS: Readonly<Record<string, string>> = {
  'delete-expired-rows': 'ลบรายการที่ครบเวลา ทุกชั่วโมง',
  'erase-due-accounts': 'ลบบัญชีที่ขอลบ',
  'delete-orphan-files': 'ลบไฟล์ที่ไม่มีใครใช้ ทุกคืน',
};

export function jobName(job: string): string {
  return JOBS[job] ?? job;
}
