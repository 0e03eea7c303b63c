/** Papers about money and giving it back (decisions.md §5; design: 33 taxinvoice, 34, 52). */

export const PAPER_KIND = { receipt: 'ใบเสร็จรับเงิน', tax_invoice: 'ใบกำกับภาษี', credit_note: 'ใบลดหนี้' } as const;
export type PaperKind = keyof typeof PAPER_KIND;

export const REFUND_KIND = { full: 'คืนเต็มจำนวน', partial: 'คืนบางส่วน' } as const;
export type RefundKind = keyof typeof REFUND_KIND;

/** What personnel chooses from; the words stand on the credit note. */
export const REFUND_REASON = {
  coupon: 'ลูกค้าลืมใส่คูปอง',
  show: 'งานเลื่อนหรือยกเลิก',
  twice: 'โอนซ้ำ',
  system: 'ดูไม่ได้เพราะระบบ',
  other: 'อื่น ๆ',
} as const;
export type RefundReason = keyof typeof REFUND_REASON;

export const TAX_ID_LENGTH = 13;
export const BRANCH_LENGTH = 5;
/** How a head office is written where a branch has its five digits. */
export const HEAD_OFFICE = '00000';

/** Baht that shop staff may give back of one order where no setting says otherwise. */
export const DEFAULT_REFUND_LIMIT_STAFF = 1000;

/** Said of 13 digits that isTaxId refuses. */
export const TAX_ID_MISTYPED = 'เลขหลักสุดท้ายไม่ตรงกับหลักอื่น กรุณาตรวจตัวเลขอีกครั้ง';

/**
 * Whether the last of 13 digits fits the others, as on identity cards and of companies: (11 − Σ digit × (13…2) mod 11) mod 10.
 * @param taxId digits alone
 */
export function isTaxId(taxId: string): boolean {
  if (!/^\d{13}$/.test(taxId)) return false;
  const sum = Array.from(taxId.slice(0, -1), Number).reduce((total, digit, place) => total + digit * (13 - place), 0);
  return (11 - (sum % 11)) % 10 === Number(taxId.slice(-1));
}
