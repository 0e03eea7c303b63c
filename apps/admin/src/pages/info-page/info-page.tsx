import { YES_NO } from '@wethi/contract';
import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../actions/icon-button';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { idOf, usePanel } from '../../panel/use-panel';
import { shopUrl } from '../../providers/shop-url';

const FooterLinks = lazy(() => import('./footer-links'));
const InfoPageEditor = lazy(() => import('./info-page-editor'));
const { CrudPage, column } = crud('infoPage');

const PUBLISHED = { Y: 'เผยแพร่แล้ว', N: 'ยังไม่เผยแพร่' };

/** Pages of information: their list, or the page where one of them is written. */
export default function InfoPagePage() {
  const editing = usePanel('edit');
  const id = idOf(editing);
  const footer = usePanel('footer');
  if (footer.open)
    return (
      <Suspense>
        <FooterLinks panel={footer} />
      </Suspense>
    );
  if (editing.open && id !== undefined)
    return (
      <Suspense>
        <InfoPageEditor key={`${editing.opened} ${id}`} id={id} close={editing.close} />
      </Suspense>
    );
  return (
    <CrudPage
      noun="หน้าข้อมูล"
      search="ค้นหาชื่อหน้า"
      empty="ยังไม่มีหน้าข้อมูล"
      sort={{ field: 'id', order: 'asc' }}
      cards
      toolbar={<Button onClick={() => footer.show()}>ลิงก์ท้ายเว็บ</Button>}
      columns={[
        column.text('info_page_title', 'ชื่อหน้า'),
        column.text('info_page_slug', 'ที่อยู่', { ...WIDE_ONLY, render: (slug: string) => `/${slug}` }),
        column.choice('info_page_published', 'สถานะ', PUBLISHED, { tones: { Y: 'ok', N: 'wait' } }),
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
    />
  );
}
