import { PERSONNEL_ROLE } from '@wethi/contract';
import { Form } from 'antd';
import { ReferenceName } from '../columns/reference-name';
import { crud } from '../crud/crud';
import { ChoiceCards } from '../fields/choice-cards';
import { StatusTag } from '../feedback/status-tag';
import { BelowPage } from '../layout/page';
import { BAND } from '../providers/resource';
import { PersonCell, seenText } from './personnel/person-cell';
import { MissingFactor } from './personnel/missing-factor';
import { ResetFactor } from './personnel/reset-factor';
import { SendLink } from './personnel/send-link';
import { RoleMatrix } from './personnel/role-matrix';

const { CrudPage, column, Field } = crud('personnel');

const USERNAME = {
  value: /^[\w.@-]{3,60}$/,
  message: 'ใช้ตัวอักษรอังกฤษ ตัวเลข หรือ . _ - @ อย่างน้อย 3 ตัว',
};

const TELEGRAM = { value: /^\d{5,16}$/, message: 'ใส่เลขบัญชี Telegram เป็นตัวเลข' };

const ROLES = [
  ['owner', PERSONNEL_ROLE.owner, 'ทำได้ทุกอย่าง รวมถึงเพิ่มบุคลากร'],
  ['shop', PERSONNEL_ROLE.shop, 'ขาย ตรวจสลิป ดูแลลูกค้า ทุกวง'],
  ['band', PERSONNEL_ROLE.band, 'เห็นและแก้เฉพาะงานของวงตัวเอง'],
] as const;

export default function PersonnelPage() {
  return (
    <>
      <MissingFactor />
      <CrudPage
        noun="บุคลากร"
        search="ค้นหาชื่อหรือชื่อผู้ใช้"
        cards
        empty="ยังไม่มีบุคลากร เพิ่มผู้ที่ต้องเข้าหลังบ้าน"
        defaults={{ personnel_position: 'personnel', role: 'shop', status_by: 'N' }}
        columns={[
          column.text('username', 'ชื่อ', {
            file: { username: 'ชื่อผู้ใช้', personnel_name: 'ชื่อ', personnel_lname: 'นามสกุล' },
            render: (_, person) => <PersonCell person={person} />,
          }),
          column.choice('role', 'บทบาท', PERSONNEL_ROLE),
          column.reference('band_id', 'เห็นข้อมูลของ', BAND, {
            render: (id: number | null, { role }) =>
              role === 'band' ? <ReferenceName id={id} column="band_id" {...BAND} /> : 'ทุกวง',
          }),
          column.text('totp', 'เข้าระบบสองชั้น', {
            file: { totp: 'เข้าระบบสองชั้น' },
            render: (_, { totp, role }) =>
              totp === 'Y' ? (
                <StatusTag tone="ok">เปิดแล้ว</StatusTag>
              ) : (
                <StatusTag tone={role === 'band' ? 'wait' : 'no'}>ยังไม่ตั้ง</StatusTag>
              ),
          }),
          column.text('seen_at', 'ใช้ล่าสุด', {
            className: 'number',
            render: (_, { seen_at }) => seenText(seen_at),
          }),
          column.text('status_by', 'สถานะ', {
            file: { status_by: 'ปิดใช้งาน' },
            render: (_, { status_by }) =>
              status_by === 'Y' ? <StatusTag tone="no">ปิดใช้งาน</StatusTag> : <StatusTag tone="ok">ใช้งาน</StatusTag>,
          }),
        ]}
        actions={(person) => (
          <>
            <SendLink person={person} />
            <ResetFactor person={person} />
          </>
        )}
      >
        <Field.Text name="personnel_name" label="ชื่อ" />
        <Field.Text name="personnel_lname" label="นามสกุล" />
        <Field.Text name="personnel_nickname" label="ชื่อเล่น" />
        <Field.Digits name="personnel_tel" label="เบอร์โทร" length={10} />
        <Field.Text name="email" label="อีเมล" />
        <Field.Text name="username" label="ชื่อผู้ใช้" required pattern={USERNAME} help="ใช้เข้าหลังบ้าน" />
        <Form.Item name="role" label="บทบาท" rules={[{ required: true }]}>
          <ChoiceCards label="บทบาท" choices={ROLES} />
        </Form.Item>
        <Field.Reference
          name="band_id"
          label="วงที่ดูแล"
          resource="band"
          nameColumn="band_name"
          help="สำหรับวงดนตรี เห็นและแก้ไขได้เฉพาะข้อมูลของวงนี้"
        />
        <Field.Password
          name="password"
          label="รหัสผ่านใหม่"
          minLength={10}
          help="เว้นว่างได้ คนใหม่ได้ลิงก์ตั้งรหัสผ่านทาง SMS ใช้ได้ 24 ชั่วโมง ไม่มีใครเห็นรหัสผ่าน คนเดิมใช้รหัสเดิม"
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
        <Field.Flag name="status_by" label="ใช้งานได้" on="N" />
      </CrudPage>
      <BelowPage>
        <RoleMatrix />
      </BelowPage>
    </>
  );
}
