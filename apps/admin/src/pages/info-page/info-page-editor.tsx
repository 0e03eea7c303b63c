import type { Schema } from '@wethi/api-client';
import { INFO_PAGE_VERSION_DAYS } from '@wethi/contract';
import { bangkokTime, clockTime, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Form, Input, Modal, Skeleton } from 'antd';
import { ExternalLink, Globe, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Crumbs } from '../../actions/crumbs';
import { ReadFailed } from '../../feedback/read-failed';
import { Field } from '../../fields/field';
import { HtmlField } from '../../fields/html-field';
import { TextField } from '../../fields/fields';
import { Card, Page } from '../../layout/page';
import { useLeaveQuestion } from '../../panel/use-leave-question';
import { usePanel } from '../../panel/use-panel';
import { shopUrl } from '../../providers/shop-url';
import { useSave } from '../../providers/use-save';
import { EarlierVersions } from './earlier-versions';
import styles from './info-page.module.css';
import { PageFlags } from './page-flags';
import { StateTag } from './page-state';
import { PagePreview } from './page-preview';
import { QuestionVotes } from './question-votes';
import { useKeptDraft, usePageAndDraft, useReadAnew, type Draft } from './use-draft';

interface InfoPageEditorProps {
  id: number;
  close: () => void;
}

