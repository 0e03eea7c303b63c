import type { Letter, LetterLine, LetterPart } from '@wethi/accounts';
import {
  awaitsPayment,
  LATE_MONEY,
  lackingSatang,
  NEW_SLIP_DAYS,
  ORDERS_PAYMENT,
  ranOut,
  satangText,
  type LateMoney,
  type OrdersPayment,
  type OrdersStatus,
  type ProductFormat,
} from '@wethi/contract';
import {
  addDays,
  baht,
  bangkokTime,
  clockTime,
  dayMonth,
  longDate,
  phone,
  plainDate,
  shortPlainDate,
  titleTimes,
  weekday,
} from '@wethi/format';
import type { Receipt } from '@wethi/orders';

/** In Bangkok. */
type Moment = ReturnType<typeof bangkokTime>;

export interface OrderFacts {
  order_no: string;
  orders_status: OrdersStatus;
  orders_total: number;
  orders_discount: number;
  orders_vat: number;
  orders_net: number;
  orders_paid: number;
  orders_pay_until: Date | null;
  orders_payment: OrdersPayment;
  orders_payment_bank: string | null;
  orders_note: string | null;
  /** What was given back last; some of it may have come back before. */
  last_refund?: number | null;
  update_at: Date;
  /** Its buyer cancelled it, or whoever else holds its number. */
  is_cancelled?: number;
  /** What its money came too late for. */
  late?: LateMoney | null;
  /** Somebody else is to watch it. */
  gift_id?: number | null;
  user_nickname: string | null;
  user_tel: string;
  coupon_code: string | null;
  lines: {
    product_title: string;
    tickets: number;
    product_img: string | null;
    product_format: ProductFormat;
    band_name: string;
    stage_date: string | null;
    stage_time_start: string | null;
    stage_time_to: string | null;
  }[];
  receipt?: Receipt;
}

const BECAUSE = 'ส่งอีเมลนี้เพราะมีคำสั่งซื้อในบัญชีของคุณ';

/**
 * The letter about how an order stands (design: 40-emails).
 * @param publicUrl of the shop
 * @param now the date and time in Bangkok
 * @returns none where nothing is news
 */
export function orderLetter(order: OrderFacts, publicUrl: string, now: Moment): Letter | undefined {
  if (awaitsPayment(order)) return order.orders_paid > 0 ? shortLetter(order, publicUrl) : undefined;
  if (order.orders_status === 'approve') return approvedLetter(order, publicUrl, now);
  if (order.late) return lateLetter(order, order.late, publicUrl);
  if (order.is_cancelled) return cancelledLetter(order, publicUrl);
  if (ranOut(order)) return ranOutLetter(order, publicUrl);
  return { wait: waitingLetter, not: refusedLetter, refund: refundedLetter }[order.orders_status](order, publicUrl);
}

/** What personnel has to confirm: money in the hand, or a slip. */
const AWAITED = {
  cash: {
    heading: 'ได้รับคำสั่งซื้อแล้ว',
    preheader: () => 'รอแอดมินยืนยันการรับเงินสด',
    text: 'รอแอดมินยืนยันการรับเงินสด',
  },
  slip: {
    heading: 'ได้รับสลิปแล้ว',
    preheader: (net: number) => `ได้รับสลิป ${baht(net)} แล้ว ปกติตรวจเสร็จใน 30 นาที`,
    text: 'ไม่สามารถตรวจสอบสลิปได้อัตโนมัติ แอดมินจะตรวจสอบให้ ปกติไม่เกิน 30 นาที',
  },
};

function waitingLetter(order: OrderFacts, publicUrl: string): Letter {
  const { heading, preheader, text } = AWAITED[order.orders_payment === 'cash' ? 'cash' : 'slip'];
  return {
    subject: `รอการยืนยันการชำระเงิน ${title(order)}`,
    preheader: preheader(order.orders_net),
    chip: { text: 'รอยืนยัน', tone: 'wait' },
    heading,
    parts: [
      { text: `${greeting(order)} ${text} เมื่อยืนยันแล้วเราส่งอีเมลและ SMS บอกทันที` },
      ...shows(order),
      sums(order),
      { button: 'ดูคำสั่งซื้อ', link: orderLink(order, publicUrl) },
    ],
    because: BECAUSE,
  };
}

