import type { Schema } from '@wethi/api-client';
import { Button, Drawer, Form, Input, Segmented, Skeleton } from 'antd';
import { ExternalLink } from 'lucide-react';
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
import { NewerRow } from '../../record/newer-row';
import { EditorBar } from './editor-bar';
import styles from './info-page.module.css';
import { PageFlags } from './page-flags';
import { StateTag } from './page-state';
import { ComputerPreview, PagePreview } from './page-preview';
import { QuestionVotes } from './question-votes';
import { CLOSE_AT_END } from '../../panel/close-at-end';
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
  page: Schema<'InfoPageWithHands'>;
  draft: Schema<'InfoPageDraft'> | undefined;
  close: () => void;
}

type Size = (typeof SIZES)[number]['value'];
const SIZES = [
  { value: 'phone', label: 'มือถือ' },
  { value: 'computer', label: 'คอมพิวเตอร์' },
] as const;

/** As long as shared links and found pages show. The server takes longer ones, which older texts may have. */
const [TITLE, INGRESS] = [80, 160];

const LEAVE = {
  title: 'ปิดก่อนร่างเก็บเสร็จหรือไม่',
  content: 'ที่พิมพ์ใน 2 วินาทีสุดท้ายจะหายไป',
  okText: 'ปิด',
  cancelText: 'แก้ไขต่อ',
};

const LEAVE_UNKEPT = {
  ...LEAVE,
  title: 'ปิดทั้งที่ร่างยังไม่เก็บหรือไม่',
  content: 'ที่พิมพ์ตั้งแต่เก็บร่างครั้งล่าสุดจะหายไป',
};

function Editor({ page, draft, close }: EditorProps) {
  const [form] = Form.useForm<Draft>();
  const looking = usePanel('preview');
  const [size, setSize] = useState<Size>('phone');
  const begun: Draft = {
    info_page_draft_title: draft?.info_page_draft_title ?? page.info_page_title,
    info_page_draft_ingress: draft ? draft.info_page_draft_ingress : page.info_page_ingress,
    info_page_draft_body: draft ? draft.info_page_draft_body : page.info_page_body,
  };
  const [typed, setTyped] = useState(begun);
  const complete = typed.info_page_draft_title.trim() !== '';
  const kept = useKeptDraft(page.id, draft, typed, complete);
  const readAnew = useReadAnew(page.id);
  // What they wrote into other fields shows from then on; what cannot be kept stands in the state.
  const overwrite = () => void kept.overwrite().then(readAnew, () => undefined);
  useLeaveQuestion(
    () => kept.unsaved,
    (from, to) => from.pathname === to.pathname && new URLSearchParams(to.search).has('edit'),
    kept.problem || !complete ? LEAVE_UNKEPT : LEAVE,
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
      <div className={styles.columns} data-size={size}>
        <div className={styles.cards}>
          {kept.change && (
            <NewerRow
              change={kept.change}
              what="ร่างนี้"
              look={() => void readAnew()}
              overwrite={overwrite}
              comesIntoView={false}
            />
          )}
          <Card>
            <Form
              form={form}
              layout="vertical"
              className={styles.fields}
              initialValues={begun}
              onValuesChange={(_, values: Draft) => setTyped(values)}
            >
              <TextField<Draft>
                name="info_page_draft_title"
                label="หัวข้อหน้า"
                maxLength={TITLE}
                counted={TITLE}
                required
              />
              <Form.Item label="ที่อยู่" htmlFor="address" extra="ที่อยู่ของหน้านี้กำหนดไว้แล้ว เปลี่ยนไม่ได้">
                <Input id="address" addonBefore="/" value={page.info_page_slug} readOnly className={styles.address} />
              </Form.Item>
              <HtmlField<Draft> name="info_page_draft_body" label="เนื้อหา" pictures="InfoPage" />
              <Field<Draft>
                name="info_page_draft_ingress"
                label="คำอธิบายเวลาแชร์ในไลน์หรือเฟซบุ๊ก"
                help="แสดงใต้ชื่อหน้า และในผลการค้นหาของ Google ด้วย"
              >
                <Input.TextArea rows={2} maxLength={INGRESS} showCount />
              </Field>
            </Form>
          </Card>
          <PageFlags page={page} />
          {page.info_page_slug === 'questions' && <QuestionVotes />}
        </div>
        <aside className={styles.aside} aria-label="ตัวอย่าง">
          <div className={styles.sizes}>
            <h2>ตัวอย่าง</h2>
            <Segmented<Size> aria-label="ขนาด" options={[...SIZES]} value={size} onChange={setSize} />
          </div>
          {size === 'phone' ? preview : <ComputerPreview {...typed} slug={page.info_page_slug} />}
        </aside>
      </div>
      <Drawer
        open={looking.open}
        title="ตัวอย่าง"
        onClose={looking.close}
        className={styles.drawer}
        width={480}
        closable={CLOSE_AT_END}
        destroyOnHidden
        footer={
          <Button block onClick={looking.close}>
            ปิด
          </Button>
        }
      >
        {preview}
      </Drawer>
      <EditorBar page={page} form={form} kept={kept} typed={typed} hasDraft={hasDraft} look={() => looking.show()} />
    </>
  );
}
