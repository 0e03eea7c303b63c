import { YES_NO } from '@wethi/contract';
import { Alert } from 'antd';
import { ExternalLink } from 'lucide-react';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { IconButton } from '../actions/icon-button';
import { shopUrl } from '../providers/shop-url';

const { CrudPage, column, Field } = crud('infoPage');

export default function InfoPagePage() {
  return (
    <CrudPage
      noun="หน้าข้อมูล"
      search="ค้นหาชื่อหน้า"
      empty="ยังไม่มีหน้าข้อมูล"
      sort={{ field: 'id', order: 'asc' }}
      columns={[
        column.text('info_page_title', 'ชื่อหน้า'),
        column.text('info_page_slug', 'ที่อยู่', { ...WIDE_ONLY, render: (slug: string) => `/${slug}` }),
        column.choice('info_page_published', 'เผยแพร่', YES_NO, { tones: { Y: 'ok', N: 'wait' } }),
        column.choice('info_page_confirmed', 'เจ้าของยืนยันแล้ว', YES_NO, { ...WIDE_ONLY, tones: { Y: 'ok', N: 'wait' } }),
        column.timestamp('update_at', 'แก้ไขล่าสุด', WIDE_ONLY),
      ]}
      actions={({ info_page_slug, info_page_published }) =>
        info_page_published === 'Y' && (
          <IconButton
            label="ดูหน้าที่ลูกค้าเห็น"
            icon={<ExternalLink size={18} />}
            onClick={() => window.open(shopUrl(`/${info_page_slug}`), '_blank', 'noopener')}
          />
        )
      }
    >
      <Alert type="info" showIcon message="นโยบาย เงื่อนไข และเรื่องภาษีเป็นร่าง โปรดให้เจ้าของร้านตรวจแล้วเปิด “เจ้าของยืนยันแล้ว”" />
      <Field.Text name="info_page_title" label="ชื่อหน้า" maxLength={120} required />
      <Field.Text
        name="info_page_ingress"
        label="ประโยคนำ"
        maxLength={300}
        help="หนึ่งประโยคใต้ชื่อหน้า และในผลการค้นหาของ Google"
      />
      <Field.Html name="info_page_body" label="เนื้อหา" />
      <Field.Flag name="info_page_published" label="เผยแพร่" help="เปิดแล้วลิงก์ท้ายเว็บไปที่หน้านี้ ปิดแล้วหน้านี้แสดงว่ากำลังจัดทำ" />
      <Field.Flag name="info_page_confirmed" label="เจ้าของยืนยันแล้ว" />
    </CrudPage>
  );
}