function shortLetter(order: OrderFacts, publicUrl: string): Letter {
  const lacking = satangText(lackingSatang(order));
  const at = order.orders_pay_until && bangkokTime(order.orders_pay_until);
  return {
    subject: `ขาดอีก ${lacking} บาท ${title(order)}`,
    preheader: 'จ่ายส่วนที่เหลือแล้วแนบสลิปใบที่สอง',
    chip: { text: 'ยอดยังไม่ครบ', tone: 'wait' },
    heading: `ขาดอีก ${lacking} บาท`,
    parts: [
      {
        text: `${greeting(order)} ได้รับเงินแล้ว ${baht(order.orders_paid)}${at ? ` จ่ายส่วนที่เหลือภายใน ${plainDate(at.date)} เวลา ${clockTime(at.time)}` : ''}`,
      },
      ...shows(order),
      { button: 'จ่ายส่วนที่เหลือ', link: orderLink(order, publicUrl) },
    ],
    because: BECAUSE,
  };
}

function approvedLetter(order: OrderFacts, publicUrl: string, now: Moment): Letter {
  const { lines, receipt } = order;
  const isGift = typeof order.gift_id === 'number';
  const given = `เราส่ง SMS พร้อมลิงก์รับของขวัญให้ผู้รับ และจะบอกอีกครั้งเมื่อผู้รับเปิดดู`;
  const watch = lines.some((show) => isComing(show, now)) ? 'ดูได้เลยเมื่อถึงเวลา' : 'ดูได้เลย';
  const ready = isGift ? 'ของขวัญพร้อมส่งให้ผู้รับแล้ว' : watch;
  return {
    subject: `ยืนยันการชำระเงิน สำเร็จ ${title(order)}`,
    preheader: receipt ? `${ready} แนบใบเสร็จมาด้วย` : ready,
    picture: lines[0]?.product_img,
    chip: { text: 'ยืนยันแล้ว', tone: 'ok' },
    heading: 'ยืนยันการชำระเงิน สำเร็จ',
    parts: [
      { text: `${greeting(order)} ${isGift ? given : readyText(order, now)}` },
      ...shows(order),
      ...(isGift
        ? [{ button: 'ดูคำสั่งซื้อ', link: orderLink(order, publicUrl) }]
        : [{ button: 'งานแสดงที่ซื้อ', link: `${publicUrl}/watchReruns` }]),
      payment(order),
      ...(receipt ? [{ note: [receiptLine(order, receipt, publicUrl)] }] : []),
    ],
    because: BECAUSE,
  };
}

/** What to do with what was bought: of a single show on the net that is still to come, when and where. */
function readyText({ lines, user_tel }: OrderFacts, now: Moment): string {
  const enter = `เข้าระบบด้วยเบอร์ ${phone(user_tel)} แล้วกด`;
  const [show] = lines;
  if (lines.length !== 1 || !show?.stage_date || show.product_format === 'onsite')
    return `บัตรพร้อมแล้ว ${enter} งานแสดงที่ซื้อ`;
  if (!isComing(show, now)) return `พร้อมให้รับชมแล้ว ${enter} งานแสดงที่ซื้อ`;
  const start = show.stage_time_start ? ` ${clockTime(show.stage_time_start)}` : '';
  return `บัตรพร้อมแล้ว ${weekday(show.stage_date)} ${dayMonth(show.stage_date)}${start} ${enter} เข้าชมสด`;
}

function isComing({ stage_date, ...times }: OrderFacts['lines'][number], { date, time }: Moment): boolean {
  if (stage_date === null) return false;
  const { stage_time_start: start, stage_time_to: end } = times;
  // Shows go on after midnight.
  const lastDay = start !== null && end !== null && end < start ? addDays(stage_date, 1) : stage_date;
  return `${lastDay} ${end ?? '23:59:59'}` >= `${date} ${time}`;
}

function payment(order: OrderFacts): LetterPart {
  const { receipt, orders_payment, orders_payment_bank, orders_vat, orders_net } = order;
  const number: [string, string][] = receipt ? [['ใบเสร็จเลขที่', receipt.paper_no]] : [];
  return {
    rows: [
      ['คำสั่งซื้อ', order.order_no],
      ...number,
      ['ชำระโดย', [ORDERS_PAYMENT[orders_payment], orders_payment_bank].filter(Boolean).join(' ')],
      ['ภาษีมูลค่าเพิ่ม 7% (รวมแล้ว)', baht(orders_vat)],
      ['ยอดสุทธิ', baht(orders_net)],
    ],
    sum: true,
  };
}

