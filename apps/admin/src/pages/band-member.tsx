import type { Schema } from '@wethi/api-client';
import { Users } from 'lucide-react';
import { pictureColumn, referenceColumn, textColumn, WIDE_ONLY } from '../components/column';
import { CrudPage } from '../components/crud-page';
import { ReferenceField, TextField } from '../components/fields';
import { PictureField } from '../components/picture-field';
import { ParentSelect, useParentId } from '../components/parent-select';
import type { Screen } from '../resources';

type BandMember = Schema<'BandMember'>;

const BAND = { resource: 'band', nameColumn: 'band_name' };

export const screen: Screen = {
  name: 'bandMember',
  path: '/bandMember/:id?',
  label: 'สมาชิกวง',
  group: 'Band',
  place: 2,
  icon: Users,
};

export default function BandMemberPage() {
  const band = useParentId();
  return (
    <CrudPage<BandMember>
      key={band}
      resource="bandMember"
      noun="สมาชิกวง"
      search="ค้นหาชื่อสมาชิก"
      empty="ยังไม่มีสมาชิกวง เพิ่มสมาชิกเพื่อให้แสดงในหน้างานแสดงและในเซตลิสต์"
      where={band ? { band_id: band } : {}}
      toolbar={<ParentSelect path="/bandMember" placeholder="ทุกวง" {...BAND} />}
      columns={[
        pictureColumn('band_member_path'),
        textColumn('band_member_name', 'ชื่อ'),
        textColumn('band_member_subname', 'ชื่อเล่น / ฉายา', { ...WIDE_ONLY, render: (name) => name ?? '-' }),
        referenceColumn('band_id', 'วง', BAND.resource, BAND.nameColumn, WIDE_ONLY),
      ]}
    >
      <PictureField<BandMember> name="band_member_path" label="รูปสมาชิก" kind="BandMember" />
      {!band && <ReferenceField<BandMember> name="band_id" label="วง" {...BAND} required />}
      <TextField<BandMember> name="band_member_name" label="ชื่อ" required />
      <TextField<BandMember> name="band_member_subname" label="ชื่อเล่น / ฉายา" />
    </CrudPage>
  );
}
