import { crud } from '../crud/crud';
import { BAND, STAFF } from '../providers/resource';

const { CrudPage, column, Field } = crud('bandStaff');

export default function BandStaffPage() {
  return (
    <CrudPage
      noun="ทีมงานของวง"
      search="ค้นหาตำแหน่ง"
      empty="ยังไม่มีทีมงานของวง เพิ่มเพื่อบอกว่าใครดูแลวงไหน"
      filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
      columns={[
        column.reference('staff_id', 'ทีมงาน', STAFF),
        column.reference('band_id', 'วง', BAND),
        column.text('band_staff_position', 'ตำแหน่ง'),
      ]}
    >
      <Field.Reference name="staff_id" label="ทีมงาน" {...STAFF} required />
      <Field.Reference name="band_id" label="วง" {...BAND} required />
      <Field.Text name="band_staff_position" label="ตำแหน่ง" />
    </CrudPage>
  );
}
