/** Why law keeps what belongs to a sale: Revenue Code section 87/3 and the Accounting Act, five years. */
const OF_SALE = 'หลักฐานการขายและการชำระเงิน ประมวลรัษฎากร มาตรา 87/3 และ พ.ร.บ.การบัญชี เก็บ 5 ปี';
const OF_A_TRIAL = 'กันไว้ไม่เกิน 15 นาทีแล้วลบเอง ลบก่อนจะทำให้จำนวนที่ใช้ไปไม่ตรง';
const OF_AUDIT = 'บันทึกการเปลี่ยนแปลงโดยพนักงาน แก้ไขและลบไม่ได้ ครบเวลาแล้วเหลือเพียงว่าใครทำอะไรเมื่อไร พ.ร.บ.คอมพิวเตอร์ มาตรา 26';

export const KEPT_YEARS = 5;

/** SQL of what an account has in the place of a phone that it let go of. */
export const NO_PHONE = "CONCAT('x', LPAD(id, 9, '0'))";

/** Which rows of a table are a person's, and what becomes of them when their account goes. */
export interface PersonalTable {
  table: string;
  /** SQL condition on the table with :id, :tel and :email of the person. By phone or mailbox it finds only what no account has. */
  of: string;
  /**
   * Of them those in the person's own file, where they are not all: with :tel_at and :email_at, since when phone and mailbox are
   * theirs. What came to those before may be somebody else's (docs/decisions/0117).
   */
  shown?: string;
  /** Deletes the rows; or writes these columns; or keeps the rows apart for a reason, as a rule one that law gives. */
  then: 'delete' | { clear: Record<string, string | null> } | { keep: string };
  /** Private files that the columns name. */
  files?: readonly string[];
  /** Of rows that are kept: what goes once the time is over, SQL by column. */
  later?: Record<string, string | null>;
  /** Name of the table in the person's own file, of all rules of a table the same; without it nothing there is news to them. */
  title?: string;
  /** What becomes of them when the account is merged into another one of the same person (docs/decisions/0101). */
  merge: Moving | { stays: string };
}

/** Rows that go to the account that stays. */
export interface Moving {
  /** Columns that name the person, by id or by phone. */
  moves: Readonly<Record<string, 'id' | 'tel'>>;
  /** Where both accounts have a row of one thing, the one for which this SQL of `row` is greater stays in use; else the staying account's. */
  better?: string;
  /** Where both have one: columns that are written from both, SQL of `row` and `other`. */
  combine?: Readonly<Record<string, string>>;
  /** Where both have one, the closed account keeps its own. */
  apart?: true;
}

/** A slip whose money came, by the bank's word: what find-differences.ts of orders looks for an order of. */
const HAS_MONEY = `amount > 0 AND (slip_status IN ('asked', 'differs', 'accepted')
                                OR (slip_status = 'unclear' AND outcome = 'verified'))`;
/** A slip that nothing was paid with, nor is to be: no money came with it, and no order waits with it. */
const IDLE = `id NOT IN (SELECT slip_id FROM slip_use) AND id NOT IN (SELECT slip_id FROM money_back WHERE slip_id IS NOT NULL)
  AND (${HAS_MONEY}) IS NOT TRUE
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = slip.orders_id AND o.orders_status = 'wait')`;
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
/** A person's by their account; or nobody's, and come to their phone or mailbox since that is theirs. */
const ownOr = (byTel: string, byMail: string): string =>
  `${OF_USER} OR (user_id IS NULL AND ((${byTel} AND create_at >= :tel_at) OR (${byMail} AND create_at >= :email_at)))`;
const OWN_ORDER = 'orders_id IN (SELECT id FROM orders WHERE user_id = :id)';

const GOES: Moving = { moves: { user_id: 'id' } };
const WITH_ITS_ORDER = { stays: 'belongs to an order, which moves' };
const OF_THE_FILE = { stays: 'says which account came from a line of a file' };
const OF_THIS_ACCOUNT = { stays: 'says how this very account is signed in to' };

