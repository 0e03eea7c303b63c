import { crud } from '../../crud/crud';
import { MEMBER_GROUP, USER } from '../../providers/resource';
import { ExtendButton } from './extend-button';
import { MembershipFigures } from './membership-figures';
import { MembershipEnd } from './membership-end';

const { CrudPage, column, Field } = crud('member');

export default function MemberPage() {
  return (
    <CrudPage
      noun="สมาชิก"
      search="ค้นหาชื่อ เบอร์ หรือที่มา"
      cards
      toolbar={<MembershipFigures />}
      empty="ยังไม่มีสมาชิก สมาชิกซื้อราคาสมาชิกเดิมและใช้คูปองเฉพาะสมาชิกได้ คนที่เคยซื้อเป็นสมาชิกเดิมอยู่แล้ว ไม่ต้องเพิ่ม"
      sort={{ field: 'member_end', order: 'asc' }}
      rangeBy={[{ name: 'member_end', kind: 'day', label: 'เป็นสมาชิกถึง' }]}
      filterBy={[{ name: 'member_group_id', placeholder: 'ทุกกลุ่ม', ...MEMBER_GROUP }]}
      mainAction={(member) => <ExtendButton member={member} />}
      columns={[
        column.reference('user_id', 'สมาชิก', USER, { className: 'number' }),
        column.reference('member_group_id', 'กลุ่ม', MEMBER_GROUP),
        column.date('member_end', 'เป็นสมาชิกถึง', {
          className: '',
          render: (end: string) => <MembershipEnd end={end} />,
        }),
        column.text('member_from', 'ได้จาก'),
      ]}
    >
      <Field.Reference name="user_id" label="เบอร์โทรลูกค้า" {...USER} required />
      <Field.Reference name="member_group_id" label="กลุ่ม" {...MEMBER_GROUP} required />
      <Field.Date name="member_end" label="เป็นสมาชิกถึง" help="เว้นว่างตอนเพิ่มคือนับจากวันนี้ตามกลุ่ม" />
      <Field.Text name="member_from" label="ได้จาก" maxLength={120} help="เช่น ซื้อครบ 10 งาน" />
    </CrudPage>
  );
}
