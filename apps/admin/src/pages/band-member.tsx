import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { ParentSelect, useParentId } from '../filters/parent-select';
import { BAND } from '../providers/resource';

const { CrudPage, column, Field } = crud('bandMember');

export default function BandMemberPage() {
  const band = useParentId();
  return (
    <CrudPage
      key={band}
      noun="สมาชิกวง"
      search="ค้นหาชื่อสมาชิก"
      empty="ยังไม่มีสมาชิกวง เพิ่มสมาชิกเพื่อให้แสดงในหน้างานแสดงและในเซตลิสต์"
      where={band ? { band_id: band } : {}}
      toolbar={<ParentSelect path="/bandMember" placeholder="ทุกวง" {...BAND} />}
      columns={[
        column.picture('band_member_path'),
        column.text('band_member_name', 'ชื่อ'),
        column.text('band_member_subname', 'ชื่อเล่น / ฉายา', WIDE_ONLY),
        column.reference('band_id', 'วง', BAND, WIDE_ONLY),
      ]}
    >
      <Field.Picture name="band_member_path" label="รูปสมาชิก" kind="BandMember" />
      {!band && <Field.Reference name="band_id" label="วง" {...BAND} required />}
      <Field.Text name="band_member_name" label="ชื่อ" required />
      <Field.Text name="band_member_subname" label="ชื่อเล่น / ฉายา" />
    </CrudPage>
  );
}
