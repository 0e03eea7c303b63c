import type { Schema } from '@wethi/api-client';
import { PRODUCT_FORMAT, PRODUCT_STATUS, PRODUCT_TYPE } from '@wethi/contract';
import { Form } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { crud } from '../../../crud/crud';
import { Card } from '../../../layout/page';
import { BAND, BOOK_BANK } from '../../../providers/resource';
import styles from './editor.module.css';
import { Schedule } from './schedule';
import { SECTIONS, type SectionId } from './sections';
import { useFigures } from './use-figures';
import { Slides } from '../pictures/slides';

const { Field } = crud('product');

type Product = Schema<'Product'>;

const URL = { value: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: 'ใช้ได้เฉพาะ a-z, 0-9 และขีดกลาง' };

/** One section of the page, where the navigation finds it. */
export function Section({ id, note, children }: { id: SectionId; note?: ReactNode; children: ReactNode }) {
  const label = SECTIONS.find((section) => section.id === id)?.label;
  return (
    <div id={`section-${id}`} className={styles.section}>
      <Card title={label} extra={note && <span className="secondary">{note}</span>}>
        <div className={styles.fields}>{children}</div>
      </Card>
    </div>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** Stage and account belong to the band that was chosen before. */
function useBelongings(): void {
  const form = Form.useFormInstance<Product>();
  const band_id = Form.useWatch<number | undefined>('band_id', form);
  const last = useRef(band_id);
  useEffect(() => {
    if (last.current !== undefined && last.current !== band_id)
      form.setFieldsValue({ stage_id: null, book_bank_id: null });
    last.current = band_id;
  }, [band_id, form]);
}

export function MainCard() {
  useBelongings();
  return (
    <Section id="main">
      <Wide>
        <Field.Text name="product_title" label="ชื่อ" required />
        <Field.Text name="product_subtitle" label="คำโปรย" />
      </Wide>
      <Field.Reference name="band_id" label="วง" {...BAND} required />
      <Field.Text name="product_other_names" label="ชื่ออื่น" help="ชื่ออังกฤษหรือชื่อย่อที่แฟน ๆ ใช้ค้นหา คั่นด้วยจุลภาค" />
      <Field.Choice name="product_type" label="ชนิด" labels={PRODUCT_TYPE} required />
      <Field.Choice name="product_format" label="รูปแบบ" labels={PRODUCT_FORMAT} required />
      <Wide>
        <Field.Text
          name="product_url"
          label="ที่อยู่หน้าเว็บ"
          pattern={URL}
          required
          placeholder="เช่น saeng-sudthai-kon-chao"
          help="ลูกค้าเปิดหน้านี้ที่ /package/ตามด้วยที่อยู่นี้"
        />
      </Wide>
      <Field.Text name="product_code" label="รหัสสินค้า" maxLength={40} />
      <Field.Number name="product_year" label="ปี" max={9999} />
    </Section>
  );
}

export function DaysCard({ product }: { product: Product | undefined }) {
  const days = useFigures(product)?.watch_days;
  return (
    <Section id="days">
      <Field.Date name="product_start" label="วันแรก" />
      <Field.Date
        name="product_to"
        label="วันสุดท้าย"
        help={`ดูย้อนหลังได้${days === undefined ? 'ต่อ' : `ถึง ${days} วัน`}หลังวันนี้ หรือหลังวันที่อนุมัติคำสั่งซื้อ`}
      />
      <Field.Choice name="product_status" label="สถานะ" labels={PRODUCT_STATUS} required />
      <Field.Flag name="product_disable" on="N" label="แสดงหน้าเว็บ" help="เปิดให้คนทั่วไปเห็น" />
      <Wide>
        <Schedule watchDays={days} />
      </Wide>
    </Section>
  );
}

/** @param children the price tiers, where there are several */
export function PricesCard({ children }: { children: ReactNode }) {
  const several = Form.useWatch<string | undefined>('product_price_list') === 'Y';
  return (
    <Section id="prices">
      <Wide>
        <Field.Flag name="product_price_list" label="มีหลายราคา" help="ผู้ซื้อเลือกราคา ปิดคือขายราคาเดียว" />
      </Wide>
      {several ? (
        <Wide>{children}</Wide>
      ) : (
        <>
          <Field.Money name="product_price" label="ราคา" required />
          <Field.Flag name="product_free" label="เปิดให้ฟรี" help="เปิดแล้วราคา 0 บาทขายได้ และคำสั่งซื้อ 0 บาทยืนยันเองทันที" />
        </>
      )}
      <Field.Money name="product_price_unchanged" label="ราคาก่อนลด (ขีดฆ่า)" help="แสดงเมื่อสูงกว่าราคา เว้นว่างได้" />
    </Section>
  );
}

export function PlacesCard() {
  const queues = Form.useWatch<string | undefined>('product_queue') === 'Y';
  return (
    <Section id="places">
      <Field.Number name="product_limit" label="จำนวนที่ขาย" unit="ที่" help="เว้นว่างคือขายไม่จำกัด" />
      <Field.Flag
        name="product_queue"
        label="ขายผ่านห้องรอ"
        help="ผู้ซื้อเข้าห้องรอก่อนเปิดขาย ใครอยู่ในห้องตอนเปิดขายถูกจับลำดับแบบสุ่ม มาหลังจากนั้นต่อคิวตามเวลา"
      />
      {queues && (
        <>
          <Field.Date name="product_queue_date" label="วันเปิดขาย" />
          <Field.Time name="product_queue_open" label="ห้องรอเปิด" />
          <Field.Time name="product_queue_sale" label="เปิดขาย" />
        </>
      )}
    </Section>
  );
}

/** @param changed tells the page that a slide came, went or moved */
export function PicturesCard({ changed }: { changed: () => void }) {
  return (
    <Section id="pictures" note="png gif jpeg ไม่เกิน 8 MB">
      <Field.Picture name="product_img" label="รูปหลัก" kind="Product" />
      <Field.Picture
        name="product_img_slide"
        label="รูปกว้างหน้าแรก"
        kind="ProductSlide"
        help="ใช้เมื่องานนี้เป็นไลฟ์ครั้งถัดไป เว้นว่างคือใช้รูปหลัก"
      />
      <Wide>
        <Slides changed={changed} />
      </Wide>
    </Section>
  );
}

export function BankCard() {
  const band_id = Form.useWatch<number | undefined>('band_id');
  return (
    <Section id="bank">
      <Wide>
        <Field.Reference
          name="book_bank_id"
          label="บัญชีที่ผู้ซื้อโอนเข้า"
          {...BOOK_BANK}
          where={{ band_id }}
          help="เปลี่ยนแล้วมีผลกับคำสั่งซื้อใหม่"
        />
      </Wide>
    </Section>
  );
}
