import type { Schema } from '@wethi/api-client';
import { PRODUCT_FORMAT, PRODUCT_STATUS, PRODUCT_TYPE } from '@wethi/contract';
import { count } from '@wethi/format';
import { Form, Input, Segmented } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { crud } from '../../../crud/crud';
import { Field as FormField } from '../../../fields/field';
import { Section } from '../../../actions/section-nav';
import { Card } from '../../../layout/page';
import { useMay } from '../../../providers/access';
import { BAND, STAGE } from '../../../providers/resource';
import { BankAccounts } from './bank-accounts';
import styles from './editor.module.css';
import { Schedule } from './schedule';
import { SECTIONS, type SectionId } from './sections';
import { useFigures } from './use-figures';
import { Slides } from '../pictures/slides';

const { Field } = crud('product');

type Product = Schema<'Product'>;

const URL = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: 'ใช้ได้เฉพาะ a-z, 0-9 และขีดกลาง' };

interface ProductSectionProps {
  id: SectionId;
  /** Beside the title. */
  note?: ReactNode;
  /** At the end of its line. */
  way?: ReactNode;
  children: ReactNode;
}

/** One section of the page. */
export function ProductSection({ id, note, way, children }: ProductSectionProps) {
  const label = SECTIONS.find((section) => section.id === id)?.label;
  const extra = (
    <>
      {note && <span className={`secondary ${styles.note}`}>{note}</span>}
      {way}
    </>
  );
  return (
    <Section id={id}>
      <Card title={label} extra={extra}>
        <div className={styles.fields}>{children}</div>
      </Card>
    </Section>
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

/** A column with few values, which stand beside each other. */
function Segments({ name, label, labels }: { name: keyof Product; label: string; labels: Record<string, string> }) {
  const options = Object.entries(labels).map(([value, words]) => ({ value, label: words }));
  return (
    <FormField<Product> name={name} label={label}>
      <Segmented aria-label={label} options={options} className={styles.segments} />
    </FormField>
  );
}

export function MainCard() {
  useBelongings();
  const band_id = Form.useWatch<number | undefined>('band_id');
  return (
    <ProductSection id="main">
      <Wide>
        <Field.Text name="product_title" label="ชื่องานแสดง" counted={120} required />
        <Field.Text name="product_subtitle" label="คำโปรยใต้ชื่อ" counted={160} />
        <Field.Text name="product_other_names" label="ชื่ออื่น" help="ชื่ออังกฤษหรือชื่อย่อที่แฟน ๆ ใช้ค้นหา คั่นด้วยจุลภาค" />
      </Wide>
      <Field.Reference name="band_id" label="วง" {...BAND} required />
      <Field.Reference
        name="stage_id"
        label="เวที"
        {...STAGE}
        where={{ band_id }}
        help="ผู้ซื้อจะดูวิดีโอและไลฟ์ของเวทีนี้ได้ ยังไม่มีเวที วางรายชื่อเพลงแล้วระบบสร้างให้"
      />
      <Wide>
        <Segments name="product_type" label="ชนิด" labels={PRODUCT_TYPE} />
        <Segments name="product_format" label="รูปแบบ" labels={PRODUCT_FORMAT} />
        <FormField<Product>
          name="product_url"
          label="ที่อยู่หน้าเว็บ"
          required
          rules={[URL]}
          help="ใช้ตัวอังกฤษเล็ก ตัวเลข และขีด เปลี่ยนแล้วลิงก์เก่ายังเปิดได้ ระบบพาไปหน้าใหม่ให้เอง"
        >
          <Input addonBefore="/package/" maxLength={200} placeholder="เช่น saeng-sudthai-kon-chao" />
        </FormField>
      </Wide>
      <Field.Text name="product_code" label="รหัสสินค้า" maxLength={40} />
      <Field.Number name="product_year" label="ปี" max={9999} />
    </ProductSection>
  );
}

export function DaysCard({ product }: { product: Product | undefined }) {
  const days = useFigures(product)?.watch_days;
  return (
    <ProductSection id="days">
      <Field.Date name="product_start" label="วันแรก" />
      <Field.Date name="product_to" label="วันสุดท้าย" />
      <Field.Choice
        name="product_status"
        label="สถานะ"
        labels={PRODUCT_STATUS}
        required
        help="เปลี่ยนเองได้ แต่ตั้งเวลาไว้ด้านล่างสะดวกกว่า"
      />
      <Field.Flag name="product_disable" on="N" label="แสดงหน้าเว็บ" help="เปิดให้คนทั่วไปเห็น" />
      <Wide>
        <Schedule watchDays={days} maySet={useMay('settings.write')} />
      </Wide>
    </ProductSection>
  );
}

/** @param children the price tiers, where there are several */
export function PricesCard({ product, children }: { product: Product | undefined; children: ReactNode }) {
  const sold = useFigures(product)?.sold;
  const several = Form.useWatch<string | undefined>('product_price_list') === 'Y';
  return (
    <ProductSection id="prices">
      <Wide>
        <Field.Flag name="product_price_list" label="มีหลายราคา" help="ปิดเมื่อขายราคาเดียวตลอด" />
      </Wide>
      {several ? (
        <Wide>{children}</Wide>
      ) : (
        <>
          <Field.Money name="product_price" label="ราคา" required />
          <Field.Flag name="product_free" label="เปิดให้ฟรี" help="เปิดแล้วราคา 0 บาทขายได้ และคำสั่งซื้อ 0 บาทยืนยันเองทันที" />
        </>
      )}
      <Field.Money name="product_price_unchanged" label="ราคาก่อนลด (ขีดฆ่า)" help="แสดงเมื่อสูงกว่าราคาขายเท่านั้น" />
      <Field.Number
        name="product_limit"
        label="จำนวนบัตรที่ขายได้"
        unit="ใบ"
        placeholder="ไม่จำกัด"
        help={`เว้นว่างคือขายไม่จำกัด${sold === undefined ? '' : ` ขายแล้ว ${count(sold)} ใบ`}`}
      />
    </ProductSection>
  );
}

export function PlacesCard() {
  const queues = Form.useWatch<string | undefined>('product_queue') === 'Y';
  return (
    <ProductSection id="places">
      <Wide>
        <Field.Flag
          name="product_queue"
          label="ขายผ่านห้องรอ"
          help="ผู้ซื้อเข้าห้องรอก่อนเปิดขาย ใครอยู่ในห้องตอนเปิดขายถูกจับลำดับแบบสุ่ม มาหลังจากนั้นต่อคิวตามเวลา"
        />
      </Wide>
      {queues && (
        <>
          <Field.Date name="product_queue_date" label="วันเปิดขาย" />
          <Field.Time name="product_queue_open" label="ห้องรอเปิด" />
          <Field.Time name="product_queue_sale" label="เปิดขาย" />
        </>
      )}
    </ProductSection>
  );
}

/** @param changed tells the page that a slide came, went or moved */
export function PicturesCard({ changed }: { changed: () => void }) {
  return (
    <ProductSection id="pictures" note="png gif jpeg ไม่เกิน 8 MB">
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
    </ProductSection>
  );
}

export function BankCard() {
  return (
    <ProductSection id="bank">
      <Wide>
        <FormField<Product> name="book_bank_id" label="บัญชีที่ผู้ซื้อโอนเข้า" help="เปลี่ยนแล้วมีผลกับคำสั่งซื้อใหม่">
          <BankAccounts />
        </FormField>
      </Wide>
    </ProductSection>
  );
}
