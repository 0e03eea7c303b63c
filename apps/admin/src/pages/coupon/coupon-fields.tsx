import type { Schema } from '@wethi/api-client';
import { COUPON_PRODUCT_TYPE, COUPON_TYPE, type CouponProductType, type CouponType } from '@wethi/contract';
import { Divider, Form } from 'antd';
import {
  ChoiceField,
  DateField,
  FlagField,
  MoneyField,
  NumberField,
  ReferenceField,
  TextField,
  TimeField,
} from '../../fields/fields';

type Coupon = Schema<'Coupon'>;

const CODE = { value: /^[A-Za-z0-9ก-๙_-]+$/, message: 'ใช้ได้เฉพาะตัวอักษร ตัวเลข - และ _' };
const NOTHING = { coupon_price: null, coupon_percent: null, coupon_point: null, coupon_pay: null };

/** The type decides which values there are; choosing another clears them (product.md §4). */
function ValueFields() {
  const form = Form.useFormInstance();
  const type = Form.useWatch<CouponType | undefined>('coupon_type', form);
  return (
    <>
      <ChoiceField<Coupon>
        name="coupon_type"
        label="ชนิดส่วนลด"
        labels={COUPON_TYPE}
        required
        onChoose={() => form.setFieldsValue(NOTHING)}
      />
      {(type === 'All' || type === 'Percent') && (
        <NumberField<Coupon>
          name="coupon_percent"
          label="ลดกี่เปอร์เซ็นต์"
          max={100}
          unit="%"
          required={type === 'Percent'}
          help={type === 'All' && 'ลดเป็นเปอร์เซ็นต์ก่อน แล้วลดเป็นบาท เว้นว่างข้อใดข้อหนึ่งได้'}
        />
      )}
      {(type === 'All' || type === 'Price') && (
        <MoneyField<Coupon> name="coupon_price" label="ลดกี่บาท" required={type === 'Price'} />
      )}
      {type === 'Point' && <MoneyField<Coupon> name="coupon_point" label="แต้มที่ใช้แทนเงิน" required />}
      {type === 'Pay' && (
        <MoneyField<Coupon> name="coupon_pay" label="ราคาที่จ่าย" required help="ผู้ซื้อจ่ายเท่านี้เมื่อราคาสูงกว่า ใส่ 0 คือไม่ต้องจ่าย" />
      )}
    </>
  );
}

function ScopeFields() {
  const scope = Form.useWatch<CouponProductType | undefined>('coupon_product_type');
  return (
    <>
      <ChoiceField<Coupon> name="coupon_product_type" label="ใช้กับ" labels={COUPON_PRODUCT_TYPE} required />
      {scope === 'Only' && (
        <ReferenceField<Coupon>
          name="product_id"
          label="งานแสดง"
          resource="product"
          nameColumn="product_title"
          dateColumn="product_start"
          required
        />
      )}
    </>
  );
}

export function CouponFields() {
  return (
    <>
      <TextField<Coupon>
        name="coupon_code"
        label="รหัสคูปอง"
        maxLength={40}
        pattern={CODE}
        required
        placeholder="เช่น HINGHOI100"
        help="ผู้ซื้อกรอกรหัสนี้ในหน้าชำระเงิน ตัวพิมพ์เล็กหรือใหญ่ก็ได้"
      />
      <TextField<Coupon> name="coupon_name" label="ชื่อคูปอง" maxLength={120} required />
      <TextField<Coupon> name="coupon_detail" label="รายละเอียด" maxLength={500} />
      <ScopeFields />
      <ValueFields />
      <Divider orientation="left">ใช้ได้เมื่อไร</Divider>
      <DateField<Coupon> name="coupon_start" label="ตั้งแต่วันที่" help="เว้นว่างคือใช้ได้ทันที" />
      <TimeField<Coupon> name="coupon_start_time" label="ตั้งแต่เวลา" />
      <DateField<Coupon> name="coupon_to" label="ถึงวันที่" help="เว้นว่างคือไม่มีวันหมดเวลา" />
      <TimeField<Coupon> name="coupon_to_time" label="ถึงเวลา" />
      <Divider orientation="left">ใครใช้ได้</Divider>
      <NumberField<Coupon> name="coupon_limit" label="จำนวนคำสั่งซื้อ" unit="ครั้ง" help="เว้นว่างคือไม่จำกัด" />
      <FlagField<Coupon> name="coupon_member_only" label="เฉพาะสมาชิกเดิม" help="ผู้ที่มีคำสั่งซื้อที่อนุมัติแล้ว" />
      <FlagField<Coupon>
        name="coupon_email_only"
        label="เฉพาะอีเมลหรือเบอร์โทรศัพท์ที่กำหนด"
        help="ใส่รายชื่อจากปุ่ม “ผู้มีสิทธิ์ใช้” ในตาราง ถ้าเปิดทั้งสองแบบ เข้าเงื่อนไขแบบใดแบบหนึ่งก็ใช้ได้"
      />
    </>
  );
}
