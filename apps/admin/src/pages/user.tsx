import { USER_STATUS } from '@wethi/contract';
import { IdCard } from 'lucide-react';
import { useParams } from 'react-router';
import { LinkAction } from '../actions/link-action';
import { WIDE_ONLY } from '../columns/column';
import { recordDay } from '../columns/record-time';
import { crud } from '../crud/crud';
import { usePanel } from '../panel/use-panel';
import type { RowOf } from '../providers/resource';
import { RecordDrawer } from '../record/record-drawer';
import { CustomerPage } from './user/customer-page';
import { useCustomerChanged } from './user/customer/use-customer';
import { USER_TONES } from './user/customer/user-tones';

const { CrudPage, column, Field } = crud('user');

/** Customers, and one of them in full. */
export default function UserPage() {
  const id = Number(useParams().id);
  return id > 0 ? <OneCustomer id={id} /> : <Customers />;
}

const fields = (
  <>
    <Field.Text name="user_nickname" label="ชื่อเล่น" />
    <Field.Text name="user_name" label="ชื่อ" />
    <Field.Text name="user_lname" label="นามสกุล" />
  </>
);

function OneCustomer({ id }: { id: number }) {
  const editing = usePanel('edit');
  const changed = useCustomerChanged(id);
  const close = () => {
    changed();
    editing.close();
  };
  return (
    <>
      <CustomerPage id={id} edit={() => editing.show(id)} />
      {editing.opened > 0 && (
        <RecordDrawer<RowOf<'user'>>
          key={editing.opened}
          panel={{ ...editing, close }}
          resource="user"
          noun="ผู้ใช้"
          id={id}
          where={{}}
        >
          {fields}
        </RecordDrawer>
      )}
    </>
  );
}

function Customers() {
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
          render: (instant) => recordDay(instant),
        }),
        column.choice('user_status', 'สถานะ', USER_STATUS, { tones: USER_TONES }),
      ]}
      actions={({ id }) => <LinkAction to={`/user/${id}`} label="เปิดหน้าลูกค้า" icon={<IdCard size={18} />} />}
    >
      {fields}
    </CrudPage>
  );
}
