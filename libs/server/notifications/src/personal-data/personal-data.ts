/** Why law keeps what belongs to a sale: Revenue Code section 87/3 and the Accounting Act, five years. */
const OF_SALE = 'หลักฐานการขายและการชำระเงิน ประมวลรัษฎากร มาตรา 87/3 และ พ.ร.บ.การบัญชี เก็บ 5 ปี';
const OF_AUDIT = 'บันทึกการเปลี่ยนแปลงโดยพนักงาน แก้ไขและลบไม่ได้ พ.ร.บ.คอมพิวเตอร์ มาตรา 26';

export const KEPT_YEARS = 5;

/** Which rows of a table are a person's, and what becomes of them when their account goes. */
export interface PersonalTable {
  table: string;
  /** SQL condition on the table with :id, :tel and :email of the person. */
  of: string;
  /** Deletes the rows; or writes these columns; or keeps the rows apart for a reason that law gives. */
  then: 'delete' | { clear: Record<string, string | null> } | { keep: string };
  /** Private files that the columns name. */
  files?: readonly string[];
  /** Of rows that are kept: what goes once the time is over, SQL by column. */
  later?: Record<string, string | null>;
  /** Name of the table in the person's own file; without it nothing there is news to them. */
  title?: string;
}

/** A slip that nothing was paid with. */
const IDLE =
  'id NOT IN (SELECT slip_id FROM slip_use) AND id NOT IN (SELECT slip_id FROM money_back WHERE slip_id IS NOT NULL)';
const SLIP_OF_NOBODY = {
  slip_picture: null,
  qr_payload: null,
  provider_answer: null,
  sender_name: null,
  sender_account: null,
  provider_message: null,
  reason: null,
};
const OF_USER = 'user_id = :id';
const OWN_ORDER = 'orders_id IN (SELECT id FROM orders WHERE user_id = :id)';

