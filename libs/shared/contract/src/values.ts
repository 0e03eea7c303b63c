/** The values that the specification leaves open (decisions.md §3), with the Thai label a person reads. */

export const YES_NO = { Y: 'ใช่', N: 'ไม่ใช่' } as const;
export type YesNo = keyof typeof YES_NO;

export const PRODUCT_STATUS = {
  coming: 'เร็ว ๆ นี้',
  sale: 'เปิดขาย',
  live: 'กำลังไลฟ์',
  replay: 'ดูย้อนหลัง',
  end: 'จบแล้ว',
} as const;
export type ProductStatus = keyof typeof PRODUCT_STATUS;

export const PRODUCT_TYPE = { M: 'งานแสดง', C: 'คอร์สเรียน', T: 'คอร์สเทรด' } as const;
export type ProductType = keyof typeof PRODUCT_TYPE;

/** What a product is to a visitor: a show that can be replayed is another thing than one on a stage. */
export const PRODUCT_KIND = {
  stage: 'งานแสดงสด',
  replay: 'ดูย้อนหลัง',
  course: 'คอร์สเรียน',
  trading: 'คอร์สเทรด',
} as const;
export type ProductKind = keyof typeof PRODUCT_KIND;

export const PRODUCT_FORMAT = { online: 'ออนไลน์', onsite: 'หน้างาน', both: 'ออนไลน์และหน้างาน' } as const;
export type ProductFormat = keyof typeof PRODUCT_FORMAT;

export const PRODUCT_PRICE_TYPE = { NL: 'ราคาปกติ', EB: 'จองล่วงหน้า', VIP: 'VIP', ST: 'นักเรียน นักศึกษา' } as const;
export type ProductPriceType = keyof typeof PRODUCT_PRICE_TYPE;

export const PRODUCT_PRICE_MEMBER = { NL: 'ทุกคน', MB: 'สมาชิกเดิมเท่านั้น' } as const;
export type ProductPriceMember = keyof typeof PRODUCT_PRICE_MEMBER;

export const STAGE_STATUS = {
  New: 'ใหม่',
  Ready: 'พร้อมแสดง',
  Live: 'กำลังแสดง',
  End: 'จบแล้ว',
  Cancel: 'ยกเลิก',
} as const;
export type StageStatus = keyof typeof STAGE_STATUS;

export const STAGE_TIME_TYPE = {
  video: 'วิดีโอ',
  song: 'เพลง',
  talk: 'พูดคุย',
  break: 'พักเวที',
  lesson: 'บทเรียน',
} as const;
export type StageTimeType = keyof typeof STAGE_TIME_TYPE;

/** How a viewer likes a song. */
export const STAGE_TIME_STATUS_TYPE = { Like: 'ชอบ', Conf: 'สงสัย', Igno: 'ไม่สนใจ' } as const;
export type StageTimeStatusType = keyof typeof STAGE_TIME_STATUS_TYPE;

/** Where the evening of a live show stands. */
export const LIVE_PHASE = { ready: 'กำลังจะมา', onAir: 'ออกอากาศ', ended: 'จบแล้ว' } as const;
export type LivePhase = keyof typeof LIVE_PHASE;

/** Who may watch a live show: whoever bought it, the team alone in a rehearsal, or everybody without signing in. */
export const LIVE_ACCESS = { buyers: 'คนที่ซื้อบัตร', team: 'ทีมงานเท่านั้น', all: 'ทุกคน ดูฟรี' } as const;
export type LiveAccess = keyof typeof LIVE_ACCESS;

/** What became of a message in the chat. */
export const CHAT_STATUS = { shown: 'แสดง', held: 'รอตรวจ', removed: 'ลบแล้ว' } as const;
export type ChatStatus = keyof typeof CHAT_STATUS;

/** What somebody watches on. */
export const DEVICE_KIND = { phone: 'มือถือ', computer: 'คอมพิวเตอร์', tv: 'ทีวี', tablet: 'แท็บเล็ต' } as const;
export type DeviceKind = keyof typeof DEVICE_KIND;

/** How a device is connected, as far as its browser tells. */
export const NETWORK_KIND = { home: 'เน็ตบ้าน', mobile: 'เน็ตมือถือ' } as const;
export type NetworkKind = keyof typeof NETWORK_KIND;