function receiptLine(order: OrderFacts, { paper_no, ask_until }: Receipt, publicUrl: string): LetterLine {
  const file = ['ไฟล์แนบ ', { strong: `${paper_no}.pdf` }];
  if (ask_until === null) return file;
  const until = ` ถ้าต้องการใบกำกับภาษี ขอได้ถึง ${shortPlainDate(ask_until)} ที่ `;
  return [...file, until, { text: 'คำสั่งซื้อ', link: orderLink(order, publicUrl) }];
}

function refusedLetter(order: OrderFacts, publicUrl: string): Letter {
  const until = new Date(order.update_at.getTime() + NEW_SLIP_DAYS * 86_400_000);
  const coupon = order.coupon_code ? ` คูปอง ${order.coupon_code} ใช้ต่อได้ถ้าสิทธิ์ยังไม่หมด` : '';
  const reason: LetterPart[] = order.orders_note ? [{ title: 'เหตุผล', note: [order.orders_note], tone: 'no' }] : [];
  const day = shortPlainDate(bangkokTime(until).date);
  const isSlip = order.orders_payment === 'transfer';
  return {
    subject: `คำสั่งซื้อไม่อนุมัติ ${title(order)}`,
    preheader: 'อ่านเหตุผลและวิธีแก้ ใช้เวลาไม่ถึงนาที',
    chip: { text: 'ไม่อนุมัติ', tone: 'no' },
    heading: isSlip ? 'สลิปนี้ยังใช้ไม่ได้' : 'ยังยืนยันการชำระเงินไม่ได้',
    parts: [
      { text: `${greeting(order)} แอดมินตรวจ${isSlip ? 'สลิป' : 'คำสั่งซื้อ'}แล้ว แต่ยังยืนยันให้ไม่ได้` },
      ...reason,
      ...shows(order),
      {
        text: isSlip
          ? `ถ้าเลือกรูปผิด ส่งสลิปที่ถูกต้องในคำสั่งซื้อเดิมได้ถึง ${day}${coupon} ถ้าโอนผิดบัญชี ติดต่อธนาคารเพื่อขอเงินคืน`
          : `ถ้าโอนเงินแล้ว ส่งสลิปในคำสั่งซื้อเดิมได้ถึง ${day}${coupon}`,
      },
      { button: isSlip ? 'ส่งสลิปใหม่' : 'ดูคำสั่งซื้อ', link: orderLink(order, publicUrl) },
      {
        rows: [
          ['คำสั่งซื้อ', order.order_no],
          ['ยอดสุทธิ', baht(order.orders_net)],
        ],
        sum: true,
      },
    ],
    because: BECAUSE,
  };
}

const NEXT_WHEN_LATE: Record<LateMoney, string> = {
  sold_out: 'ถ้ายังอยากดู ลงชื่อรอบัตรคืนได้ที่หน้าคำสั่งซื้อ',
  coupon_used_up: 'ถ้ายังอยากดู สั่งซื้อใหม่ได้ที่หน้างานแสดง',
};

/** The slip was good; nothing is wanted of its buyer. */
function lateLetter(order: OrderFacts, late: LateMoney, publicUrl: string): Letter {
  const what = LATE_MONEY[late];
  return {
    subject: `${what}แล้ว ${title(order)}`,
    preheader: 'เงินที่โอนมาอยู่ในรายการรอคืนเงิน ไม่ต้องโอนซ้ำ',
    chip: { text: what, tone: 'no' },
    heading: `${what}ก่อนเงินเข้า`,
    parts: [
      {
        text: `${greeting(order)} ได้รับเงินแล้ว แต่${what}ก่อน เงินที่โอนมาอยู่ในรายการรอคืนเงิน เจ้าหน้าที่จะติดต่อคืนให้ ไม่ต้องโอนซ้ำ`,
      },
      ...shows(order),
      { text: NEXT_WHEN_LATE[late] },
      { button: 'ดูคำสั่งซื้อ', link: orderLink(order, publicUrl) },
    ],
    because: BECAUSE,
  };
}

