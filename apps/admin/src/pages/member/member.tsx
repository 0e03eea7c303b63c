import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import cards from '../../columns/cards.module.css';
import { crud } from '../../crud/crud';
import { Tick } from '../../fields/tick';
import { usePanel } from '../../panel/use-panel';
import { MEMBER_GROUP, USER } from '../../providers/resource';
import { AgeFilter } from './age-filter';
import { ExtendDialog } from './extend-dialog';
import { FoundAccount } from './found-account';
import { MemberCell } from './member-name';
import { MemberTabs } from './member-tabs';
import { MembershipEnd } from './membership-end';
import { MembershipFigures } from './membership-figures';

const { CrudPage, column, Field } = crud('member');

export default function MemberPage() {
  const extending = usePanel('extend');
  const adding = usePanel('new');
  return (
    <>
      <MemberTabs />
      <CrudPage
        noun="สมาชิก"
        search="ค้นหาชื่อ เบอร์ หรือที่มา"
        cards="placed"
        toolbar={(table) => <AgeFilter table={table} />}
        summary={<MembershipFigures />}
        empty="ยังไม่มีสมาชิก สมาชิกซื้อราคาสมาชิกเดิมและใช้คูปองเฉพาะสมาชิกได้ คนที่เคยซื้อเป็นสมาชิกเดิมอยู่แล้ว ไม่ต้องเพิ่ม"
        sort={{ field: 'member_end', order: 'asc' }}
        filterBy={[{ name: 'member_group_id', placeholder: 'ทุกกลุ่ม', ...MEMBER_GROUP }]}
        mainAction={({ id }) => (
          <Button icon={<CalendarPlus size={18} aria-hidden />} onClick={() => extending.show(id)}>
            ต่ออายุ
          </Button>
        )}
        columns={[
          column.reference('user_id', 'สมาชิก', USER, {
            className: cards.first,
            render: (id: number) => <MemberCell id={id} />,
          }),
          column.reference('member_group_id', 'กลุ่ม', MEMBER_GROUP, { className: cards.second }),
          column.date('member_end', 'เป็นสมาชิกถึง', {
            className: cards.unnamed,
            render: (end: string) => <MembershipEnd end={end} />,
          }),
          column.text('member_from', 'ได้จาก', { className: cards.unnamed }),
        ]}
      >
        <Field.Reference name="user_id" label="เบอร์โทรลูกค้า" {...USER} required help={<FoundAccount />} />
        <Field.Reference name="member_group_id" label="กลุ่ม" {...MEMBER_GROUP} required />
        <Field.Date name="member_end" label="เป็นสมาชิกถึง" help="เว้นว่างตอนเพิ่มคือนับจากวันนี้ตามกลุ่ม" />
        <Field.Text name="member_from" label="ได้จาก" maxLength={120} help="เช่น ซื้อครบ 10 งาน" />
        {adding.open && <Tick name="member_notice" label="แจ้งลูกค้าทาง SMS" initial="Y" />}
      </CrudPage>
      <ExtendDialog key={extending.opened} panel={extending} />
    </>
  );
}