/** How sharp a picture is that somebody watches, or that they hear the sound alone. */
export const QUALITY = {
  p1080: '1080p',
  p720: '720p',
  p480: '480p',
  p360: '360p',
  p240: '240p',
  sound: 'เสียงอย่างเดียว',
} as const;
export type Quality = keyof typeof QUALITY;

/** A comment of a song. */
export const COMMENT_STATUS = CHAT_STATUS;
export type CommentStatus = ChatStatus;

/** Where viewers write. */
export const WRITTEN_SOURCE = { chat: 'แชตสด', songs: 'ความคิดเห็น' } as const;
export type WrittenSource = keyof typeof WRITTEN_SOURCE;

/** Why a message waits for personnel. */
export const CHAT_REASON = { phone: 'เบอร์โทร', link: 'ลิงก์', word: 'คำต้องห้าม', reports: 'คนรายงาน' } as const;
export type ChatReason = keyof typeof CHAT_REASON;

/** What viewers say of a message that they report. */
export const REPORT_REASON = {
  rude: 'ใช้คำไม่สุภาพ',
  selling: 'ขายของหรือขายบัตรต่อ',
  spam: 'ส่งซ้ำ ๆ',
  other: 'เรื่องอื่น',
} as const;
export type ReportReason = keyof typeof REPORT_REASON;

export const VIDEO_STATUS = {
  create: 'สร้างแล้ว',
  upload: 'กำลังอัปโหลด',
  process: 'กำลังแปลงไฟล์',
  ready: 'พร้อมชม',
  error: 'ผิดพลาด',
} as const;
export type VideoStatus = keyof typeof VIDEO_STATUS;

/** Why a video could not be made ready; what to do about it stands in the back office. */
export const VIDEO_FAULT = {
  NOT_VIDEO: 'ไม่ใช่ไฟล์วิดีโอ',
  BROKEN: 'ไฟล์เสีย อ่านไม่ได้',
  CUT_OFF: 'ไฟล์ไม่จบ',
  LOCKED: 'ไฟล์ติดรหัส',
  NO_PICTURE: 'ไม่มีภาพในไฟล์',
  NO_SOUND: 'ไม่มีเสียงในไฟล์',
  STORAGE_FULL: 'ที่เก็บเต็ม',
  STOPPED: 'หยุดแปลงไฟล์ไว้',
  FAILED: 'แปลงไฟล์ไม่สำเร็จ',
} as const;
export type VideoFault = keyof typeof VIDEO_FAULT;

export const VIDEO_FORMAT = { myprolive: 'วิดีโอของเว็บ', embed: 'ฝังจากเว็บอื่น', hls: 'HLS จากที่อื่น' } as const;
export type VideoFormat = keyof typeof VIDEO_FORMAT;

export const VIDEO_TYPE = { stage: 'บนเวที', course: 'บทเรียน', teaser: 'ทีเซอร์', member: 'กล้องสมาชิก' } as const;
export type VideoType = keyof typeof VIDEO_TYPE;

/** Whether a learner came to a lesson that was taught live. */
export const CHECKING_STATUS = { come: 'มา', late: 'สาย', absent: 'ขาด', leave: 'ลา' } as const;
export type CheckingStatus = keyof typeof CHECKING_STATUS;

/** Where a learner's booking of a coach stands. */
export const BOOKING_STATUS = { wait: 'รอยืนยัน', accept: 'จองแล้ว', refuse: 'ไม่รับ', cancel: 'ยกเลิกแล้ว' } as const;
export type BookingStatus = keyof typeof BOOKING_STATUS;

/** Languages of captions, by their BCP 47 code. */
export const CAPTION_LANGUAGE = {
  th: 'ไทย',
  en: 'อังกฤษ',
  zh: 'จีน',
  ja: 'ญี่ปุ่น',
  ko: 'เกาหลี',
  lo: 'ลาว',
} as const;
export type CaptionLanguage = keyof typeof CAPTION_LANGUAGE;

export const USER_STATUS = { New: 'ใหม่', Active: 'ใช้งาน', Block: 'ระงับ' } as const;
export type UserStatus = keyof typeof USER_STATUS;

export const ORDERS_PAYMENT = {
  cash: 'เงินสด',
  transfer: 'โอนเงิน',
  card: 'บัตร',
  qr: 'พร้อมเพย์',
  free: 'ไม่มีค่าใช้จ่าย',
  former: 'ระบบเดิม',
} as const;
export type OrdersPayment = keyof typeof ORDERS_PAYMENT;

