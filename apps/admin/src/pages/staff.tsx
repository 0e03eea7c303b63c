import type { Schema } from '@wethi/api-client';
import { phoneColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { DigitsField, PasswordField, TextField } from '../fields/fields';

/** A password is written only; it never comes back. */
type Staff = Schema<'Staff'> & Pick<Schema<'UpdateStaff'>, 'password'>;

export default function StaffPage() {
  return (
    <CrudPage<Staff>
      resource="staff"
      noun="ทีมงาน"
      search="ค้นหาชื่อทีมงาน"
      empty="ยังไม่มีทีมงาน เพิ่มทีมงานของวงเพื่อให้ดูแลการแสดงได้"
      columns={[
        textColumn('staff_name', 'ชื่อ', {
          render: (_, staff) => [staff.staff_name, staff.staff_lname].filter(Boolean).join(' '),
        }),
        textColumn('staff_nickname', 'ชื่อเล่น', { ...WIDE_ONLY, render: (name) => name ?? '-' }),
        phoneColumn('staff_tel', 'เบอร์โทร'),
        textColumn('staff_position', 'ตำแหน่ง', { ...WIDE_ONLY, render: (position) => position ?? '-' }),
      ]}
    >
      <TextField<Staff> name="staff_name" label="ชื่อ" required />
      <TextField<Staff> name="staff_lname" label="นามสกุล" />
      <TextField<Staff> name="staff_nickname" label="ชื่อเล่น" />
      <TextField<Staff> name="staff_position" label="ตำแหน่ง" />
      <DigitsField<Staff> name="staff_tel" label="เบอร์โทร" length={10} />
      <TextField<Staff> name="staff_email" label="อีเมล" />
      <PasswordField<Staff> name="password" label="รหัสผ่านใหม่" minLength={10} help="เว้นว่างถ้าไม่เปลี่ยน" />
    </CrudPage>
  );
}
