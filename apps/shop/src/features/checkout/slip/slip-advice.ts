import { ApiError, errorText } from '@wethi/http';

/** A slip that was refused: why, what to do next, and whom to turn to. */
export interface RefusedSlip {
  text: string;
  advice?: string;
  /** The slip, where personnel can be asked to look at it, or where it can be counted nevertheless. */
  filename?: string;
  /** Baht that a right slip of another amount leaves to be paid; below zero it is too much. */
  lacking?: number;
  /** The money may have left already, so there must be somebody to ask. */
  contact: boolean;
}

const SCREENSHOT = 'เปิดสลิปในแอปธนาคารแล้วแคปหน้าจอ จากนั้นเลือกรูปนั้น';

/** The bank confirmed the transfer, and only its amount is another. */
const COUNTS = 'หากโอนแล้ว ไม่ต้องโอนซ้ำ เงินไม่หาย ลืมใส่คูปอง ใส่แล้วแนบสลิปเดิมอีกครั้ง หรือใช้สลิปนี้ต่อได้เลย';

const ADVICE: Partial<Record<string, string>> = {
  SLIP_WRONG_AMOUNT: 'หากโอนแล้ว ไม่ต้องโอนซ้ำ ให้แอดมินตรวจสลิปนี้ได้เลย',
  SLIP_NOT_FOUND: 'บางธนาคารแจ้งรายการช้า รอสัก 2 นาทีแล้วแนบสลิปเดิมอีกครั้ง หรือให้แอดมินตรวจสลิปนี้',
  SLIP_WRONG_RECEIVER: 'หากโอนผิดบัญชี กรุณาติดต่อธนาคารของคุณ หากโอนถูกบัญชีแล้ว ให้แอดมินตรวจสลิปนี้',
  SLIP_USED: 'กรุณาแนบสลิปของรายการโอนนี้ หากเป็นสลิปของคุณที่ยังไม่เคยใช้ กรุณาติดต่อเรา',
  SLIP_NOT_A_SLIP: SCREENSHOT,
  PICTURE_UNREADABLE: SCREENSHOT,
};

const PAID = 'หากโอนแล้ว ไม่ต้องโอนซ้ำ เงินไม่หาย เก็บสลิปไว้ แล้วติดต่อเราได้เลย';

/** How files are refused. */
const ABOUT_FILES = [413, 415];

/** The slip is not what is wrong: it is the price, a gift, a turn. */
function isAboutElse({ code, status, isUnanswered, isSignedOut }: ApiError): boolean {
  if (isUnanswered || isSignedOut || ABOUT_FILES.includes(status)) return false;
  return !code.startsWith('SLIP_') && code !== 'ORDER_NOT_OPEN';
}

/**
 * What to tell about a refusal of a slip, or of another step of paying.
 * @param sent a slip was, so that the money has left
 */
export function refusedSlip(failure: unknown, sent = false): RefusedSlip {
  const code = failure instanceof ApiError ? failure.code : '';
  const data = (failure instanceof ApiError ? failure.data : undefined) ?? {};
  const { filename, orders_lacking: lacking } = data as { filename?: string; orders_lacking?: number };
  const isPaid = sent && failure instanceof ApiError && isAboutElse(failure);
  const contact = isPaid || code.startsWith('SLIP_') || code === 'ORDER_NOT_OPEN';
  return {
    text: errorText(failure),
    advice: lacking === undefined ? (isPaid ? PAID : ADVICE[code]) : COUNTS,
    filename,
    lacking,
    contact,
  };
}
