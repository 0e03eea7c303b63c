import { Landmark, Users } from 'lucide-react';
import { LinkAction } from '../actions/link-action';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { BandSeller } from './band-seller';

const { CrudPage, column, Field } = crud('band');

const LINK = { value: /^(https:\/\/[^\s"<>]+)?$/, message: 'ใส่ลิงก์ที่ขึ้นต้นด้วย https://' };

export default function BandPage() {
  return (
    <CrudPage
      noun="วง"
      search="ค้นหาชื่อวง"
      empty="ยังไม่มีวง เพิ่มวงแรก แล้วจึงเพิ่มสมาชิกวง เวที และสินค้าของวง"
      sort={{ field: 'band_name', order: 'asc' }}
      columns={[
        column.picture('band_path'),
        column.text('band_name', 'ชื่อวง'),
        column.text('band_telegrame', 'แชตแจ้งเตือน', WIDE_ONLY),
      ]}
      actions={({ id }) => (
        <>
          <LinkAction to={`/bandMember/${id}`} label="สมาชิกวง" icon={<Users size={18} />} />
          <LinkAction to={`/bookBank/${id}`} label="บัญชีรับโอน" icon={<Landmark size={18} />} />
        </>
      )}
    >
      <Field.Picture name="band_path" label="รูปวง" kind="Band" />
      <Field.Text name="band_name" label="ชื่อวง" required />
      <Field.Text name="band_other_names" label="ชื่ออื่น" help="ชื่อภาษาอังกฤษหรือชื่อย่อที่แฟน ๆ ใช้ค้นหา คั่นด้วยจุลภาค" />
      <Field.Html name="band_detail" label="เกี่ยวกับวง" />
      <Field.Text name="band_place" label="วงอยู่ที่" maxLength={80} help="จังหวัดหรือเมือง แสดงใต้ชื่อวง" />
      <Field.Text
        name="band_page"
        label="เพจของวง"
        maxLength={300}
        placeholder="https://"
        pattern={LINK}
        help="ลิงก์ไปเพจ Facebook หรือเว็บของวง"
      />
      <Field.Text
        name="band_listen"
        label="ฟังเพลงของวง"
        maxLength={300}
        placeholder="https://"
        pattern={LINK}
        help="ลิงก์ไปเพลงของวงในบริการฟังเพลง"
      />
      <Field.Text name="band_mail" label="อีเมลติดต่องานแสดง" maxLength={120} help="ลูกค้าเห็นในหน้าวง เว้นว่างได้" />
      <Field.Text name="band_telegrame" label="รหัสแชตแจ้งเตือน" help="เมื่อมีคำสั่งซื้อของวงนี้ ระบบจะแจ้งเข้าแชตนี้ด้วย เว้นว่างได้" />
      <BandSeller />
    </CrudPage>
  );
}
