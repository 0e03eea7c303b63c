import { useList } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { FOOTER_GROUP, valuesOf, type FooterGroup } from '@wethi/contract';
import { call } from '@wethi/http';
import { Skeleton, Switch, Table } from 'antd';
import { ActionMenu } from '../../actions/action-menu';
import { Crumbs } from '../../actions/crumbs';
import { ArrowUpDown, Lock } from 'lucide-react';
import { movingRows } from '../../crud/moving-rows';
import { ReadFailed } from '../../feedback/read-failed';
import { Card, Page } from '../../layout/page';
import type { Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import styles from './footer-links.module.css';
import { ShopContacts } from './shop-contacts';

type InfoPage = Schema<'InfoPage'>;

/** The links at the end of every page of the shop: which are shown, and in what order (design: 65 #footer). */
export default function FooterLinks({ panel }: { panel: Panel }) {
  const { query, result } = useList<InfoPage>({
    resource: 'infoPage',
    pagination: { pageSize: 100 },
    sorters: [{ field: 'info_page_footer_item', order: 'asc' }],
    errorNotification: false,
  });
  return (
    <Page>
      <header className={styles.top}>
        <Crumbs to="/infoPage" list="หน้าข้อมูล" back={panel.close}>
          ลิงก์ท้ายเว็บ
        </Crumbs>
        <h2>ลิงก์ท้ายเว็บ</h2>
        <p className="secondary">ลูกค้าเห็นลิงก์ที่ยังไม่เผยแพร่เป็นสีจางและกดไม่ได้</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.groups}>
          {query.error && <ReadFailed what="ลิงก์ท้ายเว็บ" error={query.error} retry={query.refetch} />}
          {query.isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
          {query.isSuccess &&
            valuesOf(FOOTER_GROUP).map((group) => (
              <Group
                key={group}
                group={group}
                pages={result.data.filter((page) => page.info_page_footer_group === group)}
              />
            ))}
        </div>
        <ShopContacts panel={panel} />
      </div>
    </Page>
  );
}

function Group({ group, pages }: { group: FooterGroup; pages: InfoPage[] }) {
  const note = group === 'recommended' ? undefined : <small className="secondary">ซ่อนบนมือถือ</small>;
  return (
    <Card title={FOOTER_GROUP[group]} extra={note}>
      <movingRows.Rows<InfoPage> resource="infoPage" rows={pages}>
        {(rows) => (
          <Table<InfoPage>
            dataSource={rows}
            rowKey="id"
            showHeader={false}
            pagination={false}
            components={{ body: { row: movingRows.Row } }}
            columns={[
              {
                key: 'move',
                width: 44,
                render: (_, { info_page_title }) => <movingRows.Handle label={`ย้าย ${info_page_title}`} />,
              },
              {
                key: 'page',
                render: (_, { info_page_title, info_page_slug, info_page_published }) => (
                  <>
                    <span className={styles.name}>{info_page_title}</span>
                    <small className={`secondary ${styles.address}`}>/{info_page_slug}</small>
                    {info_page_published === 'N' && <Locked className={styles.below} />}
                  </>
                ),
              },
              { key: 'shown', align: 'right', render: (_, page) => <Shown key={page.update_at} page={page} /> },
              {
                key: 'steps',
                width: 44,
                render: (_, { id, info_page_title }) => (
                  <ActionMenu label={`เลื่อน ${info_page_title}`} icon={<ArrowUpDown size={20} />}>
                    <movingRows.Steps id={id} />
                  </ActionMenu>
                ),
              },
            ]}
          />
        )}
      </movingRows.Rows>
    </Card>
  );
}

function Shown({ page }: { page: InfoPage }) {
  const { save, saving } = useSave(
    (shown: boolean) => call('POST', 'infoPage', { body: { id: page.id, info_page_footer: shown ? 'Y' : 'N' } }),
    { changes: ['infoPage'] },
  );
  if (page.info_page_published === 'N') return <Locked className={styles.beside} />;
  return (
    <Switch
      checked={page.info_page_footer === 'Y'}
      loading={saving}
      className={styles.shown}
      aria-label={`แสดง ${page.info_page_title}`}
      onChange={(shown) => save(shown)}
    />
  );
}

/** Of a page that is not published; on phones below its name, where there is room for it. */
function Locked({ className }: { className: string | undefined }) {
  return (
    <span className={`secondary ${styles.locked} ${className}`}>
      <Lock size={16} aria-hidden /> เปิดเองเมื่อเผยแพร่หน้านี้
    </span>
  );
}
