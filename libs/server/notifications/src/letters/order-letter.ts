import type { Letter, LetterPart } from '@wethi/accounts';
import { awaitsPayment, lackingSatang, NEW_SLIP_DAYS, satangText, type OrdersStatus } from '@wethi/contract';
import { baht, bangkokTime, clockTime, longDate, plainDate, titleTimes } from '@wethi/format';

export interface OrderFacts {
  order_no: string;
  orders_status: OrdersStatus;
  orders_total: number;
  orders_discount: number;
  orders_vat: number;
  orders_net: number;
  orders_paid: number;
  orders_pay_until: Date | null;
  orders_note: string | null;
  update_at: Date;
  /** Somebody else is to watch it. */
  gift_id?: number | null;
  user_nickname: string | null;
  user_tel: string;
  coupon_code: string | null;
  lines: {
    product_title: string;
    tickets: number;
    product_img: string | null;
    band_name: string;
    stage_date: string | null;
    stage_time_start: string | null;
  }[];
}

const BECAUSE = 'ส่งอีเมลนี้เพราะมีคำสั่งซื้อในบัญชีของคุณ';

/** The letter about how an order stands (design: 40-emails). @param publicUrl of the shop @returns none where nothing is news */
export function orderLetter(order: OrderFacts, publicUrl: string): Letter | undefined {
  if (awaitsPayment(order)) return order.orders_paid > 0 ? shortLetter(order, publicUrl) : undefined;
  return { wait: waitingLetter, approve: approvedLetter, not: refusedLetter, refund: refundedLetter }[
    order.orders_status
  ](order, publicUrl);
}

function waitingLetter(order: OrderFacts, publicUrl: string): Letter {
  return {
    subject: `รอการยืนยันการชำระเงิน ${title(order)}`,
    preheader: `ได้รับสลิป ${baht(order.orders_net)} แล้ว ปกติตรวจเสร็จใน 30 นาที`,
    chip: { text: 'รอยืนยัน', tone: 'wait' },
    heading: 'ได้รับสลิปแล้ว',
    parts: [
      {
        text: `${greeting(order)} ไม่สามารถตรวจสอบสลิปได้อัตโนมัติ แอดมินจะตรวจสอบให้ ปกติไม่เกิน 30 นาที เมื่อยืนยันแล้วเราส่งอีเมลและ SMS บอกทันที`,
      },
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

function approvedLetter(order: OrderFacts, publicUrl: string): Letter {
  const [first] = order.lines;
  const isGift = typeof order.gift_id === 'number';
  const own = `${greeting(order)} บัตรพร้อมแล้ว เข้าระบบด้วยเบอร์ของคุณ แล้วกด งานแสดงที่ซื้อ`;
  const given = `${greeting(order)} เราส่ง SMS พร้อมลิงก์รับของขวัญให้ผู้รับ และจะบอกอีกครั้งเมื่อผู้รับเปิดดู`;
  return {
    subject: `ยืนยันการชำระเงิน สำเร็จ ${title(order)}`,
    preheader: isGift ? 'ของขวัญพร้อมส่งให้ผู้รับแล้ว' : 'ดูได้เลยเมื่อถึงเวลา',
    picture: first?.product_img,
    chip: { text: 'ยืนยันแล้ว', tone: 'ok' },
    heading: 'ยืนยันการชำระเงิน สำเร็จ',
    parts: [
      { text: isGift ? given : own },
      ...shows(order),
      isGift
        ? { button: 'ดูคำสั่งซื้อ', link: orderLink(order, publicUrl) }
        : { button: 'งานแสดงที่ซื้อ', link: `${publicUrl}/watchReruns` },
      sums(order),
      { note: ['ใบเสร็จและใบกำกับภาษีอยู่ที่ ข้อมูลสมาชิก คำสั่งซื้อ'] },
    ],
    because: BECAUSE,
  };
}

function refusedLetter(order: OrderFacts, publicUrl: string): Letter {
  const until = new Date(order.update_at.getTime() + NEW_SLIP_DAYS * 86_400_000);
  const reason: LetterPart[] = order.orders_note ? [{ title: 'เหตุผล', note: [order.orders_note], tone: 'no' }] : [];
  return {
    subject: `คำสั่งซื้อไม่อนุมัติ ${title(order)}`,
    preheader: 'อ่านเหตุผลและวิธีแก้ ใช้เวลาไม่ถึงนาที',
    chip: { text: 'ไม่อนุมัติ', tone: 'no' },
    heading: 'สลิปนี้ยังใช้ไม่ได้',
    parts: [
      { text: `${greeting(order)} แอดมินตรวจสลิปแล้ว แต่ยังยืนยันให้ไม่ได้` },
      ...reason,
      ...shows(order),
      {
        text: `ถ้าเลือกรูปผิด ส่งสลิปที่ถูกต้องในคำสั่งซื้อเดิมได้ถึง ${plainDate(bangkokTime(until).date)} ถ้าโอนผิดบัญชี ติดต่อธนาคารเพื่อขอเงินคืน`,
      },
      { button: 'ส่งสลิปใหม่', link: orderLink(order, publicUrl) },
      sums(order),
    ],
    because: BECAUSE,
  };
}

function refundedLetter(order: OrderFacts, publicUrl: string): Letter {
  return {
    subject: `คืนเงินแล้ว ${title(order)}`,
    preheader: `คืนเงิน ${baht(order.orders_net)} ของคำสั่งซื้อ ${order.order_no}`,
    chip: { text: 'คืนเงินแล้ว', tone: 'ok' },
    heading: 'คืนเงินแล้ว',
    parts: [
      { text: `${greeting(order)} คืนเงินของคำสั่งซื้อนี้แล้ว` },
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
  const { orders_total, orders_discount, orders_vat, orders_net, coupon_code } = order;
  const discount: [string, string] = [`ส่วนลด ${coupon_code ?? ''}`.trim(), baht(-orders_discount)];
  return {
    rows: [
      ['คำสั่งซื้อ', order.order_no],
      ['ยอดรวม', baht(orders_total)],
      ...(orders_discount > 0 ? [discount] : []),
      ['ภาษีมูลค่าเพิ่ม 7% (รวมแล้ว)', baht(orders_vat)],
      ['ยอดสุทธิ', baht(orders_net)],
    ],
    sum: true,
  };
}
