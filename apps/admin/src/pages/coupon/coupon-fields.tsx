import { COUPON_PRODUCT_TYPE, COUPON_TYPE, type CouponProductType, type CouponType } from '@wethi/contract';
import { Divider, Form } from 'antd';
import { crud } from '../../crud/crud';
import { PRODUCT } from '../../providers/resource';
import { CodeField } from './code-field';
import { CouponExample } from './coupon-example';

const { Field } = crud('coupon');

const NOTHING = { coupon_price: null, coupon_percent: null, coupon_point: null, coupon_pay: null };

/** The type decides which values there are; choosing another clears them (product.md §4). */
function ValueFields() {
  const form = Form.useFormInstance();
  const type = Form.useWatch<CouponType | undefined>('coupon_type', form);
  return (
    <>
      <Field.Choice
        name="coupon_type"
        label="ชนิดส่วนลด"
        labels={COUPON_TYPE}
        required
        onChoose={() => form.setFieldsValue(NOTHING)}
      />
      {(type === 'All' || type === 'Percent') && (
        <Field.Number
          name="coupon_percent"
          label="ลดกี่เปอร์เซ็นต์"
          max={100}
          unit="%"
          required={type === 'Percent'}
          help={type === 'All' && 'ลดเป็นเปอร์เซ็นต์ก่อน แล้วลดเป็นบาท เว้นว่างข้อใดข้อหนึ่งได้'}
        />
      )}
      {(type === 'All' || type === 'Price') && (
        <Field.Money name="coupon_price" label="ลดกี่บาท" required={type === 'Price'} />
      )}
      {type === 'Point' && <Field.Money name="coupon_point" label="แต้มที่ใช้แทนเงิน" required />}
      {type === 'Pay' && (
        <Field.Money name="coupon_pay" label="ราคาที่จ่าย" required help="ผู้ซื้อจ่ายเท่านี้เมื่อราคาสูงกว่า ใส่ 0 คือไม่ต้องจ่าย" />
      )}
    </>
  );
}

function ScopeFields() {
  const scope = Form.useWatch<CouponProductType | undefined>('coupon_product_type');
  return (
    <>
      <Field.Choice name="coupon_product_type" label="ใช้กับ" labels={COUPON_PRODUCT_TYPE} required />
      {scope === 'Only' && <Field.Reference name="product_id" label="งานแสดง" {...PRODUCT} required />}
    </>
  );
}

export function CouponFields() {
  return (
    <>
      <CodeField />
      <Field.Text name="coupon_name" label="ชื่อที่ลูกค้าเห็น" maxLength={120} required />
      <Field.Text name="coupon_detail" label="รายละเอียด" maxLength={500} />
      <ScopeFields />
      <ValueFields />
      <CouponExample />
      <Divider orientation="left">ใช้ได้เมื่อไร</Divider>
      <Field.Date name="coupon_start" label="ตั้งแต่วันที่" help="เว้นว่างคือใช้ได้ทันที" />
      <Field.Time name="coupon_start_time" label="ตั้งแต่เวลา" />
      <Field.Date name="coupon_to" label="ถึงวันที่" help="เว้นว่างคือไม่มีวันหมดเวลา" />
      <Field.Time name="coupon_to_time" label="ถึงเวลา" />
      <Divider orientation="left">ใครใช้ได้</Divider>
      <Field.Number name="coupon_limit" label="จำนวนคำสั่งซื้อ" unit="ครั้ง" help="เว้นว่างคือไม่จำกัด" />
      <Field.Flag
        name="coupon_public"
        label="แสดงให้ผู้ซื้อทุกคนเลือก"
        help="อยู่ในรายการคูปองของหน้าชำระเงิน ถ้าปิด เฉพาะคนที่รู้รหัสหรือมีชื่อในรายชื่อจะเห็น"
      />
      <Field.Flag name="coupon_member_only" label="เฉพาะสมาชิกเดิม" help="ผู้ที่มีคำสั่งซื้อที่อนุมัติแล้ว" />
      <Field.Flag
        name="coupon_email_only"
        label="เฉพาะอีเมลหรือเบอร์โทรศัพท์ที่กำหนด"
        help="ใส่รายชื่อจากปุ่ม “ผู้มีสิทธิ์ใช้” ในตาราง ถ้าเปิดทั้งสองแบบ เข้าเงื่อนไขแบบใดแบบหนึ่งก็ใช้ได้"
      />
    </>
  );
}
