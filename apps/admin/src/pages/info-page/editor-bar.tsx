import type { Schema } from '@wethi/api-client';
import { INFO_PAGE_VERSION_DAYS } from '@wethi/contract';
import { bangkokTime, clockTime, recordDate } from '@wethi/format';
import { App, Button, Modal, type Form } from 'antd';
import { Globe, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { PageBar } from '../../actions/page-bar';
import { shopUrl } from '../../providers/shop-url';
import { useSave } from '../../providers/use-save';
import { EarlierVersions } from './earlier-versions';
import styles from './info-page.module.css';
import { publishedOn } from './page-state';
import { useReadAnew, type Draft, type useKeptDraft } from './use-draft';

const FIRST_PUBLISHED = 'เผยแพร่แล้ว ลิงก์ท้ายเว็บเปิดให้กดได้แล้ว';

interface BarProps {
  page: Schema<'InfoPageWithHands'>;
  form: ReturnType<typeof Form.useForm<Draft>>[0];
  kept: ReturnType<typeof useKeptDraft>;
  typed: Draft;
  hasDraft: boolean;
  /** Opens the preview, where it does not stand beside the form. */
  look: () => void;
}

/** Says how the draft stands, and publishes it or throws it away. */
export function EditorBar({ page, form, kept, typed, hasDraft, look }: BarProps) {
  const readAnew = useReadAnew(page.id);
  const { notification } = App.useApp();
  const [asking, ask] = useState(false);
  const isPublished = page.info_page_published === 'Y';
  const publishing = useSave(() => kept.publish(typed), {
    changes: ['infoPage'],
    words: { failure: 'เผยแพร่ไม่สำเร็จ' },
    // The editor says it by itself.
    conflict: () => undefined,
    done: () => {
      notification.success({
        message: isPublished ? 'เผยแพร่แล้ว ลูกค้าเห็นฉบับนี้' : FIRST_PUBLISHED,
        actions: (
          <Button type="link" href={shopUrl(`/${page.info_page_slug}`)} target="_blank">
            ดูหน้าเว็บ
          </Button>
        ),
      });
      void readAnew();
    },
  });
  const throwing = useSave(kept.throwAway, {
    changes: ['infoPage'],
    words: { success: 'ทิ้งร่างแล้ว', failure: 'ทิ้งร่างไม่สำเร็จ' },
    done: () => void readAnew(),
  });
  const taking = useSave((draft: Draft) => kept.keep(draft), {
    words: { success: 'ใช้เป็นร่างแล้ว ลูกค้ายังไม่เห็น', failure: 'ใช้เป็นร่างไม่สำเร็จ' },
    done: () => void readAnew(),
  });
  return (
    <PageBar
      className={styles.bar}
      says={
        <p className={styles.says}>
          <StateText kept={kept} hasDraft={hasDraft} typed={typed} page={page} />
          {isPublished && hasDraft && typed.info_page_draft_title.trim() && (
            <span className="secondary">
              ลูกค้ายังเห็นฉบับ <span className="number">{publishedOn(page)}</span>
            </span>
          )}
        </p>
      }
    >
      <EarlierVersions pageId={page.id} use={taking.save} busy={taking.saving} />
      <Button className={styles.look} icon={<Smartphone size={18} aria-hidden />} onClick={look}>
        ดูตัวอย่าง
      </Button>
      {hasDraft && (
        <Button disabled={kept.change !== undefined} onClick={() => ask(true)}>
          ทิ้งร่าง
        </Button>
      )}
      <Button
        type="primary"
        icon={<Globe size={18} aria-hidden />}
        loading={publishing.saving}
        disabled={kept.change !== undefined || (!hasDraft && isPublished)}
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
        okType="default"
        okButtonProps={{ danger: true, loading: throwing.saving }}
        width={560}
        cancelText="แก้ต่อ"
        onOk={() => throwing.save(undefined)}
        onCancel={() => ask(false)}
      >
        <p>
          {isPublished && `กลับไปเป็นฉบับที่เผยแพร่ ${publishedOn(page)} `}
          ร่างนี้กู้คืนได้จาก “ฉบับก่อน ๆ” อีก {INFO_PAGE_VERSION_DAYS} วัน
        </p>
      </Modal>
    </PageBar>
  );
}

function StateText({ kept, hasDraft, typed, page }: Pick<BarProps, 'kept' | 'hasDraft' | 'typed' | 'page'>) {
  if (!typed.info_page_draft_title.trim()) return <b className={styles.problem}>ยังเผยแพร่ไม่ได้ ต้องใส่หัวข้อ</b>;
  if (kept.change) return <b className={styles.problem}>ร่างยังไม่เก็บ เลือกด้านบนก่อนว่าจะใช้ร่างของใคร</b>;
  if (kept.problem) return <b className={styles.problem}>ร่างยังไม่เก็บ {kept.problem}</b>;
  if (kept.saving || kept.unsaved) return <b className={styles.drafted}>กำลังเก็บร่าง</b>;
  if (kept.at) return <b className={styles.drafted}>ร่างเก็บเอง {clockTime(bangkokTime(kept.at).time)}</b>;
  if (hasDraft) return <b className={styles.drafted}>มีร่างที่ยังไม่เผยแพร่</b>;
  if (page.info_page_published === 'N') return <b className={styles.drafted}>ยังไม่เผยแพร่</b>;
  return <span className={styles.same}>เผยแพร่ล่าสุด {lastPublished(page)}</span>;
}

/** Of today the time, of other days the date, with who it was. */
function lastPublished(page: Schema<'InfoPageWithHands'>): string {
  const { date, time } = bangkokTime(page.published_at ?? page.update_at);
  const when = date === bangkokTime(new Date()).date ? clockTime(time) : recordDate(date);
  return page.published_by ? `${when} โดย ${page.published_by}` : when;
}
