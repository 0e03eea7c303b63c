/**
 * The refusal catalogue: every way the server says no, with its HTTP status and the Thai text a person reads.
 * Outcomes of business rules answer 200 with result false (decisions.md §2); the specification's texts are kept letter for letter.
 */
export const REFUSALS = {
  // general
  INVALID_INPUT: { status: 422, message: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง' },
  BROKEN_BODY: { status: 400, message: 'อ่านข้อมูลที่ส่งมาไม่ได้' },
  NOT_SIGNED_IN: { status: 401, message: 'กรุณาเข้าระบบ' },
  TOKEN_EXPIRED: { status: 401, message: 'หมดเวลาการเข้าระบบ กรุณาเข้าระบบอีกครั้ง' },
  NOT_ALLOWED: { status: 403, message: 'ไม่มีสิทธิ์ใช้งานส่วนนี้' },
  FOREIGN_ORIGIN: { status: 403, message: 'คำขอไม่ได้มาจากหน้าเว็บของเรา' },
  NOT_FOUND: { status: 404, message: 'ไม่พบข้อมูลที่ต้องการ' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'เรียกที่อยู่นี้ด้วยวิธีนี้ไม่ได้' },
  CONFLICT: { status: 409, message: 'ข้อมูลนี้มีอยู่แล้ว' },
  ROW_CHANGED: { status: 409, message: 'มีผู้แก้ไขข้อมูลนี้ไปแล้ว กรุณาเปิดข้อมูลใหม่อีกครั้งแล้วจึงแก้ไข' },
  LIST_TOO_LONG: {
    status: 422,
    message: 'ดาวน์โหลดได้ไม่เกิน 100,000 รายการต่อครั้ง กรุณาใช้ตัวกรองหรือช่วงวันที่ให้แคบลง',
  },
  STILL_IN_USE: { status: 409, message: 'ลบไม่ได้ เพราะยังมีข้อมูลอื่นใช้อยู่' },
  TOO_LARGE: { status: 413, message: 'ไฟล์หรือข้อมูลมีขนาดใหญ่เกินไป' },
  WRONG_TYPE: { status: 415, message: 'ชนิดของไฟล์หรือข้อมูลไม่รองรับ' },
  TOO_MANY: { status: 429, message: 'ทำรายการบ่อยเกินไป กรุณารอสักครู่แล้วลองใหม่' },
  BUSY: { status: 503, message: 'ระบบกำลังมีผู้ใช้งานมาก กรุณาลองใหม่อีกครั้ง' },
  SERVER_ERROR: { status: 500, message: 'เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง' },
  IDEMPOTENCY_KEY_MISSING: { status: 422, message: 'คำขอนี้ต้องมี Idempotency-Key' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'Idempotency-Key นี้ใช้กับคำขออื่นแล้ว' },
  // accounts
  PHONE_TAKEN: { status: 200, message: 'เบอร์โทรศัพท์นี้ ลงทะเบียนเเล้ว' },
  PHONE_UNKNOWN: { status: 200, message: 'เบอร์โทรศัพท์นี้ ไม่มีในระบบ' },
  PIN_WRONG: { status: 200, message: 'PIN ไม่ถูกต้อง กรุณาลองใหม่อีกครั้ง' },
  PIN_LOCKED: { status: 429, message: 'กรอก PIN ผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่' },
  PIN_NEEDS_CODE: { status: 200, message: 'เพื่อความปลอดภัย กรุณายืนยันเบอร์โทรศัพท์ด้วยรหัสทาง SMS' },
  CODE_WRONG: { status: 200, message: 'รหัสยืนยันที่กรอก ไม่ถูกต้อง' },
  CODE_TOO_SOON: { status: 429, message: 'เพิ่งส่งรหัสยืนยันไป กรุณารอสักครู่แล้วขอใหม่' },
  CODE_TOO_MANY: { status: 429, message: 'ขอรหัสยืนยันบ่อยเกินไป กรุณาลองใหม่ภายหลัง' },
  CODE_LOCKED: { status: 429, message: 'กรอกรหัสยืนยันผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่' },
  TICKET_INVALID: { status: 422, message: 'การยืนยันเบอร์โทรศัพท์หมดอายุ กรุณายืนยันอีกครั้ง' },
  USER_BLOCKED: { status: 403, message: 'บัญชีนี้ถูกระงับ กรุณาติดต่อเจ้าหน้าที่' },
  LOGIN_FAILED: { status: 200, message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' },
  LOGIN_LOCKED: { status: 429, message: 'กรอกรหัสผ่านผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่' },
  OWN_ACCOUNT: { status: 409, message: 'ปิดหรือลบบัญชีของตนเองไม่ได้' },
  USERNAME_TAKEN: { status: 200, message: 'ชื่อผู้ใช้นี้มีในระบบเเล้ว' },
  EMAIL_TAKEN: { status: 200, message: 'เมล์นี้ในระบบเเล้ว' },
  // catalogue
  URL_TAKEN: { status: 409, message: 'ที่อยู่ (url) นี้มีงานแสดงอื่นใช้แล้ว' },
  // uploads
  PICTURE_UNREADABLE: { status: 415, message: 'อ่านรูปนี้ไม่ได้ กรุณาใช้ไฟล์ png, gif หรือ jpeg' },
  PICTURE_TOO_MANY_PIXELS: { status: 413, message: 'รูปนี้มีขนาดใหญ่เกินไป กรุณาใช้รูปที่เล็กลง' },
  // buying
  PRODUCT_CLOSED: { status: 200, message: 'งานแสดงนี้ยังไม่เปิดขาย หรือปิดการขายแล้ว' },
  PRICE_NOT_AVAILABLE: { status: 200, message: 'ราคานี้ยังไม่เปิดขาย หรือหมดเวลาแล้ว กรุณาเลือกราคาอื่น' },
  PRICE_NOT_SET: { status: 200, message: 'งานแสดงนี้ยังไม่ได้กำหนดราคา กรุณาติดต่อเจ้าหน้าที่' },
  PRICE_MEMBERS_ONLY: { status: 200, message: 'ราคานี้สำหรับสมาชิกเดิมเท่านั้น' },
  ALREADY_ORDERED: { status: 409, message: 'มีคำสั่งซื้องานแสดงนี้แล้ว ดูได้ที่ งานแสดงที่ซื้อ' },
  ORDERS_TOO_MANY: { status: 429, message: 'มีคำสั่งซื้อในช่วงนี้มากเกินไป กรุณาลองใหม่ภายหลัง' },
  ORDER_NOT_OPEN: { status: 409, message: 'คำสั่งซื้อนี้เปลี่ยนสถานะไม่ได้แล้ว' },
  NOTE_REQUIRED: { status: 422, message: 'กรุณากรอกหมายเหตุ' },
  SLIP_WRONG_AMOUNT: { status: 200, message: 'ยอดเงินในสลิปไม่ตรงกับยอดที่ต้องชำระ' },
  SLIP_WRONG_RECEIVER: { status: 200, message: 'บัญชีผู้รับในสลิปไม่ใช่บัญชีของงานแสดงนี้' },
  SLIP_USED: { status: 200, message: 'สลิปนี้ถูกใช้เเล้ว' },
  SLIP_NOT_FOUND: { status: 200, message: 'ธนาคารไม่พบรายการโอนของสลิปนี้ กรุณาตรวจสอบสลิป' },
  SLIP_NOT_A_SLIP: { status: 200, message: 'QR ในรูปไม่ใช่ QR ของสลิปโอนเงิน กรุณาใช้รูปสลิป' },
  // coupons
  COUPON_NOT_FOUND: { status: 200, message: 'ไม่มีรหัสคูปองนี้' },
  COUPON_MEMBER_OR_EMAIL: {
    status: 200,
    message: 'รหัสคูปองนี้ ใช้ได้กับ สมาชิกเดิม หรือ Email ที่กำหนดใว้',
  },
  COUPON_MEMBER_ONLY: { status: 200, message: 'รหัสคูปองนี้ ใช้ได้กับ สมาชิกเดิม เท่านั้น' },
  COUPON_EMAIL_ONLY: { status: 200, message: 'รหัสคูปองนี้ ใช้ได้กับ Email ที่กำหนดใว้' },
  COUPON_USED_UP: { status: 200, message: 'รหัสคูปองนี้ ถูกใช้ครบเเล้ว' },
  COUPON_NOT_YET: { status: 200, message: 'รหัสคูปองนี้ ยังไม่ถึงเวลาใช้' },
  COUPON_EXPIRED: { status: 200, message: 'รหัสคูปองนี้ หมดเวลาใช้เเล้ว' },
  COUPON_OTHER_PRODUCT: { status: 200, message: 'รหัสคูปองนี้ ใช้กับงานแสดงนี้ไม่ได้' },
  COUPON_TAKEN: { status: 200, message: 'มีรหัสคูปองนี้เเล้ว' },
  // watching
  VIDEO_NOT_BOUGHT: { status: 403, message: 'ยังไม่ได้ซื้องานแสดงนี้' },
  VIDEO_WINDOW_OVER: { status: 403, message: 'หมดเวลาดูงานแสดงนี้แล้ว' },
  VIDEO_NOT_READY: { status: 409, message: 'วิดีโอนี้ยังไม่พร้อมชม' },
  DEVICE_REPLACED: { status: 409, message: 'มีการเปิดดูจากอุปกรณ์หรือแท็บอื่น ที่นี่จึงหยุดเล่น' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;
