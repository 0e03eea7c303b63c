import type { Schema } from '@wethi/api-client';
import { Landmark, Users } from 'lucide-react';
import { pictureColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { TextField } from '../fields/fields';
import { HtmlField } from '../fields/html-field';
import { LinkAction } from '../actions/link-action';
import { PictureField } from '../fields/picture-field';

type Band = Schema<'Band'>;

export default function BandPage() {
  return (
    <CrudPage<Band>
      resource="band"
      noun="วง"
      search="ค้นหาชื่อวง"
      empty="ยังไม่มีวง เพิ่มวงแรก แล้วจึงเพิ่มสมาชิกวง เวที และสินค้าของวง"
      sort={{ field: 'band_name', order: 'asc' }}
      columns={[
        pictureColumn('band_path'),
        textColumn('band_name', 'ชื่อวง'),
        textColumn('band_telegrame', 'แชตแจ้งเตือน', { ...WIDE_ONLY, render: (chat) => chat ?? '-' }),
      ]}
      actions={({ id }) => (
        <>
          <LinkAction to={`/bandMember/${id}`} label="สมาชิกวง" icon={<Users size={18} />} />
          <LinkAction to={`/bookBank/${id}`} label="บัญชีรับโอน" icon={<Landmark size={18} />} />
        </>
      )}
    >
      <PictureField<Band> name="band_path" label="รูปวง" kind="Band" />
      <TextField<Band> name="band_name" label="ชื่อวง" required />
      <HtmlField<Band> name="band_detail" label="เกี่ยวกับวง" />
      <TextField<Band>
        name="band_telegrame"
        label="รหัสแชตแจ้งเตือน"
        help="เมื่อมีคำสั่งซื้อของวงนี้ ระบบจะแจ้งเข้าแชตนี้ด้วย เว้นว่างได้"
      />
    </CrudPage>
  );
}