/** The ways to pay that a gateway collects by itself, without a slip. */
export const GATEWAY_PAYMENTS = ['qr', 'card'] as const satisfies OrdersPayment[];
export type GatewayPayment = (typeof GATEWAY_PAYMENTS)[number];

/** What became of what a gateway was asked to collect for an order; `to_return` came and pays nothing, `reversed` had paid and went back to its payer. */
export const CHARGE_STATUS = {
  wait: 'รอจ่าย',
  paid: 'จ่ายแล้ว',
  expired: 'หมดเวลา',
  failed: 'ไม่สำเร็จ',
  to_return: 'รอคืนเงิน',
  reversed: 'ธนาคารคืนเงินแล้ว',
} as const;
export type ChargeStatus = keyof typeof CHARGE_STATUS;

/** Why a card paid nothing, as its bank says. `silent`: the gateway was asked and has not answered, so nobody knows yet. */
export const CARD_FAILURE = {
  funds: 'วงเงินไม่พอ หรือยังไม่เปิดใช้จ่ายออนไลน์',
  card: 'เลขบัตรไม่ถูกต้อง',
  expired: 'บัตรหมดอายุ',
  bank: 'ธนาคารเจ้าของบัตรขัดข้องชั่วคราว',
  confirm: 'ยืนยันตัวกับธนาคารไม่สำเร็จ',
  cancelled: 'มีการกดยกเลิกที่หน้าของธนาคาร',
  refused: 'รายการนี้ทำต่อไม่ได้',
  gateway: 'ระบบรับบัตรขัดข้องชั่วคราว',
  silent: 'ธนาคารยังไม่ตอบ',
} as const;
export type CardFailure = keyof typeof CARD_FAILURE;

/** Rows of orders_payment_type (decisions.md §3); a slip transfer is the default. */
export const ORDERS_PAYMENT_TYPE_ID = { cash: 1, card: 2, qr: 3, transfer: 4, free: 5, former: 6 } as const;

export const ORDERS_BOOK_SEND = { Y: 'ส่งแล้ว', N: 'ยังไม่ส่ง', C: 'ยกเลิกการส่ง' } as const;
export type OrdersBookSend = keyof typeof ORDERS_BOOK_SEND;

export const RECEIPT_TYPE = { person: 'บุคคล', company: 'บริษัท' } as const;
export type ReceiptType = keyof typeof RECEIPT_TYPE;

export const COUPON_PRODUCT_TYPE = { Only: 'เฉพาะงานแสดงที่เลือก', All: 'ทุกงานแสดง' } as const;
export type CouponProductType = keyof typeof COUPON_PRODUCT_TYPE;

export const COUPON_TYPE = {
  All: 'ลดเป็นเปอร์เซ็นต์และบาท',
  Price: 'ลดเป็นบาท',
  Percent: 'ลดเป็นเปอร์เซ็นต์',
  Point: 'ลดด้วยแต้ม',
  Pay: 'จ่ายราคาเดียว',
} as const;
export type CouponType = keyof typeof COUPON_TYPE;

/** Whether a new coupon may have a code: another has it, or one that is read as it on a poster. */
export const COUPON_CODE_STATE = ['free', 'taken', 'confused'] as const;
export type CouponCodeState = (typeof COUPON_CODE_STATE)[number];

/** The keys of a value table, for validators and database checks. */
export function valuesOf<T extends Record<string, string>>(table: T): (keyof T & string)[] {
  return Object.keys(table);
}

/** Why money has to be given back (decisions.md §5). */
export const MONEY_BACK_REASON = {
  second_slip: 'โอนซ้ำ มีคำสั่งซื้อแล้ว',
  cancelled: 'โอนหลังคำสั่งซื้อถูกยกเลิก',
  unchecked: 'ยกเลิกก่อนตรวจสลิป',
  other_amount: 'จ่ายไม่ตรงยอด',
  surplus: 'จ่ายเกินยอด',
  part: 'จ่ายไม่ครบ และไม่ได้ซื้อต่อ',
  sold_out: 'โอนหลังบัตรหมด',
  coupon_used_up: 'โอนหลังคูปองถูกใช้ครบ',
} as const;
export type MoneyBackReason = keyof typeof MONEY_BACK_REASON;

