import type { Schema } from '@wethi/api-client';
import { referenceColumn, textColumn } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { ReferenceField, TextField } from '../fields/fields';

type BandStaff = Schema<'BandStaff'>;
const BAND = { resource: 'band', nameColumn: 'band_name' };
const STAFF = { resource: 'staff', nameColumn: 'staff_name' };

export default function BandStaffPage() {
  return (
    <CrudPage<BandStaff>
      resource="bandStaff"
      noun="ทีมงานของวง"
      search="ค้นหาตำแหน่ง"
      empty="ยังไม่มีทีมงานของวง เพิ่มเพื่อบอกว่าใครดูแลวงไหน"
      filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
      columns={[
        referenceColumn('staff_id', 'ทีมงาน', STAFF.resource, STAFF.nameColumn),
        referenceColumn('band_id', 'วง', BAND.resource, BAND.nameColumn),
        textColumn('band_staff_position', 'ตำแหน่ง', { render: (position) => position ?? '-' }),
      ]}
    >
      <ReferenceField<BandStaff> name="staff_id" label="ทีมงาน" {...STAFF} required />
      <ReferenceField<BandStaff> name="band_id" label="วง" {...BAND} required />
      <TextField<BandStaff> name="band_staff_position" label="ตำแหน่ง" />
    </CrudPage>
  );
}
