import { USER_STATUS } from '@wethi/contract';
import { bangkokTime, recordDate } from '@wethi/format';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';

const { CrudPage, column, Field } = crud('user');

const TONES = { New: 'info', Active: 'ok', Block: 'no' } as const;

export default function UserPage() {
  return (
    <CrudPage
      noun="ผู้ใช้"
      search="ค้นหาชื่อหรือเบอร์โทร"
      empty="ยังไม่มีผู้ใช้ ผู้ใช้จะปรากฏที่นี่เมื่อสมัครสมาชิกที่หน้าเว็บ"
      columns={[
        column.picture('user_path', WIDE_ONLY),
        column.text('user_nickname', 'ชื่อเล่น'),
        column.text('user_name', 'ชื่อ', {
          ...WIDE_ONLY,
          file: { user_name: 'ชื่อ', user_lname: 'นามสกุล' },
          render: (_, user) => [user.user_name, user.user_lname].filter(Boolean).join(' ') || '-',
        }),
        column.phone('user_tel', 'เบอร์โทร'),
        column.text('create_at', 'สมัครเมื่อ', {
          ...WIDE_ONLY,
          className: 'number',
          render: (instant) => recordDate(bangkokTime(instant).date),
        }),
        column.choice('user_status', 'สถานะ', USER_STATUS, { tones: TONES }),
      ]}
      details={[
        column.text('user_email', 'อีเมล'),
        column.timestamp('consent_at', 'ยอมรับข้อตกลงเมื่อ'),
        column.text('consent_version', 'ฉบับของข้อตกลง'),
      ]}
    >
      <Field.Text name="user_nickname" label="ชื่อเล่น" />
      <Field.Text name="user_name" label="ชื่อ" />
      <Field.Text name="user_lname" label="นามสกุล" />
      <Field.Choice
        name="user_status"
        label="สถานะ"
        labels={USER_STATUS}
        required
        help="เมื่อระงับ ผู้ใช้จะออกจากระบบทุกอุปกรณ์ทันที และเข้าระบบไม่ได้จนกว่าจะเปลี่ยนกลับ"
      />
    </CrudPage>
  );
}