/**
 * THE list of where personal data lies. It is compared with the database: a table that stands neither here nor below fails
 * the test, and the test of a deletion looks for the person in every column and file.
 */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'user_address', of: OF_USER, then: 'delete', title: 'ที่อยู่', merge: GOES },
  {
    table: 'user_consent',
    of: OF_USER,
    then: 'delete',
    title: 'ความยินยอม',
    merge: { stays: 'what was agreed to with this account; the other has its own' },
  },
  {
    table: 'outbox',
    of: `dead_at IS NOT NULL AND (JSON_VALUE(payload, '$.tel') = :tel OR JSON_VALUE(payload, '$.to') = :email
      OR JSON_VALUE(payload, '$.user_id') = :id)`,
    then: 'delete',
    merge: { stays: 'did not reach the phone or mailbox of this very account' },
  },
  { table: 'band_follow', of: OF_USER, then: 'delete', title: 'วงที่ติดตาม', merge: GOES },
  { table: 'sale_reminder', of: OF_USER, then: 'delete', title: 'การเตือนเมื่อเปิดขาย', merge: GOES },
  {
    table: 'push_subscription',
    of: OF_USER,
    then: 'delete',
    title: 'เบราว์เซอร์ที่รับการแจ้งเตือน',
    merge: { stays: 'the browser is signed out, and joins anew' },
  },
  {
    table: 'member',
    of: OF_USER,
    then: 'delete',
    title: 'สมาชิกกลุ่ม',
    merge: { ...GOES, better: "COALESCE(row.member_end, '9999-12-31')" },
  },
  {
    table: 'user_course',
    of: OF_USER,
    then: 'delete',
    files: ['user_courses_signature_path'],
    title: 'คอร์สที่เรียนจบ',
    merge: { ...GOES, better: 'row.user_courses_finish' },
  },
  { table: 'user_checking', of: OF_USER, then: 'delete', title: 'การมาเรียน', merge: GOES },
  { table: 'user_course_booking', of: OF_USER, then: 'delete', title: 'การจองเรียน', merge: GOES },
  { table: 'lesson_done', of: OF_USER, then: 'delete', title: 'บทเรียนที่ดูจบ', merge: GOES },
  { table: 'lesson_note', of: OF_USER, then: 'delete', title: 'โน้ตบทเรียน', merge: GOES },
  { table: 'account_merge_row', of: 'gone_user_id = :id', then: 'delete', merge: { stays: 'what undoing needs' } },
  {
    table: 'account_merge',
    of: 'kept_user_id = :id OR gone_user_id = :id',
    then: 'delete',
    merge: { stays: 'what undoing needs' },
  },
  { table: 'user_note', of: OF_USER, then: 'delete', title: 'โน้ตของทีมงาน', merge: GOES },
  { table: 'user_social', of: OF_USER, then: 'delete', title: 'บัญชีที่เชื่อมไว้', merge: GOES },
  { table: 'social_try', of: 'user_id = :id OR email = :email', then: 'delete', merge: OF_THIS_ACCOUNT },
  { table: 'account_event', of: OF_USER, then: 'delete', title: 'ประวัติความปลอดภัย', merge: OF_THIS_ACCOUNT },
  {
    table: 'own_data_file',
    of: OF_USER,
    then: 'delete',
    files: ['own_data_file_path'],
    merge: { stays: 'a copy of what was in this account' },
  },
  {
    table: 'session',
    of: "kind = 'user' AND subject_id = :id",
    then: 'delete',
    title: 'การเข้าระบบ',
    merge: OF_THIS_ACCOUNT,
  },
  { table: 'known_device', of: "kind = 'user' AND subject_id = :id", then: 'delete', merge: OF_THIS_ACCOUNT },
  {
    table: 'data_import_sheet',
    of: `data_import_id IN (SELECT data_import_id FROM data_import_row WHERE data_import_kind = 'user' AND record_id = :id)`,
    then: 'delete',
    files: ['data_import_file'],
    merge: OF_THE_FILE,
  },
  { table: 'data_import_row', of: "data_import_kind = 'user' AND record_id = :id", then: 'delete', merge: OF_THE_FILE },
  {
    table: 'sign_in_failure',
    of: "counter = CONCAT('phone:', :tel) OR counter LIKE CONCAT('device:', :id, ':%')",
    then: 'delete',
    merge: OF_THIS_ACCOUNT,
  },
  { table: 'verification_code', of: 'tel = :tel', then: 'delete', merge: OF_THIS_ACCOUNT },
  { table: 'verification_ticket', of: 'tel = :tel', then: 'delete', merge: OF_THIS_ACCOUNT },
  { table: 'email_code', of: "subject_id = :id AND purpose <> 'password'", then: 'delete', merge: OF_THIS_ACCOUNT },
  {
    table: 'rate_limit',
    of: "name LIKE CONCAT('%:', :tel, '%') OR name LIKE CONCAT('email-mailbox:', LOWER(:email))",
    then: 'delete',
    merge: OF_THIS_ACCOUNT,
  },
  {
    table: 'coupon_email',
    of: 'coupon_email = :email',
    then: 'delete',
    merge: { stays: 'a list of mailboxes; the mailbox may move' },
  },
  { table: 'coupon_tel', of: 'coupon_tel = :tel', then: 'delete', merge: { moves: { coupon_tel: 'tel' } } },
  { table: 'stage_time_comment', of: OF_USER, then: 'delete', title: 'ความคิดเห็นของเพลง', merge: GOES },
  { table: 'live_streaming_comment', of: OF_USER, then: 'delete', title: 'ข้อความในแชตสด', merge: GOES },
  { table: 'live_streaming_mute', of: OF_USER, then: 'delete', merge: GOES },
  { table: 'live_streaming_reminder', of: OF_USER, then: 'delete', title: 'การเตือนก่อนแสดง', merge: GOES },
  {
    table: 'buyer_message_copy',
    of: `${OF_USER} OR (user_id IS NULL AND (copy_to = :tel OR copy_to = :email))`,
    shown: ownOr('copy_to = :tel', 'copy_to = :email'),
    then: 'delete',
    title: 'ข้อความจากร้าน',
    merge: GOES,
  },
  { table: 'show_letter', of: OF_USER, then: 'delete', merge: GOES },
  { table: 'written_report', of: OF_USER, then: 'delete', merge: GOES },
  { table: 'videos_user_status', of: OF_USER, then: 'delete', title: 'เพลงที่ชอบ', merge: GOES },
  { table: 'video_statistics', of: OF_USER, then: 'delete', title: 'สถิติการรับชม', merge: GOES },
  {
    table: 'video_watched',
    of: OF_USER,
    then: 'delete',
    title: 'ช่วงที่ดูแล้ว',
    merge: { ...GOES, combine: { minutes: 'row.minutes | other.minutes' } },
  },
  {
    table: 'help_request',
    of: `${OF_USER} OR (user_id IS NULL AND (help_request_tel = :tel OR help_request_mail = :email))`,
    shown: ownOr('help_request_tel = :tel', 'help_request_mail = :email'),
    then: 'delete',
    files: ['help_request_picture'],
    title: 'การขอความช่วยเหลือ',
    merge: GOES,
  },
  {
    table: 'orders_open',
    of: OF_USER,
    then: 'delete',
    merge: { ...GOES, better: "(SELECT o.orders_status = 'approve' FROM orders o WHERE o.id = row.orders_id)" },
  },
  { table: 'idempotency_key', of: "owner = CONCAT('user:', :id)", then: 'delete', merge: OF_THIS_ACCOUNT },
  {
    table: 'slip',
    of: `${OF_USER} AND ${IDLE}`,
    then: 'delete',
    files: ['slip_picture'],
    // One that was kept while an order waited with it, and paid nothing in the end.
    later: SLIP_OF_NOBODY,
    title: 'สลิป',
    merge: GOES,
  },
  {
    table: 'slip',
    of: `${OF_USER} AND NOT (${IDLE})`,
    then: { keep: OF_SALE },
    files: ['slip_picture'],
    later: SLIP_OF_NOBODY,
    title: 'สลิป',
    merge: GOES,
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
    merge: GOES,
  },
  { table: 'orders_detail', of: OWN_ORDER, then: { keep: OF_SALE }, title: 'รายการในคำสั่งซื้อ', merge: WITH_ITS_ORDER },
  { table: 'coupon_hold', of: OF_USER, then: { keep: OF_A_TRIAL }, merge: { ...GOES, apart: true } },
  { table: 'place_hold', of: OF_USER, then: { keep: OF_SALE }, merge: { ...GOES, apart: true } },
  {
    table: 'money_difference',
    of: OWN_ORDER,
    then: { keep: OF_SALE },
    later: { money_difference_note: null },
    merge: WITH_ITS_ORDER,
  },
  {
    table: 'waiting_list',
    of: OF_USER,
    then: 'delete',
    merge: { ...GOES, better: "row.list_state IN ('waiting', 'offered')" },
  },
  {
    table: 'ticket',
    of: 'ticket_user_id = :id OR (ticket_user_id IS NULL AND ticket_tel = :tel)',
    // What its receiver kept of it opens no gate once it is its buyer's again.
    then: {
      clear: {
        ticket_tel: null,
        ticket_user_id: null,
        ticket_taken_at: null,
        ticket_version: 'ticket_version + 1',
      },
    },
    title: 'บัตร',
    merge: { moves: { ticket_user_id: 'id', ticket_tel: 'tel' } },
  },
  {
    table: 'gift',
    of: OF_USER,
    then: { clear: { gift_from: null, gift_message: null } },
    title: 'ของขวัญที่ให้',
    merge: GOES,
  },
  {
    table: 'gift',
    of: 'gift_user_id = :id OR (gift_user_id IS NULL AND gift_tel = :tel)',
    then: { clear: { gift_tel: null, gift_user_id: null } },
    title: 'ของขวัญที่ได้รับ',
    merge: { moves: { gift_user_id: 'id', gift_tel: 'tel' } },
  },
  {
    table: 'orders_memo',
    of: OWN_ORDER,
    then: 'delete',
    title: 'โน้ตของทีมงานเรื่องคำสั่งซื้อ',
    merge: WITH_ITS_ORDER,
  },
  { table: 'chat_question', of: OWN_ORDER, then: 'delete', merge: WITH_ITS_ORDER },
  {
    table: 'orders_refund',
    of: OWN_ORDER,
    then: { keep: OF_SALE },
    later: { orders_refund_account: null, orders_refund_slip: null, orders_refund_note: "''" },
    title: 'เงินที่คืน',
    merge: WITH_ITS_ORDER,
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
    merge: GOES,
  },
  {
    table: 'orders_charge',
    of: OWN_ORDER,
    then: { keep: OF_SALE },
    later: { charge_card: null },
    title: 'การชำระผ่านธนาคาร',
    merge: WITH_ITS_ORDER,
  },
  {
    table: 'orders_status_change',
    of: OWN_ORDER,
    then: { keep: OF_SALE },
    later: { reason: null },
    merge: WITH_ITS_ORDER,
  },
  { table: 'tip', of: OF_USER, then: { keep: OF_SALE }, later: { tip_message: null }, title: 'มาลัย', merge: GOES },
  {
    table: 'money_back',
    of: OF_USER,
    then: { keep: OF_SALE },
    later: { money_back_note: null },
    title: 'เงินคืน',
    merge: GOES,
  },
  {
    table: 'audit_log',
    of: `(entity = 'User' AND entity_id = :id)
      OR (entity IN ('UserAddress', 'UserNote') AND :id IN (JSON_VALUE(audit_log.before, '$.user_id'), JSON_VALUE(audit_log.after, '$.user_id')))
      OR (entity = 'Sms' AND JSON_VALUE(audit_log.after, '$.tel') = :tel)`,
    then: { keep: OF_AUDIT },
    merge: { stays: 'cannot be changed; the merge itself stands there, too' },
  },
  {
    table: 'user',
    of: 'id = :id',
    then: {
      clear: {
        user_tel: NO_PHONE,
        user_tel_at: null,
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
        user_merged_into: null,
      },
    },
    title: 'โปรไฟล์',
    merge: { stays: 'is closed; what the other account lacks of name, mailbox and picture goes there' },
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
  data_import: 'ชื่อไฟล์ที่นำเข้า',
  holding_rules: 'กติกาแชต',
  info_page: 'หน้าข้อมูลของร้าน',
  info_page_draft: 'ร่างของหน้าข้อมูล',
  info_page_version: 'ฉบับก่อน ๆ ของหน้าข้อมูล',
  shop_contact: 'ช่องทางติดต่อของร้าน',
  shop_setting: 'ค่าที่ตั้งไว้ของร้าน',
  sms_month: 'จำนวน SMS ของเดือน',
  info_question: 'จำนวนคนที่คำตอบช่วยได้ ไม่มีชื่อ',
  band_former_name: 'ชื่อเดิมของวง',
  product_former_url: 'ที่อยู่เดิมของสินค้า',
  kept_record: 'ทะเบียนสิ่งที่เก็บไว้ ไม่มีชื่อ',
  live_streaming: 'การถ่ายทอดสด',
  live_streaming_camera: 'กล้อง',
  live_streaming_word: 'คำต้องห้าม',
  member_group: 'กลุ่มสมาชิก ไม่มีชื่อคน',
  migrations: 'รุ่นของฐานข้อมูล',
  orders_view: 'ตัวกรองของพนักงาน',
  orders_payment_type: 'วิธีชำระเงิน',
  paper_number: 'เลขที่เอกสารล่าสุด',
  sales_change: 'วันที่ยอดขายเปลี่ยน',
  sales_day: 'วันที่รวมยอดขายแล้ว',
  sales_sum: 'ยอดขายรายวัน',
  personnel: 'พนักงาน',
  personnel_device: 'พนักงาน',
  personnel_link: 'พนักงาน',
  personnel_recovery: 'พนักงาน',
  personnel_totp: 'พนักงาน',
  product: 'งานแสดง',
  product_detail_list: 'งานแสดง',
  product_detail_type: 'งานแสดง',
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
