import { NotebookText } from 'lucide-react';
import { IconButton } from '../actions/icon-button';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { movingRows } from '../crud/moving-rows';
import { ParentSelect, useParentId } from '../filters/parent-select';
import { usePanel } from '../panel/use-panel';
import { BAND } from '../providers/resource';

const { CrudPage, RecordPanel, column, Field } = crud('bandMember');
const details = crud('bandMemberDetail');

export default function BandMemberPage() {
  const band = useParentId();
  const telling = usePanel('details');
  return (
    <>
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
        actions={({ id }) => (
          <IconButton label="รายละเอียดสมาชิก" icon={<NotebookText size={18} />} onClick={() => telling.show(id)} />
        )}
      >
        <Field.Picture name="band_member_path" label="รูปสมาชิก" kind="BandMember" />
        {!band && <Field.Reference name="band_id" label="วง" {...BAND} required />}
        <Field.Text name="band_member_name" label="ชื่อ" required />
        <Field.Text name="band_member_subname" label="ชื่อเล่น / ฉายา" />
      </CrudPage>
      <RecordPanel panel={telling} full title={({ band_member_name }) => `รายละเอียดของ ${band_member_name}`}>
        {({ id }) => <Details band_member_id={id} />}
      </RecordPanel>
    </>
  );
}

/** What their page tells of a member: sentences, and facts under headings. */
function Details(where: { band_member_id: number }) {
  return (
    <details.RecordTable
      embedded
      withoutFile
      noun="รายละเอียด"
      empty="ยังไม่มีรายละเอียด เพิ่มประโยคแนะนำตัว และเรื่องสั้น ๆ เช่น เล่นอะไร อยู่วงมากี่ปี"
      where={where}
      defaults={{ band_member_detail_type: 'detail' }}
      sort={{ field: 'band_member_detail_item', order: 'asc' }}
      moving={movingRows}
      columns={[
        details.column.text('band_member_detail_type', 'หัวข้อ', {
          ...WIDE_ONLY,
          render: (type: string) => (type === 'detail' ? 'ประโยคแนะนำ' : type),
        }),
        details.column.text('band_member_detail_text', 'ข้อความ'),
      ]}
    >
      <details.Field.Text name="band_member_detail_text" label="ข้อความ" maxLength={2000} required />
      <details.Field.Text
        name="band_member_detail_type"
        label="หัวข้อ"
        maxLength={20}
        required
        help="เช่น เล่น หรือ อยู่วงมา คงคำว่า detail ไว้เมื่อเป็นประโยคแนะนำใต้ชื่อ"
      />
    </details.RecordTable>
  );
}
