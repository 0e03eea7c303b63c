import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';

const { CrudPage, column, Field } = crud('staff');

export default function StaffPage() {
  return (
    <CrudPage
      noun="ทีมงาน"
      search="ค้นหาชื่อทีมงาน"
      empty="ยังไม่มีทีมงาน เพิ่มทีมงานของวงเพื่อให้ดูแลการแสดงได้"
      columns={[
        column.text('staff_name', 'ชื่อ', {
          file: { staff_name: 'ชื่อ', staff_lname: 'นามสกุล' },
          render: (_, staff) => [staff.staff_name, staff.staff_lname].filter(Boolean).join(' '),
        }),
        column.text('staff_nickname', 'ชื่อเล่น', WIDE_ONLY),
        column.phone('staff_tel', 'เบอร์โทร'),
        column.text('staff_position', 'ตำแหน่ง', WIDE_ONLY),
      ]}
    >
      <Field.Text name="staff_name" label="ชื่อ" required />
      <Field.Text name="staff_lname" label="นามสกุล" />
      <Field.Text name="staff_nickname" label="ชื่อเล่น" />
      <Field.Text name="staff_position" label="ตำแหน่ง" />
      <Field.Digits name="staff_tel" label="เบอร์โทร" length={10} />
      <Field.Text name="staff_email" label="อีเมล" />
      <Field.Password name="password" label="รหัสผ่านใหม่" minLength={10} help="เว้นว่างถ้าไม่เปลี่ยน" />
    </CrudPage>
  );
}
