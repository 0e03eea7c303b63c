import type { Permission } from './permissions';

/** What can be brought in by a spreadsheet. */
export const DATA_IMPORT_KIND = { product: 'สินค้า', user: 'ผู้ใช้', orders: 'คำสั่งซื้อ' } as const;
export type DataImportKind = keyof typeof DATA_IMPORT_KIND;

/** `ready`: read, and not taken in yet. */
export const DATA_IMPORT_STATUS = { ready: 'ยังไม่นำเข้า', done: 'สำเร็จ', undone: 'เลิกแล้ว' } as const;
export type DataImportStatus = keyof typeof DATA_IMPORT_STATUS;

/** What a column of a spreadsheet of products may be. */
export const PRODUCT_IMPORT_FIELD = {
  product_title: 'ชื่องาน',
  band_name: 'วง',
  product_price: 'ราคา',
  product_price_unchanged: 'ราคาเต็ม',
  product_start: 'วันเริ่ม',
  product_to: 'วันสิ้นสุด',
  product_url: 'ที่อยู่หน้าเว็บ',
  product_subtitle: 'คำโปรย',
  product_detail: 'รายละเอียด',
  product_type: 'ชนิด',
  product_format: 'รูปแบบ',
  product_status: 'สถานะ',
  product_code: 'รหัสสินค้า',
  product_limit: 'จำนวนที่ขาย',
  product_disable: 'ปิดการขาย',
} as const;
export type ProductImportField = keyof typeof PRODUCT_IMPORT_FIELD;

/** Of customers. */
export const USER_IMPORT_FIELD = {
  user_tel: 'เบอร์โทร',
  full_name: 'ชื่อ และ นามสกุล (แยกที่ช่องว่าง)',
  user_name: 'ชื่อ',
  user_lname: 'นามสกุล',
  user_nickname: 'ชื่อเล่น',
  user_email: 'อีเมล',
  full_address: 'ที่อยู่ (แยกรหัสไปรษณีย์ให้)',
  user_address_line: 'บ้านเลขที่ ซอย ถนน',
  user_address_sub_district: 'ตำบลหรือแขวง',
  user_address_district: 'อำเภอหรือเขต',
  user_address_province: 'จังหวัด',
  user_address_postcode: 'รหัสไปรษณีย์',
} as const;
export type UserImportField = keyof typeof USER_IMPORT_FIELD;

/** Of what was bought and paid at the site before this one. */
export const ORDERS_IMPORT_FIELD = {
  orders_former_no: 'เลขที่คำสั่งซื้อเดิม',
  user_tel: 'เบอร์ผู้ซื้อ',
  product: 'งานแสดง (ชื่อ ที่อยู่หน้าเว็บ หรือรหัส)',
  orders_net: 'ยอดที่จ่าย',
  orders_payment_date: 'วันที่จ่าย',
  orders_status: 'สถานะ',
  orders_note: 'หมายเหตุ',
} as const;
export type OrdersImportField = keyof typeof ORDERS_IMPORT_FIELD;

interface ImportRule {
  permission: Permission;
  fields: Readonly<Record<string, string>>;
  /** Without these columns nothing can be imported. */
  required: readonly string[];
}

/** Each kind: who may bring it in, what its columns may be, and which of them it cannot do without. */
export const DATA_IMPORT: Readonly<Record<DataImportKind, ImportRule>> = {
  product: {
    permission: 'catalog.import',
    fields: PRODUCT_IMPORT_FIELD,
    required: ['product_title', 'band_name', 'product_price'] satisfies ProductImportField[],
  },
  user: {
    permission: 'people.write',
    fields: USER_IMPORT_FIELD,
    required: ['user_tel'] satisfies UserImportField[],
  },
  orders: {
    permission: 'orders.approve',
    fields: ORDERS_IMPORT_FIELD,
    required: [
      'orders_former_no',
      'user_tel',
      'product',
      'orders_net',
      'orders_payment_date',
    ] satisfies OrdersImportField[],
  },
};
