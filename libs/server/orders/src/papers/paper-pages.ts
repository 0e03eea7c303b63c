import { PAPER_KIND, sumSatang, toSatang, vatIncluded } from '@wethi/contract';
import { bahtWords, branchName, phone, recordDate, taxId } from '@wethi/format';
import { maskedAccounts } from './masked-account';
import type { TaxBuyer } from './paper.dto';
import { amount, type PaperFacts, type PaperOrder } from './paper-facts';
import type { PaperPage } from './pdf/paper-page';
import type { Seller } from './issuer/seller';

/** By whom and when a paper is issued. */
export interface Issue {
  issuer: string;
  seller: Seller;
  /** 'YYYY-MM-DD' */
  date: string;
  publicUrl: string;
}

/** A page without its number, which is given last. */
export type Draft = Omit<PaperPage, 'number'>;

const PRICED = ['ลำดับ', 'รายการ', 'จำนวน', 'ราคาต่อหน่วย', 'จำนวนเงิน (บาท)'];
const TAXED = ['ลำดับ', 'รายการ', 'จำนวน', 'ราคาต่อหน่วย\n(รวมภาษี)', 'จำนวนเงิน\n(รวมภาษี)'];
const TAKEN_BACK = ['ลำดับ', 'รายการ', 'จำนวน', 'จำนวนเงิน (รวมภาษี)'];
const INCLUDED = 'ราคาสินค้าและบริการรวมภาษีมูลค่าเพิ่มแล้ว ภาษีคำนวณจากยอดหลังหักส่วนลด × 7/107';

/** What every order pays for gets one. */
export function receiptPage(facts: PaperFacts, issue: Issue): Draft {
  const { order, items, payments } = facts;
  return {
    ...blank(order, issue, { dated: 'วันที่' }),
    title: PAPER_KIND.receipt,
    subtitle: 'ไม่ใช่ใบกำกับภาษี',
    buyer: receiverOf(order),
    columns: PRICED,
    ...listed(items),
    words: ['', bahtWords(toSatang(order.orders_net))],
    totals: totals(facts, ['ราคาก่อนภาษีมูลค่าเพิ่ม', 'ภาษีมูลค่าเพิ่ม 7%', 'ยอดสุทธิ']),
    notes: ['การชำระเงิน', ...payments, 'ใบเสร็จนี้สมบูรณ์เมื่อบริษัทได้รับเงินครบแล้ว'],
  };
}

/** What a tax invoice names beside its order. */
interface Beside {
  /** The void one that it is issued for. */
  inPlaceOf?: PaperRef;
  /** Numbers of what was taken back of its order before it. */
  creditNotes: readonly string[];
}

/** A full tax invoice (Revenue Code, section 86/4). */
export function taxInvoicePage(
  facts: PaperFacts,
  buyer: TaxBuyer,
  issue: Issue,
  { inPlaceOf, creditNotes }: Beside,
): Draft {
  const { order, items, payments } = facts;
  const page = blank(order, issue, { dated: 'วันที่ออก' });
  const notes = ['แก้ไขหรือขูดลบเอกสารนี้ ถือว่าไม่สมบูรณ์', 'หากข้อมูลผู้ซื้อไม่ถูกต้อง กรุณาแจ้งภายในเดือนที่ออกเอกสาร'];
  if (creditNotes.length > 0) notes.unshift(`คำสั่งซื้อนี้มีใบลดหนี้แล้ว เลขที่ ${creditNotes.join(', ')}`);
  if (inPlaceOf)
    notes.unshift(`ออกแทนใบกำกับภาษีเลขที่ ${inPlaceOf.paper_no} ลงวันที่ ${recordDate(inPlaceOf.paper_date)} ซึ่งยกเลิกแล้ว`);
  return {
    ...page,
    title: 'ใบกำกับภาษี / ใบเสร็จรับเงิน',
    subtitle: 'เอกสารออกเป็นชุด',
    buyer: taxBuyer(buyer),
    facts: [...page.facts, ['ชำระโดย', payments[0]?.split(' ')[0] ?? '']],
    columns: TAXED,
    ...listed(items),
    words: ['', bahtWords(toSatang(order.orders_net)), INCLUDED],
    totals: totals(facts, ['มูลค่าสินค้าและบริการ', 'จำนวนภาษีมูลค่าเพิ่ม 7%', 'จำนวนเงินรวมทั้งสิ้น']),
    notes: ['หมายเหตุ', ...notes],
  };
}

export interface PaperRef {
  paper_no: string;
  paper_date: string;
  isInvoice: boolean;
}

/** What a credit note takes back: satang that were held before it and that are after it, and why. */
export interface TakenBack {
  before: number;
  after: number;
  reason: string;
  note: string;
  /** Where the money goes, as personnel wrote it. */
  account: string | null;
  /** Where single tickets come back: each is a line of the note. */
  tickets?: readonly TicketTakenBack[];
}

interface TicketTakenBack {
  ticket_code: string;
  product_title: string;
  product_price_title: string | null;
  orders_detail_net: number;
}

/** VAT of what is taken back: the difference of what was contained, so that all notes of an order add up to its VAT. */
export function vatTakenBack({ before, after }: Pick<TakenBack, 'before' | 'after'>): number {
  return vatIncluded(before) - vatIncluded(after);
}

/** The paper that a credit note changes. */
interface Changed extends PaperRef {
  buyer: string[][];
  /** Satang without VAT. */
  base: number;
}

/**
 * A credit note (Revenue Code, section 86/10): the value on the paper that it changes, the right one, and the difference. What
 * earlier notes took back stands between, so that the sum can be followed.
 */
