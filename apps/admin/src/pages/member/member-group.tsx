import { crud } from '../../crud/crud';
import { BAND } from '../../providers/resource';
import { GroupTile } from './group-tile';
import { MadeQr, MadeQrNote } from './made-qr';
import { MemberTabs } from './member-tabs';
import { RenewKey } from './renew-key';

const { CrudPage, column, Field } = crud('memberGroup');

export default function MemberGroupPage() {
  return (
    <>
      <MemberTabs />
      <CrudPage
        noun="กลุ่มสมาชิก"
        add={{ label: 'สร้างกลุ่ม' }}
        search="ค้นหาชื่อกลุ่ม"
        summary={<p className="secondary">ลูกค้าสแกนคิวอาร์หน้างาน แล้วเป็นสมาชิกของกลุ่มทันที</p>}
        empty="ยังไม่มีกลุ่มสมาชิก สร้างกลุ่มก่อน แล้วเพิ่มสมาชิกเข้ากลุ่ม"
        defaults={{ member_group_months: 12 }}
        filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
        columns={[
          column.text('member_group_name', 'ชื่อกลุ่ม'),
          column.reference('band_id', 'วง', BAND),
          column.text('member_group_months', 'เป็นสมาชิกนาน (เดือน)'),
          column.text('member_group_limit', 'รับได้ (คน)'),
          column.text('members', 'สมาชิก'),
        ]}
        tile={(group, actions) => <GroupTile group={group} actions={actions} />}
        actions={({ id }) => <RenewKey id={id} />}
      >
        <Field.Text name="member_group_name" label="ชื่อกลุ่ม" maxLength={80} required />
        <Field.Reference name="band_id" label="วง" {...BAND} />
        <Field.Number name="member_group_months" label="เป็นสมาชิกนาน" min={1} max={120} unit="เดือน" required />
        <Field.Number name="member_group_limit" label="รับได้" min={1} unit="คน" help="เว้นว่างคือไม่จำกัด" />
        <Field.Picture name="member_group_path" label="รูปคิวอาร์" kind="Qr" made={<MadeQr />} help={<MadeQrNote />} />
        <Field.Picture
          name="member_group_path_manual"
          label="คู่มือสมาชิก"
          kind="Manual"
          help="รูปหรือ PDF ไม่เกิน 8 MB ลูกค้าเห็นหลังสแกน"
        />
      </CrudPage>
    </>
  );
}