/** Nobody refused it: its time to pay was over. */
function ranOutLetter(order: OrderFacts, publicUrl: string): Letter {
  return {
    subject: `หมดเวลาชำระ ${title(order)}`,
    preheader: 'ถ้าโอนไปแล้ว ส่งสลิปมาได้เลย',
    chip: { text: 'หมดเวลาชำระ', tone: 'no' },
    heading: 'หมดเวลาชำระ',
    parts: [
      {
        text: [greeting(order), order.orders_note, 'ที่นั่งและคูปองคืนเข้าระบบแล้ว ถ้าโอนไปแล้ว ส่งสลิปมาได้เลย']
          .filter(Boolean)
          .join(' '),
      },
      ...shows(order),
      { button: 'ดูคำสั่งซื้อ', link: orderLink(order, publicUrl) },
    ],
    because: BECAUSE,
  };
}

/** Why stands on its page only: those are the words of somebody who may be a stranger. */
function cancelledLetter(order: OrderFacts, publicUrl: string): Letter {
  return {
    subject: `ยกเลิกคำสั่งซื้อแล้ว ${title(order)}`,
    preheader: 'ถ้าคุณไม่ได้ยกเลิกเอง หรือโอนเงินไปแล้ว ติดต่อเราได้เลย',
    chip: { text: 'ยกเลิกแล้ว', tone: 'no' },
    heading: 'ยกเลิกคำสั่งซื้อแล้ว',
    parts: [
      {
        text: `${greeting(order)} คำสั่งซื้อนี้ถูกยกเลิกแล้ว ถ้าคุณไม่ได้ยกเลิกเอง หรือโอนเงินไปแล้ว ติดต่อเราได้เลย`,
      },
      ...shows(order),
      { button: 'ดูคำสั่งซื้อ', link: orderLink(order, publicUrl) },
    ],
    because: BECAUSE,
  };
}

function refundedLetter(order: OrderFacts, publicUrl: string): Letter {
  const given = order.last_refund ?? order.orders_net;
  const before = order.orders_net - given;
  const earlier = before > 0 ? ` รวมกับที่คืนไปก่อนหน้านี้ ${baht(before)} ครบทั้งคำสั่งซื้อ` : '';
  return {
    subject: `คืนเงินแล้ว ${title(order)}`,
    preheader: `คืนเงิน ${baht(given)} ของคำสั่งซื้อ ${order.order_no}`,
    chip: { text: 'คืนเงินแล้ว', tone: 'ok' },
    heading: 'คืนเงินแล้ว',
    parts: [
      { text: `${greeting(order)} คืนเงิน ${baht(given)} ของคำสั่งซื้อนี้แล้ว${earlier}` },
      ...(order.orders_note ? [{ note: [order.orders_note] }] : []),
      ...shows(order),
      sums(order),
      { button: 'ดูคำสั่งซื้อ', link: orderLink(order, publicUrl) },
    ],
    because: BECAUSE,
  };
}

const title = ({ lines }: OrderFacts) => lines.map(({ product_title }) => product_title).join(' และ ');
const greeting = ({ user_nickname }: OrderFacts) => (user_nickname ? `สวัสดีคุณ${user_nickname}` : 'สวัสดี');
const orderLink = ({ order_no }: OrderFacts, publicUrl: string) => `${publicUrl}/order/${order_no}`;

function shows({ lines }: OrderFacts): LetterPart[] {
  return lines.map(({ product_title, tickets, product_img, band_name, stage_date, stage_time_start }) => {
    const when = stage_date && [longDate(stage_date), stage_time_start && clockTime(stage_time_start)];
    const occasion = when && when.filter(Boolean).join(' · ');
    return {
      show: {
        title: titleTimes(product_title, tickets),
        lines: [band_name, ...(occasion ? [occasion] : [])],
        picture: product_img,
      },
    };
  });
}

function sums(order: OrderFacts): LetterPart {
  const { orders_total, orders_discount, orders_net, coupon_code } = order;
  const discount: [string, string] = [`ส่วนลด ${coupon_code ?? ''}`.trim(), baht(-orders_discount)];
  return {
    rows: [
      ['คำสั่งซื้อ', order.order_no],
      ['ยอดรวม', baht(orders_total)],
      ...(orders_discount > 0 ? [discount] : []),
      ['ยอดสุทธิ', baht(orders_net)],
    ],
    sum: true,
  };
}
