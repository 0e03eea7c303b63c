import { COUPON_PRODUCT_TYPE, COUPON_TYPE, type CouponProductType, type CouponType } from '@wethi/contract';
import { count } from '@wethi/format';
import { Form, Input } from 'antd';
import { crud } from '../../crud/crud';
import { ChoiceCards } from '../../fields/choice-cards';
import { Field as FormField } from '../../fields/field';
import { Card } from '../../layout/page';
import { PRODUCT } from '../../providers/resource';
import { CodeField } from './code-field';
import { CouponExample } from './example/coupon-example';
import styles from './coupon.module.css';
import type { FormOf } from '../../providers/resource';
import { MomentField } from '../../fields/moment-field';

const { Field } = crud('coupon');

const NOTHING = { coupon_price: null, coupon_percent: null, coupon_point: null, coupon_pay: null };

const TYPES = [
  ['Price', COUPON_TYPE.Price, 'เช่น ลด ฿100'],
  ['Percent', COUPON_TYPE.Percent, 'เช่น ลด 15%'],
  ['All', COUPON_TYPE.All, 'คิด % ก่อน แล้วหักบาท'],
  ['Pay', COUPON_TYPE.Pay, 'ไม่ว่าราคาเท่าไร จ่ายเท่านี้'],
  ['Point', COUPON_TYPE.Point, 'แต้มละ 1 บาท'],
] as const satisfies readonly (readonly [CouponType, string, string])[];

const SCOPES = [
  ['Only', COUPON_PRODUCT_TYPE.Only, ''],
  ['All', COUPON_PRODUCT_TYPE.All, ''],
] as const satisfies readonly (readonly [CouponProductType, string, string])[];

export function NameCard() {
  return (
    <Card title="รหัสและชื่อ">
      <div className={styles.fields}>
        <CodeField />
        <Field.Text name="coupon_name" label="ชื่อที่ลูกค้าเห็น" maxLength={120} required />
        <div className={styles.wide}>
          <FormField<FormOf<'coupon'>> name="coupon_detail" label="รายละเอียด">
            <Input.TextArea rows={2} maxLength={500} />
          </FormField>
        </div>
      </div>
    </Card>
  );
}

/** The type decides which values there are; choosing another clears them (product.md §4). */
export function ValueCard() {
  const form = Form.useFormInstance();
  const type = Form.useWatch<CouponType | undefined>('coupon_type', form);
  return (
    <Card title="ลดแบบไหน">
      <div className={styles.fields}>
        <div className={`${styles.wide} ${styles.types}`}>
          <Form.Item name="coupon_type" noStyle>
            <ChoiceCards label="ชนิดส่วนลด" choices={TYPES} onChange={() => form.setFieldsValue(NOTHING)} />
          </Form.Item>
        </div>
        <div className={`${styles.wide} ${styles.value}`}>
          <div className={type === 'All' ? styles.pair : undefined}>
            {(type === 'All' || type === 'Percent') && (
              <Field.Number
                name="coupon_percent"
                label={type === 'All' ? 'ลดก่อน' : 'ลดกี่เปอร์เซ็นต์'}
                max={100}
                unit="%"
                required={type === 'Percent'}
              />
            )}
            {(type === 'All' || type === 'Price') && (
              <Field.Money
                name="coupon_price"
                label={type === 'All' ? 'แล้วลดอีก' : 'ลดกี่บาท'}
                required={type === 'Price'}
              />
            )}
            {type === 'Point' && <Field.Number name="coupon_point" label="ใช้แต้มได้" unit="แต้ม" required />}
            {type === 'Pay' && (
              <Field.Money name="coupon_pay" label="ลูกค้าจ่าย" required help="ใส่ 0 คือให้ฟรี คำสั่งซื้อยืนยันเองทันที" />
            )}
          </div>
          <CouponExample />
        </div>
        <p className={`${styles.wide} ${styles.note} secondary`}>เปลี่ยนแบบแล้วค่าที่กรอกไว้จะว่าง ลดแล้วไม่ต่ำกว่า 0 บาท</p>
      </div>
    </Card>
  );
}

/** @param used how often so far; undefined for a new coupon */
export function UseCard({ used }: { used: number | undefined }) {
  const scope = Form.useWatch<CouponProductType | undefined>('coupon_product_type');
  const limit = Form.useWatch<number | null | undefined>('coupon_limit');
  const left = typeof limit === 'number' && used !== undefined && ` เหลือ ${count(Math.max(0, limit - used))}`;
  return (
    <Card title="ใช้กับอะไร เมื่อไร กี่ครั้ง">
      <div className={styles.fields}>
        <div className={`${styles.wide} ${styles.scopes}`}>
          <Form.Item name="coupon_product_type" noStyle>
            <ChoiceCards label="ใช้กับ" choices={SCOPES} />
          </Form.Item>
        </div>
        {scope === 'Only' && (
          <div className={styles.wide}>
            <Field.Reference name="product_id" label="งานแสดง" {...PRODUCT} required />
          </div>
        )}
        <MomentField<FormOf<'coupon'>>
          label="เริ่มใช้"
          help="เว้นว่างคือใช้ได้ทันที"
          date="coupon_start"
          time="coupon_start_time"
          whole="00:00"
        />
        <MomentField<FormOf<'coupon'>>
          label="ใช้ได้ถึง"
          help="เว้นว่างคือไม่มีวันหมดเขต"
          date="coupon_to"
          time="coupon_to_time"
          whole="23:59"
        />
        <Field.Number
          name="coupon_limit"
          label="ใช้ได้กี่ครั้ง"
          min={1}
          unit="ครั้ง"
          help={`เว้นว่างคือไม่จำกัด${used === undefined ? '' : ` ใช้แล้ว ${count(used)}`}${left || ''}`}
        />
        <dl>
          <dt>ต่อคน</dt>
          <dd className={styles.perPerson}>1 ครั้งต่อคนต่องาน</dd>
        </dl>
      </div>
    </Card>
  );
}

export function AudienceFields() {
  return (
    <div className={styles.flags}>
      <Field.Flag name="coupon_member_only" label="เฉพาะสมาชิกเดิม" help="เคยซื้อและยืนยันแล้ว หรือเป็นสมาชิกที่ยังไม่หมดอายุ" />
      <Field.Flag name="coupon_email_only" label="เฉพาะรายชื่อที่กำหนด" help="เปิดทั้งสองข้อ คือเข้าข้อใดข้อหนึ่งก็ใช้ได้" />
      <Field.Flag
        name="coupon_public"
        label="แสดงให้ผู้ซื้อทุกคนเลือก"
        help="อยู่ในรายการคูปองของหน้าชำระเงิน ถ้าปิด เฉพาะคนที่รู้รหัสหรือมีชื่อในรายชื่อจะเห็น"
      />
    </div>
  );
}