/** What had happened before the money of an order came, which takes no other slip. */
export const LATE_MONEY = {
  sold_out: 'บัตรหมด',
  coupon_used_up: 'คูปองถูกใช้ครบ',
} as const satisfies Partial<Record<MoneyBackReason, string>>;
export type LateMoney = keyof typeof LATE_MONEY;

export const MONEY_BACK_STATUS = { wait: 'รอคืนเงิน', done: 'คืนเงินแล้ว' } as const;
export type MoneyBackStatus = keyof typeof MONEY_BACK_STATUS;

/** How orders and the money that came can disagree (BUY-15). */
export const MONEY_DIFFERENCE = {
  no_money: 'ยืนยันแล้ว แต่ไม่พบเงินเข้า',
  reversed: 'ยืนยันแล้ว แต่ธนาคารคืนเงินให้ผู้ซื้อ',
  returned_twice: 'คืนเงินแล้ว แต่ธนาคารคืนให้อีกครั้ง',
  too_much: 'โอนเกินยอด',
  no_order: 'เงินเข้า แต่ไม่มีคำสั่งซื้อ',
  charged: 'ตัดเงินแล้ว แต่คำสั่งซื้อไม่สำเร็จ',
} as const;
export type MoneyDifferenceKind = keyof typeof MONEY_DIFFERENCE;

/** `gone` agrees by itself since. */
export const MONEY_DIFFERENCE_STATUS = { open: 'ต้องจัดการ', done: 'จัดการแล้ว', gone: 'ตรงแล้ว' } as const;
export type MoneyDifferenceStatus = keyof typeof MONEY_DIFFERENCE_STATUS;

/** What a viewer needs help with (WATCH-11). */
export const HELP_REASON = {
  picture: 'ไม่มีภาพ',
  sound: 'ไม่มีเสียง',
  stalls: 'ภาพกระตุก',
  access: 'ซื้อแล้วแต่เข้าไม่ได้',
  other: 'เรื่องอื่น',
} as const;
export type HelpReason = keyof typeof HELP_REASON;

/** What somebody writes to the shop about from the page with its contacts; written out, so that browsers can leave it out. */
export const CONTACT_REASON = {
  payment: 'สลิปและการชำระเงิน',
  access: 'ซื้อแล้วแต่เข้าไม่ได้',
  account: 'บัญชีและการเข้าระบบ',
  event: 'อยากถ่ายทอดงานแสดง',
  other: 'เรื่องอื่น',
} as const;
export type ContactReason = keyof typeof CONTACT_REASON;

/** What viewers send up over the picture of a live show (WATCH-05). */
export const CHEER = { love: 'รัก', great: 'เยี่ยม', smile: 'ยิ้ม', dance: 'เต้น' } as const;
export type Cheer = keyof typeof CHEER;
/** How often viewers sent each. */
export type Cheers = Partial<Record<Cheer, number>>;

/** What became of a garland that somebody wants to pay (WATCH-14). */
export const TIP_STATUS = {
  wait: 'รอจ่าย',
  paid: 'จ่ายแล้ว',
  expired: 'หมดเวลา',
  failed: 'ออกคิวอาร์ไม่ได้',
  reversed: 'ธนาคารคืนเงินแล้ว',
} as const;
export type TipStatus = keyof typeof TIP_STATUS;

/** What a message to the buyers of a show is about; news goes to who agreed to hear it. */
export const BUYER_MESSAGE_TO = { buyers: 'ผู้ซื้อของงาน', members: 'สมาชิกที่ใกล้หมดอายุ' } as const;
export type BuyerMessageTo = keyof typeof BUYER_MESSAGE_TO;

export const BUYER_MESSAGE_KIND = { ticket: 'เรื่องของบัตรที่ซื้อ', news: 'ประชาสัมพันธ์' } as const;
export type BuyerMessageKind = keyof typeof BUYER_MESSAGE_KIND;

export const BUYER_MESSAGE_STATUS = {
  draft: 'ร่าง',
  planned: 'ตั้งเวลาแล้ว',
  sending: 'กำลังส่ง',
  stopped: 'หยุดแล้ว',
  done: 'ส่งครบ',
  cancelled: 'ยกเลิกที่เหลือแล้ว',
} as const;

/** What stands in such a message for what each person reads in its place. */
export const BUYER_MESSAGE_WORDS = { name: '{ชื่อลูกค้า}', link: '{ลิงก์ส่วนตัว}' } as const;
