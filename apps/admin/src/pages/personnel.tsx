import type { Schema } from '@wethi/api-client';
import { PERSONNEL_ROLE } from '@wethi/contract';
import { textColumn, WIDE_ONLY, type Column } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { ChoiceField, DigitsField, FlagField, PasswordField, ReferenceField, TextField } from '../fields/fields';
import { StatusTag } from '../feedback/status-tag';

/** A password is written only; it never comes back. */
type Personnel = Schema<'Personnel'> & Pick<Schema<'UpdatePersonnel'>, 'password'>;

const USERNAME = {
  value: /^[\w.@-]{3,60}$/,
  message: 'ใช้ตัวอักษรอังกฤษ ตัวเลข หรือ . _ - @ อย่างน้อย 3 ตัว',
};

const statusColumn: Column<Personnel> = {
  dataIndex: 'status_by',
  title: 'สถานะ',
  render: (disabled: string) =>
    disabled === 'Y' ? <StatusTag tone="no">ปิดใช้งาน</StatusTag> : <StatusTag tone="ok">ใช้งาน</StatusTag>,
};

export default function PersonnelPage() {
  return (
    <CrudPage<Personnel>
      resource="personnel"
      noun="บุคลากร"
      search="ค้นหาชื่อหรือชื่อผู้ใช้"
      empty="ยังไม่มีบุคลากร เพิ่มผู้ที่ต้องเข้าหลังบ้าน"
      defaults={{ personnel_position: 'personnel', role: 'shop', status_by: 'N' }}
      columns={[
        textColumn('username', 'ชื่อผู้ใช้'),
        textColumn('personnel_name', 'ชื่อ', {
          ...WIDE_ONLY,
          render: (_, person) => [person.personnel_name, person.personnel_lname].filter(Boolean).join(' ') || '-',
        }),
        textColumn('role', 'สิทธิ์', { ...WIDE_ONLY, render: (_, { role }) => PERSONNEL_ROLE[role] }),
        textColumn('personnel_position', 'ตำแหน่ง', {
          ...WIDE_ONLY,
          render: (position) => (position === 'personnel' ? 'บุคลากร' : position),
        }),
        statusColumn,
      ]}
    >
      <TextField<Personnel> name="username" label="ชื่อผู้ใช้" required pattern={USERNAME} />
      <PasswordField<Personnel>
        name="password"
        label="รหัสผ่านใหม่"
        minLength={10}
        help="อย่างน้อย 10 ตัวอักษร เว้นว่างถ้าไม่เปลี่ยน"
      />
      <TextField<Personnel> name="personnel_name" label="ชื่อ" />
      <TextField<Personnel> name="personnel_lname" label="นามสกุล" />
      <TextField<Personnel> name="personnel_nickname" label="ชื่อเล่น" />
      <DigitsField<Personnel> name="personnel_tel" label="เบอร์โทร" length={10} />
      <TextField<Personnel> name="email" label="อีเมล" />
      <TextField<Personnel>
        name="personnel_position"
        label="ตำแหน่ง"
        required
        help="บุคลากรที่เข้าหลังบ้านใส่คำว่า personnel ตำแหน่งอื่นเข้าไม่ได้"
      />
      <ChoiceField<Personnel> name="role" label="สิทธิ์" labels={PERSONNEL_ROLE} required />
      <ReferenceField<Personnel>
        name="band_id"
        label="วง"
        resource="band"
        nameColumn="band_name"
        help="สำหรับสิทธิ์วงดนตรี เห็นและแก้ไขได้เฉพาะข้อมูลของวงนี้"
      />
      <FlagField<Personnel> name="status_by" label="ใช้งานได้" on="N" />
    </CrudPage>
  );
}
