import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { INFO_PAGE_VERSION_DAYS, INFO_PAGE_VERSION_KIND } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button, Modal, Skeleton } from 'antd';
import { History } from 'lucide-react';
import { useState } from 'react';
import { recordTime } from '../../columns/record-time';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import { usePanel } from '../../panel/use-panel';
import styles from './earlier-versions.module.css';
import { PagePreview } from './page-preview';
import type { Draft } from './use-draft';

type Version = Schema<'InfoPageVersion'>;

interface EarlierVersionsProps {
  pageId: number;
  /** Makes one the page's draft. */
  use: (draft: Draft) => void;
  busy: boolean;
}

/** What the page said before, and drafts that were thrown away; each may become the draft again (design: 65). */
export function EarlierVersions({ pageId, use, busy }: EarlierVersionsProps) {
  const panel = usePanel('versions');
  return (
    <>
      <Button icon={<History size={18} aria-hidden />} onClick={() => panel.show()}>
        ฉบับก่อน ๆ
      </Button>
      <Modal open={panel.open} title="ฉบับก่อน ๆ" footer={null} onCancel={panel.close} destroyOnHidden>
        <VersionList
          pageId={pageId}
          busy={busy}
          use={(draft) => {
            panel.close();
            use(draft);
          }}
        />
      </Modal>
    </>
  );
}

function VersionList({ pageId, use, busy }: EarlierVersionsProps) {
  const [seen, see] = useState<number>();
  const query = useQuery({
    queryKey: ['info-page-versions', pageId],
    queryFn: async () => (await call('GET', 'infoPageVersion', { query: { info_page_id: pageId } })).data ?? [],
    staleTime: 0,
  });
  if (query.error) return <ReadFailed what="ฉบับก่อน ๆ" error={query.error} retry={query.refetch} />;
  if (!query.data) return <Skeleton active paragraph={{ rows: 4 }} />;
  const current = query.data.find(({ info_page_version_kind: kind }) => kind === 'published')?.id;
  return (
    <>
      <p className="secondary">
        ฉบับที่มีฉบับใหม่แทนและร่างที่ทิ้งเก็บไว้ {INFO_PAGE_VERSION_DAYS} วัน ส่วนนโยบายและเงื่อนไขทุกฉบับเก็บไว้เสมอ ลูกค้าอ่านย้อนหลังได้
      </p>
      {query.data.length === 0 && <p>ยังไม่มีฉบับก่อน</p>}
      <ul className={styles.list}>
        {query.data.map((version) => (
          <li key={version.id}>
            <div className={styles.head}>
              <b className="number">{recordTime(version.create_at)}</b>
              {version.id === current ? (
                <StatusTag tone="ok">ลูกค้าเห็นฉบับนี้</StatusTag>
              ) : (
                <StatusTag tone="info">{INFO_PAGE_VERSION_KIND[version.info_page_version_kind]}</StatusTag>
              )}
            </div>
            <p>{version.info_page_version_title}</p>
            <div className={styles.ways}>
              <Button
                aria-expanded={seen === version.id}
                onClick={() => see(seen === version.id ? undefined : version.id)}
              >
                {seen === version.id ? 'ซ่อน' : 'อ่าน'}
              </Button>
              <Button loading={busy} onClick={() => use(draftOf(version))}>
                ใช้เป็นร่าง
              </Button>
            </div>
            {seen === version.id && <PagePreview {...draftOf(version)} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function draftOf(version: Version): Draft {
  return {
    info_page_draft_title: version.info_page_version_title,
    info_page_draft_ingress: version.info_page_version_ingress,
    info_page_draft_body: version.info_page_version_body,
  };
}
