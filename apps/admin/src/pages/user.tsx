import type { Schema } from '@wethi/api-client';
import { USER_STATUS } from '@wethi/contract';
import { bangkokTime, recordDate } from '@wethi/format';
import { choiceColumn, phoneColumn, pictureColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { ChoiceField, TextField } from '../fields/fields';

type User = Schema<'User'>;

const TONES = { New: 'info', Active: 'ok', Block: 'no' } as const;

export default function UserPage() {
  return (
    <CrudPage<User>
      resource="user"
      noun="ผู้ใช้"
      search="ค้นหาชื่อหรือเบอร์โทร"
      empty="ยังไม่มีผู้ใช้ ผู้ใช้จะปรากฏที่นี่เมื่อสมัครสมาชิกที่หน้าเว็บ"
      columns={[
        pictureColumn('user_path', WIDE_ONLY),
        textColumn('user_nickname', 'ชื่อเล่น', { render: (name) => name ?? '-' }),
        textColumn('user_name', 'ชื่อ', {
          ...WIDE_ONLY,
          render: (_, user) => [user.user_name, user.user_lname].filter(Boolean).join(' ') || '-',
        }),
        phoneColumn('user_tel', 'เบอร์โทร'),
        textColumn('create_at', 'สมัครเมื่อ', {
          ...WIDE_ONLY,
          className: 'number',
          render: (instant) => recordDate(bangkokTime(instant).date),
        }),
        choiceColumn('user_status', 'สถานะ', USER_STATUS, TONES),
      ]}
    >
      <TextField<User> name="user_nickname" label="ชื่อเล่น" />
      <TextField<User> name="user_name" label="ชื่อ" />
      <TextField<User> name="user_lname" label="นามสกุล" />
      <ChoiceField<User>
        name="user_status"
        label="สถานะ"
        labels={USER_STATUS}
        required
        help="เมื่อระงับ ผู้ใช้จะออกจากระบบทุกอุปกรณ์ทันที และเข้าระบบไม่ได้จนกว่าจะเปลี่ยนกลับ"
      />
    </CrudPage>
  );
}