/**
 * THE list of where personal data lies. It is compared with the database: a table that stands neither here nor below fails
 * the test, and the test of a deletion looks for the person in every column and file.
 */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'user_address', of: OF_USER, then: 'delete', title: 'ที่อยู่' },
  { table: 'user_consent', of: OF_USER, then: 'delete', title: 'ความยินยอม' },
  { table: 'band_follow', of: OF_USER, then: 'delete', title: 'วงที่ติดตาม' },
  { table: 'push_subscription', of: OF_USER, then: 'delete', title: 'เบราว์เซอร์ที่รับการแจ้งเตือน' },
  { table: 'member', of: OF_USER, then: 'delete', title: 'สมาชิกกลุ่ม' },
  { table: 'user_course', of: OF_USER, then: 'delete', files: ['user_courses_signature_path'], title: 'คอร์สที่เรียนจบ' },
  { table: 'user_checking', of: OF_USER, then: 'delete', title: 'การมาเรียน' },
  { table: 'user_course_booking', of: OF_USER, then: 'delete', title: 'การจองเรียน' },
  { table: 'lesson_note', of: OF_USER, then: 'delete', title: 'โน้ตบทเรียน' },
  { table: 'user_note', of: OF_USER, then: 'delete', title: 'โน้ตของทีมงาน' },
  { table: 'user_social', of: OF_USER, then: 'delete', title: 'บัญชีที่เชื่อมไว้' },
  { table: 'social_try', of: 'user_id = :id OR email = :email', then: 'delete' },
  { table: 'account_event', of: OF_USER, then: 'delete', title: 'ประวัติความปลอดภัย' },
  { table: 'own_data_file', of: OF_USER, then: 'delete', files: ['own_data_file_path'] },
  { table: 'session', of: "kind = 'user' AND subject_id = :id", then: 'delete', title: 'การเข้าระบบ' },
  { table: 'known_device', of: "kind = 'user' AND subject_id = :id", then: 'delete' },
  {
    table: 'sign_in_failure',
    of: "counter = CONCAT('phone:', :tel) OR counter LIKE CONCAT('device:', :id, ':%')",
    then: 'delete',
  },
  { table: 'verification_code', of: 'tel = :tel', then: 'delete' },
  { table: 'verification_ticket', of: 'tel = :tel', then: 'delete' },
  { table: 'email_code', of: "subject_id = :id AND purpose <> 'password'", then: 'delete' },
  {
    table: 'rate_limit',
    of: "name LIKE CONCAT('%:', :tel, '%') OR name LIKE CONCAT('email-mailbox:', LOWER(:email))",
    then: 'delete',
  },
  { table: 'coupon_email', of: 'coupon_email = :email', then: 'delete' },
  { table: 'coupon_tel', of: 'coupon_tel = :tel', then: 'delete' },
  { table: 'stage_time_comment', of: OF_USER, then: 'delete', title: 'ความคิดเห็นของเพลง' },
  { table: 'live_streaming_comment', of: OF_USER, then: 'delete', title: 'ข้อความในแชตสด' },
  { table: 'live_streaming_mute', of: OF_USER, then: 'delete' },
  { table: 'live_streaming_reminder', of: OF_USER, then: 'delete', title: 'การเตือนก่อนแสดง' },
  {
    table: 'buyer_message_copy',
    of: `${OF_USER} OR copy_to = :tel OR copy_to = :email`,
    then: 'delete',
    title: 'ข้อความจากร้าน',
  },
  { table: 'show_letter', of: OF_USER, then: 'delete' },
  { table: 'written_report', of: OF_USER, then: 'delete' },
  { table: 'videos_user_status', of: OF_USER, then: 'delete', title: 'เพลงที่ชอบ' },
  { table: 'video_statistics', of: OF_USER, then: 'delete', title: 'สถิติการรับชม' },
  { table: 'video_watched', of: OF_USER, then: 'delete', title: 'ช่วงที่ดูแล้ว' },
  {
    table: 'help_request',
    of: `${OF_USER} OR help_request_tel = :tel OR help_request_mail = :email`,
    then: 'delete',
    files: ['help_request_picture'],
    title: 'การขอความช่วยเหลือ',
  },
  { table: 'orders_open', of: OF_USER, then: 'delete' },
  { table: 'idempotency_key', of: "owner = CONCAT('user:', :id)", then: 'delete' },
  { table: 'slip', of: `${OF_USER} AND ${IDLE}`, then: 'delete', files: ['slip_picture'] },
  {
    table: 'slip',
    of: `${OF_USER} AND NOT (${IDLE})`,
    then: { keep: OF_SALE },
    files: ['slip_picture'],
    later: SLIP_OF_NOBODY,
    title: 'สลิป',
  },
  {
    table: 'orders',
    of: OF_USER,
    then: { keep: OF_SALE },
    later: {
      orders_note: null,
      orders_invite: null,
      orders_payment_slip: null,
      orders_payment_slip1: null,
      orders_pay_slip: null,
      orders_tracking: null,
    },
    title: 'คำสั่งซื้อ',
  },
  { table: 'orders_detail', of: OWN_ORDER, then: { keep: OF_SALE }, title: 'รายการในคำสั่งซื้อ' },
  { table: 'coupon_use', of: OWN_ORDER, then: { keep: OF_SALE } },
  { table: 'place_hold', of: OF_USER, then: { keep: OF_SALE } },
  { table: 'money_difference', of: OWN_ORDER, then: { keep: OF_SALE }, later: { money_difference_note: null } },
  { table: 'waiting_list', of: OF_USER, then: 'delete' },
  {
    table: 'ticket',
    of: 'ticket_user_id = :id OR ticket_tel = :tel',
    then: { clear: { ticket_tel: null, ticket_user_id: null } },
    title: 'บัตร',
  },
  {
    table: 'gift',
    of: OF_USER,
    then: { clear: { gift_from: null, gift_message: null } },
    title: 'ของขวัญที่ให้',
  },
  {
    table: 'gift',
    of: 'gift_user_id = :id OR (gift_user_id IS NULL AND gift_tel = :tel)',
    then: { clear: { gift_tel: null, gift_user_id: null } },
    title: 'ของขวัญที่ได้รับ',
  },
  { table: 'orders_memo', of: OWN_ORDER, then: 'delete' },
  { table: 'chat_question', of: OWN_ORDER, then: 'delete' },
  {
    table: 'orders_refund',
    of: OWN_ORDER,
    then: { keep: OF_SALE },
    later: { orders_refund_account: null, orders_refund_slip: null, orders_refund_note: "''" },
    title: 'เงินที่คืน',
  },
  {
    table: 'orders_paper',
    of: OF_USER,
    then: { keep: OF_SALE },
    files: ['paper_file'],
    later: {
      paper_buyer: null,
      paper_file: null,
      paper_void_reason: null,
      paper_page: "JSON_REPLACE(paper_page, '$.buyer', JSON_ARRAY())",
    },
    title: 'ใบเสร็จและใบกำกับภาษี',
  },
  {
    table: 'orders_charge',
    of: OWN_ORDER,
    then: { keep: OF_SALE },
    later: { charge_card: null },
    title: 'การชำระผ่านธนาคาร',
  },
  { table: 'orders_status_change', of: OWN_ORDER, then: { keep: OF_SALE }, later: { reason: null } },
  { table: 'tip', of: OF_USER, then: { keep: OF_SALE }, later: { tip_message: null }, title: 'มาลัย' },
  { table: 'money_back', of: OF_USER, then: { keep: OF_SALE }, later: { money_back_note: null }, title: 'เงินคืน' },
  { table: 'audit_log', of: "entity = 'User' AND entity_id = :id", then: { keep: OF_AUDIT } },
  {
    table: 'user',
    of: 'id = :id',
    then: {
      clear: {
        user_tel: "CONCAT('x', LPAD(id, 9, '0'))",
        user_status: "'Block'",
        user_email: null,
        user_email_at: null,
        user_password: null,
        user_pin_at: null,
        user_name: null,
        user_lname: null,
        user_nickname: null,
        user_path: null,
        user_block_reason: null,
        user_block_told: null,
        token: null,
        user_userID: null,
        user_pathFB: null,
        user_nameFB: null,
        user_emailFB: null,
        consent_version: null,
        consent_at: null,
        user_delete_at: null,
        user_deleted_at: 'CURRENT_TIMESTAMP(3)',
      },
    },
    title: 'โปรไฟล์',
  },
];