export function creditNotePage({ order, items }: PaperFacts, about: Changed, taken: TakenBack, issue: Issue): Draft {
  const { before, after, account } = taken;
  const [base, right] = [before - vatIncluded(before), after - vatIncluded(after)];
  const text = items.length === 1 ? (items[0]?.[1] ?? '') : `รายการตามคำสั่งซื้อ ${order.order_no}`;
  const whole = [['1', text, taken.note, '1', amount(before - after)]];
  const earlier = about.base - base;
  const paidInto = account && `คืนเงินเข้าบัญชี ${maskedAccounts(account)} วันที่ ${recordDate(issue.date)}`;
  return {
    ...blank(order, issue, { dated: 'วันที่ออก' }),
    title: PAPER_KIND.credit_note,
    subtitle: 'ตามมาตรา 86/10 แห่งประมวลรัษฎากร',
    buyer: about.buyer,
    refs: [
      [`อ้างถึง${about.isInvoice ? PAPER_KIND.tax_invoice : PAPER_KIND.receipt}เลขที่`, about.paper_no],
      ['ลงวันที่', recordDate(about.paper_date)],
      ['สาเหตุที่ลดหนี้', taken.reason],
    ],
    columns: TAKEN_BACK,
    ...listed(taken.tickets?.map(ticketLine) ?? whole),
    words: ['ที่ลดหนี้', bahtWords(before - after), ...(paidInto ? [paidInto] : [])],
    totals: [
      [about.isInvoice ? 'มูลค่าตามใบกำกับภาษีเดิม' : 'มูลค่าตามใบเสร็จเดิม', amount(about.base)],
      ...(earlier > 0 ? [['หัก ลดหนี้ก่อนหน้าแล้ว', amount(earlier)] as [string, string]] : []),
      ['มูลค่าที่ถูกต้อง', amount(right)],
      ['ผลต่าง', amount(base - right)],
      ['ภาษีมูลค่าเพิ่ม 7% ของผลต่าง', amount(vatTakenBack(taken))],
      ['รวมลดหนี้', amount(before - after)],
    ],
    notes: ['หมายเหตุ', 'ผู้ประกอบการจดทะเบียนที่ได้รับใบลดหนี้ ให้นำภาษีไปหักออกจากภาษีซื้อในเดือนที่ได้รับ'],
  };
}

function ticketLine(ticket: TicketTakenBack, index: number): string[] {
  const { product_title, product_price_title, ticket_code, orders_detail_net } = ticket;
  const name = ['บัตรชม', product_title, product_price_title].filter(Boolean).join(' ');
  return [String(index + 1), name, `บัตร ${ticket_code}`, '1', amount(toSatang(orders_detail_net))];
}

/** A void paper: the same words across which it says so, and what stands in its place. */
export function voidPage(page: PaperPage, on: string, substitute: string): PaperPage {
  const note = `ยกเลิกเมื่อ ${recordDate(on)} ออกใบแทนเลขที่ ${substitute} เลขนี้เก็บไว้ในรายงานภาษีขาย`;
  const [title = '', ...notes] = page.notes;
  return { ...page, void: true, notes: [title, note, ...notes] };
}

function blank(order: PaperOrder, { seller, date, publicUrl }: Issue, { dated }: { dated: string }) {
  return {
    look: 2 as const,
    stamp: 'ต้นฉบับ',
    void: false,
    seller,
    facts: [
      [dated, recordDate(date)],
      ['คำสั่งซื้อ', order.order_no],
    ] as PaperPage['facts'],
    refs: [],
    link: `${publicUrl}/order/${order.order_no}`,
  };
}

/** The items of a list that may need several pages, with what each page but the last hands on. */
function listed(items: string[][]): Pick<PaperPage, 'items' | 'carried'> {
  if (items.length < 2) return { items };
  const satang = items.map((item) => toSatang(Number(item.at(-1)?.replaceAll(',', ''))));
  return { items, carried: items.map((_, place) => amount(sumSatang(satang.slice(0, place + 1)))) };
}

function receiverOf({ user_name, user_lname, user_tel, user_email }: PaperOrder): string[][] {
  const name = [user_name, user_lname].filter(Boolean).join(' ') || 'ลูกค้า';
  const rows = [
    ['ได้รับเงินจาก', name, 'bold'],
    ['โทรศัพท์', phone(user_tel)],
  ];
  return user_email ? [...rows, ['อีเมล', user_email]] : rows;
}

function taxBuyer(buyer: TaxBuyer): string[][] {
  const rows = [
    ['ผู้ซื้อ', buyer.buyer_name, 'bold'],
    ['ที่อยู่', buyer.buyer_address],
  ];
  if (buyer.buyer_tax_id) rows.push(['เลขผู้เสียภาษี', taxId(buyer.buyer_tax_id)]);
  if (buyer.receipt_type === 'company') rows.push(['สาขา', branchName(buyer.buyer_branch ?? '')]);
  return rows;
}

function totals(
  { order, coupon }: PaperFacts,
  [base, vat, net]: [base: string, vat: string, net: string],
): PaperPage['totals'] {
  const { orders_total, orders_discount, orders_net, orders_vat } = order;
  const [all, tax] = [toSatang(orders_net), toSatang(orders_vat)];
  return [
    ['รวมเงิน', amount(toSatang(orders_total))],
    [coupon ? `ส่วนลด คูปอง ${coupon}` : 'ส่วนลด', amount(-toSatang(orders_discount)).replace('-0.00', '0.00')],
    [base, amount(all - tax)],
    [vat, amount(tax)],
    [net, amount(all)],
  ];
}
