import type { Schema } from '@wethi/api-client';
import { PRODUCT_FORMAT, PRODUCT_STATUS, PRODUCT_TYPE } from '@wethi/contract';
import { Divider, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { crud } from '../../crud/crud';
import { BAND, BOOK_BANK, STAGE } from '../../providers/resource';

const { Field } = crud('product');

type Product = Schema<'Product'>;

const URL = { value: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: 'ใช้ได้เฉพาะ a-z, 0-9 และขีดกลาง' };

/** The band decides which stages and which accounts can be chosen. */
function BelongingFields() {
  const form = Form.useFormInstance<Product>();
  const band_id = Form.useWatch<number | undefined>('band_id');
  const last = useRef(band_id);
  useEffect(() => {
    // Stage and account belong to the band that was chosen before.
    if (last.current !== undefined && last.current !== band_id)
      form.setFieldsValue({ stage_id: null, book_bank_id: null });
    last.current = band_id;
  }, [band_id, form]);
  return (
    <>
      <Field.Reference name="band_id" label="วง" {...BAND} required />
      <Field.Reference name="stage_id" label="เวที" {...STAGE} where={{ band_id }} help="ผู้ซื้อจะดูวิดีโอและไลฟ์ของเวทีนี้ได้" />
      <Field.Reference
        name="book_bank_id"
        label="บัญชีรับโอน"
        {...BOOK_BANK}
        where={{ band_id }}
        help="ผู้ซื้อโอนเงินเข้าบัญชีนี้"
      />
    </>
  );
}

function SaleFields() {
  return (
    <>
      <Field.Choice name="product_status" label="สถานะ" labels={PRODUCT_STATUS} required />
      <Field.Date
        name="product_publish_date"
        label="วันเผยแพร่"
        help="ตั้งไว้แล้วงานยังไม่แสดงหน้าเว็บ จนถึงวันและเวลานี้จึงแสดงเอง เปิดเองก่อนได้ทุกเมื่อ"
      />
      <Field.Time name="product_publish_time" label="เวลาเผยแพร่" />
      <Field.Date name="product_start" label="วันเริ่ม" />
      <Field.Date name="product_to" label="วันสิ้นสุด" help="ดูย้อนหลังได้ถึง 4 วันหลังวันนี้ หรือหลังวันที่อนุมัติคำสั่งซื้อ" />
      <Field.Money name="product_price" label="ราคา" required />
      <Field.Flag name="product_free" label="เปิดให้ฟรี" help="เปิดแล้วราคา 0 บาทขายได้ และคำสั่งซื้อ 0 บาทยืนยันเองทันที" />
      <Field.Money name="product_price_unchanged" label="ราคาเต็ม" help="แสดงขีดฆ่าเมื่อสูงกว่าราคา เว้นว่างได้" />
      <Field.Flag
        name="product_price_list"
        label="ให้ผู้ซื้อเลือกราคาหลายแบบ"
        help="เปิดแล้วใส่ราคาจากปุ่ม “ราคาหลายแบบ” ในตาราง"
      />
    </>
  );
}

function PlaceFields() {
  return (
    <>
      <Field.Number name="product_limit" label="จำนวนที่ขาย" unit="ที่" help="เว้นว่างคือขายไม่จำกัด" />
      <Field.Flag
        name="product_queue"
        label="ขายผ่านห้องรอ"
        help="ผู้ซื้อเข้าห้องรอก่อนเปิดขาย ใครอยู่ในห้องตอนเปิดขายถูกจับลำดับแบบสุ่ม มาหลังจากนั้นต่อคิวตามเวลา"
      />
      <Field.Date name="product_queue_date" label="วันเปิดขาย" />
      <Field.Time name="product_queue_open" label="ห้องรอเปิด" />
      <Field.Time name="product_queue_sale" label="เปิดขาย" />
    </>
  );
}

export function ProductFields() {
  return (
    <>
      <Field.Text name="product_title" label="ชื่อ" required />
      <Field.Text name="product_subtitle" label="คำโปรย" />
      <Field.Text name="product_other_names" label="ชื่ออื่น" help="ชื่อภาษาอังกฤษหรือชื่อย่อที่แฟน ๆ ใช้ค้นหา คั่นด้วยจุลภาค" />
      <Field.Text
        name="product_url"
        label="ที่อยู่หน้าเว็บ"
        pattern={URL}
        required
        placeholder="เช่น saeng-sudthai-kon-chao"
        help="ลูกค้าเปิดหน้านี้ที่ /package/ตามด้วยที่อยู่นี้"
      />
      <BelongingFields />
      <Field.Choice name="product_type" label="ชนิด" labels={PRODUCT_TYPE} required />
      <Field.Choice name="product_format" label="รูปแบบ" labels={PRODUCT_FORMAT} required />
      <Divider orientation="left">การขาย</Divider>
      <SaleFields />
      <Divider orientation="left">จำนวนและคิว</Divider>
      <PlaceFields />
      <Divider orientation="left">รูปและรายละเอียด</Divider>
      <Field.Picture name="product_img" label="รูปหลัก" kind="Product" />
      <Field.Picture name="product_img_slide" label="รูปสไลด์หน้าแรก" kind="ProductSlide" />
      <Field.Picture name="product_img_detail" label="รูปประกอบ 1" kind="Product" />
      <Field.Picture name="product_img_detail_1" label="รูปประกอบ 2" kind="Product" />
      <Field.Picture name="product_img_detail_2" label="รูปประกอบ 3" kind="Product" />
      <Field.Html name="product_detail" label="รายละเอียด" />
    </>
  );
}
