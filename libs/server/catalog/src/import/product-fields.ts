import { PRODUCT_FORMAT, PRODUCT_STATUS, PRODUCT_TYPE, YES_NO, type ProductImportField } from '@wethi/contract';
import {
  bahtCell,
  choiceCell,
  dateCell,
  textCell,
  wholeCell,
  type ReadColumns,
  type FieldRules,
  type Reading,
} from '@wethi/platform';
import { PRODUCT_URL } from '../product/product.entity';

export type ProductColumns = ReadColumns<ProductImportField>;

/** What each field of a product takes from a cell, in the order in which the sample file has them. */
export const PRODUCT_FIELDS: FieldRules<ProductImportField> = {
  product_title: {
    headings: ['ชื่องาน', 'ชื่องานแสดง', 'ชื่อสินค้า', 'ชื่อ', 'title', 'name'],
    required: true,
    read: textCell(200),
  },
  band_name: { headings: ['วง', 'ชื่อวง', 'วงดนตรี', 'band', 'bandname'], required: true, read: textCell(120) },
  product_price: { headings: ['ราคา', 'ราคาขาย', 'price'], required: true, read: bahtCell },
  product_price_unchanged: { headings: ['ราคาเต็ม', 'ราคาก่อนลด', 'fullprice'], read: bahtCell },
  product_start: { headings: ['วันเริ่ม', 'วันที่', 'วันแสดง', 'start', 'date'], read: dateCell },
  product_to: { headings: ['วันสิ้นสุด', 'ถึงวันที่', 'end', 'to'], read: dateCell },
  product_url: { headings: ['ที่อยู่หน้าเว็บ', 'ลิงก์', 'url', 'slug'], unique: true, read: address },
  product_subtitle: { headings: ['คำโปรย', 'subtitle'], read: textCell(300) },
  product_detail: { headings: ['รายละเอียด', 'detail', 'description'], read: paragraphs },
  product_type: { headings: ['ชนิด', 'ประเภท', 'type'], read: choiceCell(PRODUCT_TYPE) },
  product_format: { headings: ['รูปแบบ', 'format'], read: choiceCell(PRODUCT_FORMAT) },
  product_status: { headings: ['สถานะ', 'status'], read: choiceCell(PRODUCT_STATUS) },
  product_code: { headings: ['รหัสสินค้า', 'รหัส', 'code', 'sku'], read: textCell(40) },
  product_limit: { headings: ['จำนวนที่ขาย', 'จำนวน', 'limit'], read: wholeCell },
  product_disable: { headings: ['ปิดการขาย', 'ซ่อน', 'disable'], read: choiceCell(YES_NO) },
};

/** Plain text; what looks like HTML is shown as it was typed. */
function paragraphs(cell: string): Reading {
  if (cell.length > 20_000) return { fault: 'รายละเอียดยาวเกิน 20,000 ตัวอักษร' };
  const safe = cell.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return {
    value: safe
      .split(/\r?\n+/)
      .map((line) => `<p>${line}</p>`)
      .join(''),
  };
}

function address(cell: string): Reading {
  return PRODUCT_URL.pattern.test(cell) && cell.length <= 120 ? { value: cell } : { fault: PRODUCT_URL.hint };
}
