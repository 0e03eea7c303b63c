import { useOne } from '@refinedev/core';
import { Alert, Skeleton } from 'antd';
import { FolderDown } from 'lucide-react';
import { Crumbs } from '../../actions/crumbs';
import { IconButton } from '../../actions/icon-button';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { movingRows } from '../../crud/moving-rows';
import { ReadFailed } from '../../feedback/read-failed';
import { Card, Page } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { COURSE_CHAPTER, VIDEO, type RowOf } from '../../providers/resource';
import { LessonName, LessonVideo } from './lesson-cells';
import { LessonFiles } from './lesson-files';

const chapters = crud('courseChapter');
const lessons = crud('stageTime');

/** The chapters of a course and the lessons in them, moved by mouse, finger and keyboard. */
export function Lessons({ courseId }: { courseId: number }) {
  const { result: course, query } = useOne<RowOf<'course'>>({ resource: 'course', id: courseId });
  const { result: product } = useOne<RowOf<'product'>>({
    resource: 'product',
    id: course?.product_id,
    queryOptions: { enabled: course !== undefined },
  });
  if (query.error) return <ReadFailed what="คอร์ส" error={query.error} retry={query.refetch} />;
  if (!course || !product) return <Skeleton active />;
  return (
    <Page>
      <Crumbs to="/courses" list="คอร์สเรียน">
        {product.product_title}
      </Crumbs>
      <Card title="ตอน">
        <Chapters courseId={course.id} />
      </Card>
      <Card title="บทเรียน">
        {product.stage_id ? (
          <LessonTable courseId={course.id} productId={product.id} stageId={product.stage_id} />
        ) : (
          <Alert type="info" message="สินค้านี้ยังไม่มีเวที เลือกเวทีให้สินค้าก่อน แล้วเพิ่มบทเรียนได้ที่นี่" />
        )}
      </Card>
    </Page>
  );
}

function Chapters({ courseId }: { courseId: number }) {
  const { RecordTable, column, Field } = chapters;
  return (
    <RecordTable
      embedded
      withoutFile
      noun="ตอน"
      empty="ยังไม่แบ่งตอน คอร์สสั้นไม่ต้องมีก็ได้"
      where={{ course_id: courseId }}
      sort={{ field: 'course_chapter_item', order: 'asc' }}
      moving={movingRows}
      menuOf={({ course_chapter_title }) => `เลื่อนหรือแก้ ${course_chapter_title}`}
      columns={[column.text('course_chapter_title', 'ชื่อตอน')]}
    >
      <Field.Text name="course_chapter_title" label="ชื่อตอน" required help="เช่น ตอนที่ 1 เตรียมเสียง" />
    </RecordTable>
  );
}

interface LessonTableProps {
  courseId: number;
  productId: number;
  stageId: number;
}

function LessonTable({ courseId, productId, stageId }: LessonTableProps) {
  const { RecordTable, RecordPanel, column, Field } = lessons;
  const files = usePanel('files');
  return (
    <>
      <RecordTable
        embedded
        withoutFile
        noun="บทเรียน"
        empty="ยังไม่มีบทเรียน เพิ่มทีละบทตามลำดับที่เรียน"
        where={{ stage_id: stageId, stage_detail_time_type: 'lesson' }}
        sort={{ field: 'stage_detail_time_item', order: 'asc' }}
        moving={movingRows}
        menuOf={({ stage_detail_time_title }) => `เลื่อนหรือแก้ ${stage_detail_time_title}`}
        columns={[
          column.text('stage_detail_time_title', 'ชื่อบท', {
            ellipsis: false,
            render: (title: string, { video_id }) => <LessonName title={title} videoId={video_id} />,
          }),
          column.reference('course_chapter_id', 'ตอน', COURSE_CHAPTER, WIDE_ONLY),
          column.reference('video_id', 'วิดีโอ', VIDEO, {
            ellipsis: false,
            render: (id: number | null) => <LessonVideo videoId={id} />,
          }),
          column.date('stage_detail_time_date', 'สอนสด', WIDE_ONLY),
        ]}
        actions={({ id }) => (
          <IconButton label="เอกสารของบทนี้" icon={<FolderDown size={18} />} onClick={() => files.show(id)} />
        )}
      >
        <Field.Text name="stage_detail_time_title" label="ชื่อบท" required />
        <Field.Reference name="course_chapter_id" label="ตอน" {...COURSE_CHAPTER} where={{ course_id: courseId }} />
        <Field.Reference
          name="video_id"
          label="วิดีโอ"
          {...VIDEO}
          where={{ stage_id: stageId }}
          help="อัปโหลดที่เมนูวิดีโอ ให้ทุกคนดูฟรีได้ด้วยการเลือก “ทุกคน ดูฟรี” ที่วิดีโอนั้น"
        />
        <Field.Html name="stage_detail_time_detail" label="ผู้เรียนทำอะไรได้หลังบทนี้" />
        <Field.Date name="stage_detail_time_date" label="วันที่สอนสด" help="เว้นว่างถ้าเป็นวิดีโออย่างเดียว" />
        <Field.Time name="stage_detail_time_start" label="เริ่ม" />
        <Field.Time name="stage_detail_time_to" label="จบ" />
      </RecordTable>
      <RecordPanel
        panel={files}
        width={560}
        title={({ stage_detail_time_title }) => `เอกสารของ “${stage_detail_time_title}”`}
      >
        {({ id }) => <LessonFiles productId={productId} stageTimeId={id} />}
      </RecordPanel>
    </>
  );
}
