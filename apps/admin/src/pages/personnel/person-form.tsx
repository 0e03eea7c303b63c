import { PERSONNEL_ROLE, type PersonnelRole } from '@wethi/contract';
import { Alert, Form } from 'antd';
import { crud } from '../../crud/crud';
import { ChoiceCards } from '../../fields/choice-cards';
import { BAND } from '../../providers/resource';
import styles from './personnel.module.css';

const { Field } = crud('personnel');

const USERNAME = {
  value: /^[\w.@-]{4,60}$/,
  message: 'ใช้ตัวอักษรอังกฤษ ตัวเลข หรือ . _ - @ อย่างน้อย 4 ตัว',
};

const TELEGRAM = { value: /^\d{5,16}$/, message: 'ใส่เลขบัญชี Telegram เป็นตัวเลข' };

const ROLES = [
  ['owner', PERSONNEL_ROLE.owner, 'ทำได้ทุกอย่าง รวมถึงเพิ่มบุคลากร'],
  ['shop', PERSONNEL_ROLE.shop, 'ขาย ตรวจสลิป ดูแลลูกค้า ทุกวง'],
  ['band', PERSONNEL_ROLE.band, 'เห็นและแก้เฉพาะงานของวงตัวเอง'],
] as const;

/** Somebody who works in the back office; who is new chooses the password themselves. */
export function PersonForm() {
  const id = Form.useWatch<number | undefined>('id', { form: Form.useFormInstance(), preserve: true });
  const role = Form.useWatch<PersonnelRole | undefined>('role');
  return (
    <>
      <div className={styles.pair}>
        <Field.Text name="personnel_name" label="ชื่อ" required maxLength={80} />
        <Field.Text name="personnel_lname" label="นามสกุล" maxLength={80} />
        <Field.Digits
          name="personnel_tel"
          label="เบอร์โทร"
          length={10}
          placeholder="0xx-xxx-xxxx"
          required={id === undefined}
        />
        <Field.Text name="email" label="อีเมล" maxLength={120} />
      </div>
      <Field.Text
        name="username"
        label="ชื่อผู้ใช้"
        required
        // Who has a shorter one keeps it.
        pattern={id === undefined ? USERNAME : undefined}
        maxLength={60}
        help="ใช้เข้าหลังบ้าน อย่างน้อย 4 ตัว"
      />
      <Form.Item name="role" label="บทบาท" rules={[{ required: true }]}>
        <ChoiceCards label="บทบาท" choices={ROLES} />
      </Form.Item>
      {role === 'band' && <Field.Reference name="band_id" label="วงที่ดูแล" {...BAND} required />}
      {id === undefined ? (
        <Alert type="info" showIcon message="ระบบส่งลิงก์ตั้งรหัสผ่านทาง SMS ใช้ได้ 24 ชั่วโมง ไม่มีใครเห็นรหัสผ่าน" />
      ) : (
        <Kept />
      )}
    </>
  );
}

/** What is changed of somebody who is there, and asked of nobody new. */
function Kept() {
  return (
    <>
      <Field.Text name="personnel_nickname" label="ชื่อเล่น" maxLength={60} />
      <Field.Password
        name="password"
        label="รหัสผ่านใหม่"
        minLength={10}
        help="เว้นว่างไว้ใช้รหัสเดิม กรอกเฉพาะคนที่ไม่มีเบอร์โทร คนที่มีเบอร์ให้กด “รีเซ็ตรหัสผ่าน” ในเมนูจัดการ"
      />
      <Field.Text
        name="personnel_telegram"
        label="เลขบัญชี Telegram"
        pattern={TELEGRAM}
        help="ผู้ที่กดปุ่มใต้ข้อความแชตด้วยบัญชีนี้ อนุมัติหรือไม่อนุมัติคำสั่งซื้อในชื่อของบุคลากรคนนี้"
      />
      <Field.Text
        name="personnel_position"
        label="ตำแหน่ง"
        required
        help="บุคลากรที่เข้าหลังบ้านใส่คำว่า personnel ตำแหน่งอื่นเข้าไม่ได้"
      />
    </>
  );
}
