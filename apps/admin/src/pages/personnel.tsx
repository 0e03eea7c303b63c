import { PERSONNEL_ROLE } from '@wethi/contract';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { StatusTag } from '../feedback/status-tag';

const { CrudPage, column, Field } = crud('personnel');

const USERNAME = {
  value: /^[\w.@-]{3,60}$/,
  message: 'ใช้ตัวอักษรอังกฤษ ตัวเลข หรือ . _ - @ อย่างน้อย 3 ตัว',
};

const TELEGRAM = { value: /^\d{5,16}$/, message: 'ใส่เลขบัญชี Telegram เป็นตัวเลข' };

export default function PersonnelPage() {
  return (
    <CrudPage
      noun="บุคลากร"
      search="ค้นหาชื่อหรือชื่อผู้ใช้"
      empty="ยังไม่มีบุคลากร เพิ่มผู้ที่ต้องเข้าหลังบ้าน"
      defaults={{ personnel_position: 'personnel', role: 'shop', status_by: 'N' }}
      columns={[
        column.text('username', 'ชื่อผู้ใช้'),
        column.text('personnel_name', 'ชื่อ', {
          file: { personnel_name: 'ชื่อ', personnel_lname: 'นามสกุล' },
          ...WIDE_ONLY,
          render: (_, person) => [person.personnel_name, person.personnel_lname].filter(Boolean).join(' ') || '-',
        }),
        column.text('role', 'สิทธิ์', { ...WIDE_ONLY, render: (_, { role }) => PERSONNEL_ROLE[role] }),
        column.text('personnel_position', 'ตำแหน่ง', {
          ...WIDE_ONLY,
          render: (position) => (position === 'personnel' ? 'บุคลากร' : position),
        }),
        column.text('status_by', 'สถานะ', {
          file: { status_by: 'ปิดใช้งาน' },
          render: (_, { status_by }) =>
            status_by === 'Y' ? <StatusTag tone="no">ปิดใช้งาน</StatusTag> : <StatusTag tone="ok">ใช้งาน</StatusTag>,
        }),
      ]}
    >
      <Field.Text name="username" label="ชื่อผู้ใช้" required pattern={USERNAME} />
      <Field.Password name="password" label="รหัสผ่านใหม่" minLength={10} help="อย่างน้อย 10 ตัวอักษร เว้นว่างถ้าไม่เปลี่ยน" />
      <Field.Text name="personnel_name" label="ชื่อ" />
      <Field.Text name="personnel_lname" label="นามสกุล" />
      <Field.Text name="personnel_nickname" label="ชื่อเล่น" />
      <Field.Digits name="personnel_tel" label="เบอร์โทร" length={10} />
      <Field.Text name="email" label="อีเมล" />
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
      <Field.Choice name="role" label="สิทธิ์" labels={PERSONNEL_ROLE} required />
      <Field.Reference
        name="band_id"
        label="วง"
        resource="band"
        nameColumn="band_name"
        help="สำหรับสิทธิ์วงดนตรี เห็นและแก้ไขได้เฉพาะข้อมูลของวงนี้"
      />
      <Field.Flag name="status_by" label="ใช้งานได้" on="N" />
    </CrudPage>
  );
}
