import { ORDERS_STATUS, type OrdersImportField } from '@wethi/contract';
import {
  bahtCell,
  dateCell,
  phoneCell,
  textCell,
  type ReadColumns,
  type FieldRules,
  type Reading,
} from '@wethi/platform';

export type OrdersColumns = ReadColumns<OrdersImportField>;

/** How shops say that an order was paid. */
const PAID = ['approve', 'approved', 'paid', 'completed', 'complete', 'success', ORDERS_STATUS.approve].concat(
  ...['อนุมัติ', 'อนุมัติแล้ว', 'ชำระแล้ว', 'ชำระเงินแล้ว', 'จ่ายแล้ว', 'สำเร็จ', 'เสร็จสิ้น'],
);

/** What each field of a former order takes from a cell, in the order in which the sample file has them. */
export const ORDERS_FIELDS: FieldRules<OrdersImportField> = {
  orders_former_no: {
    headings: ['เลขที่คำสั่งซื้อเดิม', 'เลขที่คำสั่งซื้อ', 'เลขที่', 'เลขที่อ้างอิง', 'อ้างอิง', 'orderno', 'orderid', 'reference'],
    required: true,
    unique: true,
    read: textCell(60),
  },
  user_tel: {
    headings: ['เบอร์ผู้ซื้อ', 'เบอร์โทร', 'เบอร์มือถือ', 'เบอร์', 'โทร', 'tel', 'phone', 'mobile'],
    required: true,
    read: phoneCell,
  },
  product: {
    headings: [
      ...['งานแสดงชื่อที่อยู่หน้าเว็บหรือรหัส', 'งานแสดง', 'สินค้า', 'ชื่องาน', 'ชื่อสินค้า', 'product'],
      ...['producturl', 'producttitle'],
    ],
    required: true,
    read: textCell(200),
  },
  orders_net: {
    headings: ['ยอดที่จ่าย', 'ยอดสุทธิ', 'ยอดชำระ', 'ราคา', 'จำนวนเงิน', 'ยอดเงิน', 'amount', 'price', 'total'],
    required: true,
    read: bahtCell,
  },
  orders_payment_date: {
    headings: ['วันที่จ่าย', 'วันที่ชำระ', 'วันที่โอน', 'วันที่', 'สั่งซื้อเมื่อ', 'createat', 'date', 'paidat'],
    required: true,
    read: dateCell,
  },
  orders_status: { headings: ['สถานะ', 'status'], read: paid },
  orders_note: { headings: ['หมายเหตุ', 'โน้ต', 'note', 'remark'], read: textCell(300) },
};

/** What was not paid or given back has no place among purchases. */
function paid(cell: string): Reading {
  return PAID.includes(cell.toLowerCase()) ? { value: 'approve' } : { fault: 'นำเข้าเฉพาะคำสั่งซื้อที่จ่ายแล้ว ข้ามแถวนี้ไว้' };
}