/** Columns of the person's own file that are no business of theirs, or no good to them. */
export const NEVER_EXPORTED = /password|token|hash|secret|slip_picture|provider_|picture_sha/;

/** Tables that hold nothing of customers, with the reason where a name suggests something else. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  audit_chain: 'ค่าตรวจของบันทึก',
  band: 'ข้อมูลวง',
  band_member: 'ศิลปิน ไม่ใช่ลูกค้า',
  band_member_detail: 'ศิลปิน ไม่ใช่ลูกค้า',
  band_staff: 'คนทำงานของวง',
  book_bank: 'บัญชีรับเงินของวง',
  buyer_message: 'ข้อความถึงผู้ซื้อ ไม่มีชื่อคน',
  coach: 'ผู้สอน ไม่ใช่ลูกค้า',
  coupon: 'คูปอง',
  coupon_count: 'จำนวนการใช้คูปอง',
  course: 'คอร์สเรียน',
  course_chapter: 'คอร์สเรียน',
  lesson_file: 'เอกสารของบทเรียน',
  course_slot: 'เวลาว่างของโค้ช',
  holding_rules: 'กติกาแชต',
  info_page: 'หน้าข้อมูลของร้าน',
  info_page_draft: 'ร่างของหน้าข้อมูล',
  info_page_version: 'ฉบับก่อน ๆ ของหน้าข้อมูล',
  info_question: 'จำนวนคนที่คำตอบช่วยได้ ไม่มีชื่อ',
  kept_record: 'ทะเบียนสิ่งที่เก็บไว้ ไม่มีชื่อ',
  live_streaming: 'การถ่ายทอดสด',
  live_streaming_camera: 'กล้อง',
  live_streaming_word: 'คำต้องห้าม',
  member_group: 'กลุ่มสมาชิก ไม่มีชื่อคน',
  migrations: 'รุ่นของฐานข้อมูล',
  orders_view: 'ตัวกรองของพนักงาน',
  orders_payment_type: 'วิธีชำระเงิน',
  paper_number: 'เลขที่เอกสารล่าสุด',
  outbox: 'งานที่บอกชื่อคนถูกล้างเมื่อทำเสร็จ ดู personal ใน defineJob',
  personnel: 'พนักงาน',
  personnel_device: 'พนักงาน',
  personnel_link: 'พนักงาน',
  personnel_recovery: 'พนักงาน',
  personnel_totp: 'พนักงาน',
  product: 'งานแสดง',
  product_detail_list: 'งานแสดง',
  product_detail_type: 'งานแสดง',
  product_import: 'ชื่อไฟล์ที่นำเข้า',
  product_import_row: 'งานแสดงที่นำเข้า',
  product_places: 'จำนวนที่นั่ง',
  product_price: 'งานแสดง',
  product_word: 'คำค้น',
  queue_copy: 'จำนวนคนในคิว',
  rehearsed_song: 'เพลงในรอบซ้อม',
  schema_version: 'ของชุดทดสอบ',
  search_name: 'คำค้น',
  search_name_product: 'คำค้น',
  slip_use: 'เลขอ้างอิงของธนาคาร ผูกกับคำสั่งซื้อ',
  staff: 'คนทำงานของวง',
  stage: 'เวที',
  stage_time: 'เพลง',
  stage_time_member: 'ศิลปินในเพลง',
  ticket_entry: 'การเข้างาน ผูกกับบัตร',
  video: 'วิดีโอ',
  video_caption: 'คำบรรยาย',
  video_source: 'ไฟล์ต้นฉบับของวิดีโอ',
};