/** Where a page of information is written: its draft keeps itself, and visitors read what was published (design: 65). */
export default function InfoPageEditor({ id, close }: InfoPageEditorProps) {
  const query = usePageAndDraft(id);
  return (
    <Page>
      {query.error && <ReadFailed what="หน้าข้อมูล" error={query.error} retry={query.refetch} />}
      {query.isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
      {query.data && <Editor key={query.dataUpdatedAt} {...query.data} close={close} />}
    </Page>
  );
}

interface EditorProps {
  page: Schema<'InfoPage'>;
  draft: Schema<'InfoPageDraft'> | undefined;
  close: () => void;
}

const FIRST_PUBLISHED = 'เผยแพร่แล้ว ลิงก์ท้ายเว็บเปิดให้กดได้แล้ว';

const LEAVE = {
  title: 'ปิดก่อนร่างเก็บเสร็จหรือไม่',
  content: 'ที่พิมพ์ใน 2 วินาทีสุดท้ายจะหายไป',
  okText: 'ปิด',
  cancelText: 'แก้ไขต่อ',
};

function Editor({ page, draft, close }: EditorProps) {
  const [form] = Form.useForm<Draft>();
  const looking = usePanel('preview');
  const begun: Draft = {
    info_page_draft_title: draft?.info_page_draft_title ?? page.info_page_title,
    info_page_draft_ingress: draft ? draft.info_page_draft_ingress : page.info_page_ingress,
    info_page_draft_body: draft ? draft.info_page_draft_body : page.info_page_body,
  };
  const [typed, setTyped] = useState(begun);
  const kept = useKeptDraft(page.id, draft, typed.info_page_draft_title.trim() ? typed : undefined);
  useLeaveQuestion(
    () => kept.unsaved,
    (from, to) => from.pathname === to.pathname && new URLSearchParams(to.search).has('edit'),
    LEAVE,
  );
  const hasDraft = draft !== undefined || kept.at !== undefined || kept.unsaved;
  const preview = <PagePreview {...typed} />;
  return (
    <>
      <header className={styles.top}>
        <Crumbs to="/infoPage" list="หน้าข้อมูล" back={close}>
          {page.info_page_title}
        </Crumbs>
        <h2>
          {page.info_page_title} <StateTag drafted={hasDraft} published={page.info_page_published} />
        </h2>
        {page.info_page_published === 'Y' && (
          <Button
            icon={<ExternalLink size={18} aria-hidden />}
            href={shopUrl(`/${page.info_page_slug}`)}
            target="_blank"
          >
            ดูหน้าที่ลูกค้าเห็น
          </Button>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.cards}>
          <Card>
            <Form
              form={form}
              layout="vertical"
              className={styles.fields}
              initialValues={begun}
              onValuesChange={(_, values: Draft) => setTyped(values)}
            >
              <TextField<Draft> name="info_page_draft_title" label="หัวข้อหน้า" maxLength={120} counted required />
              <Form.Item label="ที่อยู่" htmlFor="address" extra="ที่อยู่ของหน้านี้กำหนดไว้แล้ว เปลี่ยนไม่ได้">
                <Input id="address" addonBefore="/" value={page.info_page_slug} readOnly className={styles.address} />
              </Form.Item>
              <HtmlField<Draft> name="info_page_draft_body" label="เนื้อหา" />
              <Field<Draft>
                name="info_page_draft_ingress"
                label="ประโยคนำ"
                help="หนึ่งประโยคใต้ชื่อหน้า ในผลการค้นหาของ Google และเวลาแชร์ในไลน์หรือเฟซบุ๊ก"
              >
                <Input.TextArea rows={2} maxLength={300} showCount />
              </Field>
            </Form>
          </Card>
          <PageFlags page={page} />
          {page.info_page_slug === 'questions' && <QuestionVotes />}
        </div>
        <aside className={styles.aside} aria-label="ตัวอย่างบนมือถือ">
          <h2>ตัวอย่าง</h2>
          {preview}
        </aside>
      </div>
      <Modal open={looking.open} title="ตัวอย่าง" footer={null} onCancel={looking.close}>
        {preview}
      </Modal>
      <Bar page={page} form={form} kept={kept} typed={typed} hasDraft={hasDraft} look={() => looking.show()} />
    </>
  );
}

interface BarProps {
  page: Schema<'InfoPage'>;
  form: ReturnType<typeof Form.useForm<Draft>>[0];
  kept: ReturnType<typeof useKeptDraft>;
  typed: Draft;
  hasDraft: boolean;
  /** Opens the preview, where it does not stand beside the form. */
  look: () => void;
}

function Bar({ page, form, kept, typed, hasDraft, look }: BarProps) {
  const readAnew = useReadAnew(page.id);
  const [asking, ask] = useState(false);
  const isPublished = page.info_page_published === 'Y';
  const publishing = useSave(
    async () => {
      await kept.keep(typed);
      await call('POST', 'infoPagePublish', { body: { info_page_id: page.id } });
    },
    {
      changes: ['infoPage'],
      words: { success: isPublished ? 'เผยแพร่แล้ว ลูกค้าเห็นฉบับนี้' : FIRST_PUBLISHED, failure: 'เผยแพร่ไม่สำเร็จ' },
      done: () => void readAnew(),
    },
  );
  const throwing = useSave(kept.throwAway, {
    words: { success: 'ทิ้งร่างแล้ว', failure: 'ทิ้งร่างไม่สำเร็จ' },
    done: () => void readAnew(),
  });
  const taking = useSave((draft: Draft) => kept.keep(draft), {
    words: { success: 'ใช้เป็นร่างแล้ว ลูกค้ายังไม่เห็น', failure: 'ใช้เป็นร่างไม่สำเร็จ' },
    done: () => void readAnew(),
  });
  return (
    <footer className={styles.bar}>
      <p role="status">
        <StateText kept={kept} hasDraft={hasDraft} title={typed.info_page_draft_title} />
        {isPublished && typed.info_page_draft_title.trim() && (
          <span className="secondary">
            {hasDraft ? 'ลูกค้ายังเห็นฉบับ' : 'ลูกค้าเห็นฉบับ'} <span className="number">{dayOf(page.update_at)}</span>
          </span>
        )}
      </p>
      <EarlierVersions pageId={page.id} use={taking.save} busy={taking.saving} />
      <Button className={styles.look} icon={<Smartphone size={18} aria-hidden />} onClick={look}>
        ดูตัวอย่าง
      </Button>
      <Button disabled={!hasDraft} onClick={() => ask(true)}>
        ทิ้งร่าง
      </Button>
      <Button
        type="primary"
        icon={<Globe size={18} aria-hidden />}
        loading={publishing.saving}
        disabled={!hasDraft && isPublished}
        // What is wrong stands beside its field then.
        onClick={() =>
          void form.validateFields().then(
            () => publishing.save(undefined),
            () => undefined,
          )
        }
      >
        เผยแพร่
      </Button>
      <Modal
        open={asking}
        title="ทิ้งร่างนี้หรือไม่"
        okText="ทิ้งร่าง"
        okButtonProps={{ danger: true, loading: throwing.saving }}
        cancelText="แก้ต่อ"
        onOk={() => throwing.save(undefined)}
        onCancel={() => ask(false)}
      >
        <p>
          {isPublished && `กลับไปเป็นฉบับที่เผยแพร่ ${dayOf(page.update_at)} `}
          ร่างนี้กู้คืนได้จาก “ฉบับก่อน ๆ” อีก {INFO_PAGE_VERSION_DAYS} วัน
        </p>
      </Modal>
    </footer>
  );
}

function StateText({ kept, hasDraft, title }: Pick<BarProps, 'kept' | 'hasDraft'> & { title: string }) {
  if (!title.trim()) return <b className={styles.problem}>ยังเผยแพร่ไม่ได้ ต้องใส่หัวข้อ</b>;
  if (kept.problem) return <b className={styles.problem}>ร่างยังไม่เก็บ {kept.problem}</b>;
  if (kept.saving || kept.unsaved) return <b className={styles.drafted}>กำลังเก็บร่าง</b>;
  if (kept.at) return <b className={styles.drafted}>ร่างเก็บเอง {clockTime(bangkokTime(kept.at).time)}</b>;
  return <b className={hasDraft ? styles.drafted : styles.same}>{hasDraft ? 'มีร่างที่ยังไม่เผยแพร่' : 'ไม่มีที่แก้ใหม่'}</b>;
}

function dayOf(instant: string): string {
  return recordDate(bangkokTime(instant).date);
}
