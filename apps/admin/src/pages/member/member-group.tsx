import { crud } from '../../crud/crud';
import { BAND } from '../../providers/resource';
import { GroupQr } from './group-qr';

const { CrudPage, column, Field } = crud('memberGroup');

export default function MemberGroupPage() {
  return (
    <CrudPage
      noun="กลุ่มสมาชิก"
      search="ค้นหาชื่อกลุ่ม"
      cards
      empty="ยังไม่มีกลุ่มสมาชิก สร้างกลุ่มก่อน แล้วเพิ่มสมาชิกเข้ากลุ่ม"
      defaults={{ member_group_months: 12 }}
      filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
      columns={[
        column.text('member_group_name', 'ชื่อกลุ่ม'),
        column.reference('band_id', 'วง', BAND),
        column.text('member_group_months', 'เป็นสมาชิกนาน', { render: (months: number) => `${months} เดือน` }),
        column.text('member_group_limit', 'รับได้', {
          render: (limit: number | null) => (limit ? `${limit} คน` : 'ไม่จำกัด'),
        }),
      ]}
      actions={(group) => <GroupQr group={group} />}
    >
      <Field.Text name="member_group_name" label="ชื่อกลุ่ม" maxLength={80} required />
      <Field.Reference name="band_id" label="วง" {...BAND} />
      <Field.Number name="member_group_months" label="เป็นสมาชิกนาน" min={1} max={120} unit="เดือน" required />
      <Field.Number name="member_group_limit" label="รับได้" min={1} unit="คน" help="เว้นว่างคือไม่จำกัด" />
    </CrudPage>
  );
}
