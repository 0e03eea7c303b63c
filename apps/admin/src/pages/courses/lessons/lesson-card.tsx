import { useCan, useDelete, useInvalidate, useOne } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { Button, Checkbox, Form, Input } from 'antd';
import { X } from 'lucide-react';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { crud } from '../../../crud/crud';
import { Field as FormField } from '../../../fields/field';
import { Tick } from '../../../fields/tick';
import { Card } from '../../../layout/page';
import { idOf, type Panel } from '../../../panel/use-panel';
import { COACH, COURSE_CHAPTER, VIDEO, type RowOf } from '../../../providers/resource';
import { useSave } from '../../../providers/use-save';
import { useRecordFormParts } from '../../../record/record-form';
import { LessonFiles } from './lesson-files';
import type { Lesson } from './lesson-order';
import styles from './lessons.module.css';
import { htmlOfText, textOfHtml } from './plain-html';

const { Field } = crud('stageTime');
const UNDO_MS = 5_000;

interface LessonCardProps {
  panel: Panel;
  courseId: number;
  product: RowOf<'product'> & { stage_id: number };
  /** In which chapter a new one stands. */
  chapterId: number | null;
}

/** The form of a lesson beside the list of all, below it on phones; give it the opening of its panel as key. */
export function LessonCard({ panel, courseId, product, chapterId }: LessonCardProps) {
  const { stage_id } = product;
  const id = idOf(panel);
  const place = useRef<HTMLElement>(null);
  const invalidate = useInvalidate();
  const { mutate: remove } = useDelete();
  const mayDelete = useCan({ resource: 'stageTime', action: 'delete' }).data?.can ?? false;
  const saved = () => {
    // The figures of the course count its lessons.
    void invalidate({ resource: 'course', invalidates: ['list', 'detail'] });
    panel.close();
  };
  const { form, saveButton, record, leave } = useRecordFormParts<Lesson>({
    panel,
    resource: 'stageTime',
    id,
    where: { stage_id, stage_detail_time_type: 'lesson' },
    defaults: { course_chapter_id: chapterId },
    saved,
    children: <LessonFields courseId={courseId} stageId={stage_id} />,
  });
  // Whoever opened it from the list reads on here.
  useEffect(() => place.current?.focus(), []);
  const removeLater = () => {
    if (!record) return;
    const { id, update_at } = record;
    remove({ resource: 'stageTime', id, values: { update_at }, mutationMode: 'undoable', undoableTimeout: UNDO_MS });
    leave();
  };
  return (
    <aside ref={place} tabIndex={-1} className={styles.beside} aria-label={id ? 'แก้บทเรียน' : 'เพิ่มบทเรียน'}>
      <Card
        title={id ? `แก้ ${record?.stage_detail_time_title ?? '…'}` : 'เพิ่มบทเรียน'}
        extra={<IconButton label="ปิด" icon={<X size={18} />} onClick={panel.close} />}
      >
        <div className={styles.form}>
          {form}
          <div className={styles.ways}>
            {saveButton}
            {id && mayDelete && (
              <Button danger onClick={removeLater}>
                ลบบทนี้
              </Button>
            )}
          </div>
        </div>
      </Card>
      {id && (
        <Card title="เอกสารของบทนี้">
          <div className={styles.form}>
            <LessonFiles productId={product.id} stageTimeId={id} />
          </div>
        </Card>
      )}
    </aside>
  );
}

function LessonFields({ courseId, stageId }: { courseId: number; stageId: number }) {
  return (
    <>
      <Field.Text name="stage_detail_time_title" label="ชื่อบท" required />
      <FormField<Lesson>
        name="stage_detail_time_detail"
        label="ผู้เรียนทำอะไรได้หลังบทนี้"
        getValueProps={(html: string | null) => ({ value: textOfHtml(html) })}
        getValueFromEvent={({ target }: ChangeEvent<HTMLTextAreaElement>) => htmlOfText(target.value)}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />
      </FormField>
      <Field.Reference name="coach_id" label="โค้ช" {...COACH} help="เว้นว่างคือโค้ชของคอร์ส" />
      <Field.Reference name="course_chapter_id" label="ตอน" {...COURSE_CHAPTER} where={{ course_id: courseId }} />
      <Field.Reference
        name="video_id"
        label="วิดีโอ"
        {...VIDEO}
        where={{ stage_id: stageId }}
        help="อัปโหลดที่เมนูวิดีโอ แล้วเลือกได้ที่นี่"
      />
      <FreeForAll />
      <Form.Item>
        <Tick name="stage_detail_time_after" label="ต้องดูบทก่อนหน้าให้จบก่อน" />
      </Form.Item>
      <Field.Date name="stage_detail_time_date" label="วันที่สอนสด" help="เว้นว่างถ้าเป็นวิดีโออย่างเดียว" />
      <div className={styles.times}>
        <Field.Time name="stage_detail_time_start" label="เริ่ม" />
        <Field.Time name="stage_detail_time_to" label="จบ" />
      </div>
    </>
  );
}

/** Who may watch is said at the video, so this is saved there, and at once. */
function FreeForAll() {
  const id = Form.useWatch<number | null | undefined>('video_id');
  const { result: video } = useOne<Schema<'Video'>>({
    resource: VIDEO.resource,
    id: id ?? undefined,
    queryOptions: { enabled: Boolean(id) },
  });
  const { save, saving } = useSave(
    (video_type: 'teaser' | 'course') =>
      call('POST', 'videos', { body: { id: id ?? 0, video_type, update_at: video?.update_at } }),
    { changes: ['videos'] },
  );
  return (
    <Form.Item>
      <Checkbox
        checked={Boolean(id) && video?.video_type === 'teaser'}
        disabled={!id || !video || saving}
        onChange={({ target }) => save(target.checked ? 'teaser' : 'course')}
      >
        ให้คนที่ยังไม่ซื้อดูบทนี้ได้
      </Checkbox>
    </Form.Item>
  );
}
