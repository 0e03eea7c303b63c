import { YES_NO } from '@wethi/contract';
import { Button } from 'antd';
import { ExternalLink, PanelBottom } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../actions/icon-button';
import cards from '../../columns/cards.module.css';
import { crud } from '../../crud/crud';
import { useTotal } from '../../filters/use-total';
import { idOf, usePanel } from '../../panel/use-panel';
import { shopUrl } from '../../providers/shop-url';
import styles from './info-page.module.css';
import { lastHand, PUBLISHED, StateTag } from './page-state';

const FooterLinks = lazy(() => import('./footer-links'));
const InfoPageEditor = lazy(() => import('./info-page-editor'));
const { CrudPage, column } = crud('infoPage');

/** Pages of information: their list, or the page where one of them is written. */
export default function InfoPagePage() {
  const editing = usePanel('edit');
  const id = idOf(editing);
  const footer = usePanel('footer');
  const pages = useTotal('infoPage');
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
      cards="placed"
      toolbar={
        <>
          {pages && <h2>หน้าข้อมูล {pages} หน้า</h2>}
          <Button icon={<PanelBottom size={18} aria-hidden />} onClick={() => footer.show()}>
            ลิงก์ท้ายเว็บ
          </Button>
        </>
      }
      columns={[
        column.text('info_page_title', 'หน้า', {
          className: cards.first,
          render: (title: string) => <span className={styles.name}>{title}</span>,
        }),
        column.text('info_page_slug', 'ที่อยู่', {
          className: cards.second,
          render: (slug: string) => <code className={styles.slug}>/{slug}</code>,
        }),
        column.choice('info_page_published', 'สถานะ', PUBLISHED, {
          className: cards.secondEnd,
          render: (_, page) => <StateTag drafted={Boolean(page.drafted_at)} published={page.info_page_published} />,
        }),
        column.choice('info_page_confirmed', 'เจ้าของยืนยันแล้ว', YES_NO, {
          className: styles.wide,
          tones: { Y: 'ok', N: 'wait' },
        }),
        column.timestamp('update_at', 'แก้ล่าสุด', {
          className: `number ${cards.third}`,
          render: (_, page) => lastHand(page),
        }),
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
