import { useList, useOne } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import { call } from '@wethi/http';
import { Alert, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { ReadFailed } from '../../../feedback/read-failed';
import { crud } from '../../../crud/crud';
import { FormSelect } from '../../../fields/form-select';
import { Card, Page } from '../../../layout/page';
import { idOf, usePanel } from '../../../panel/use-panel';
import { RecordDrawer } from '../../../record/record-drawer';
import type { RowOf } from '../../../providers/resource';
import { useCourses } from '../use-courses';
import { LessonCard } from './lesson-card';
import { lessonFilesKey } from './lesson-files';
import { LessonList } from './lesson-list';
import type { Chapter, Lesson } from './lesson-order';
import styles from './lessons.module.css';

const { Field } = crud('courseChapter');

/** The lessons of a course, and the form of the one that is open. */
export function Lessons({ courseId }: { courseId: number }) {
  const { result: course, query } = useOne<RowOf<'course'>>({ resource: 'course', id: courseId });
  const { result: product } = useOne<RowOf<'product'>>({
    resource: 'product',
    id: course?.product_id,
    queryOptions: { enabled: course !== undefined },
  });
  if (query.error) return <ReadFailed what="คอร์ส" error={query.error} retry={query.refetch} />;
  if (!course || !product) return <Skeleton active />;
  const { stage_id } = product;
  return (
    <Page>
      {stage_id ? (
        <Content key={stage_id} courseId={courseId} product={{ ...product, stage_id }} />
      ) : (
        <Card title={product.product_title} extra={<CourseSelect courseId={courseId} />}>
          <Alert type="info" message="สินค้านี้ยังไม่มีเวที เลือกเวทีให้สินค้าก่อน แล้วเพิ่มบทเรียนได้ที่นี่" />
        </Card>
      )}
    </Page>
  );
}

interface ContentProps {
  courseId: number;
  product: RowOf<'product'> & { stage_id: number };
}

function Content({ courseId, product }: ContentProps) {
  const all = { currentPage: 1, pageSize: LIST_LIMIT_MAX };
  const chapters = useList<Chapter>({
    resource: 'courseChapter',
    filters: [{ field: 'course_id', operator: 'eq', value: courseId }],
    sorters: [{ field: 'course_chapter_item', order: 'asc' }],
    pagination: all,
  });
  const lessons = useList<Lesson>({
    resource: 'stageTime',
    filters: [
      { field: 'stage_id', operator: 'eq', value: product.stage_id },
      { field: 'stage_detail_time_type', operator: 'eq', value: 'lesson' },
    ],
    sorters: [{ field: 'stage_detail_time_item', order: 'asc' }],
    pagination: all,
  });
  const { data: files = [] } = useQuery({
    queryKey: lessonFilesKey(product.id),
    queryFn: async () => (await call('GET', 'lessonFile', { query: { product_id: product.id } })).data ?? [],
  });
  const lesson = { adding: usePanel('new'), editing: usePanel('edit') };
  const chapter = { adding: usePanel('newChapter'), editing: usePanel('chapter') };
  const { query } = lessons.query.error ? lessons : chapters;
  const opened = [lesson.adding, lesson.editing].find(({ open }) => open);
  const drawers = [chapter.adding, chapter.editing].filter((panel) => panel.opened > 0);
  const rest = (lessons.result.total ?? 0) - lessons.result.data.length;
  return (
    <div className={opened ? styles.side : undefined}>
      <Card title={product.product_title} extra={<CourseSelect courseId={courseId} />}>
        {query.error && <ReadFailed what="บทเรียน" error={query.error} retry={query.refetch} />}
        {(lessons.query.isPending || chapters.query.isPending) && <Skeleton active />}
        {lessons.query.isSuccess && chapters.query.isSuccess && (
          <LessonList
            chapters={chapters.result.data}
            lessons={lessons.result.data}
            isLive={product.product_type === 'T'}
            filesOf={(id) => files.filter(({ stage_time_id }) => stage_time_id === id).length}
            lesson={lesson}
            chapter={chapter}
          />
        )}
        {rest > 0 && <p className={styles.rest}>อีก {rest} บทอยู่ที่เมนูเซตลิสต์</p>}
      </Card>
      {opened && (
        <LessonCard
          key={`${opened.name} ${opened.opened}`}
          panel={opened}
          courseId={courseId}
          product={product}
          chapterId={chapters.result.data.at(-1)?.id ?? null}
        />
      )}
      {drawers.map((panel) => (
        <RecordDrawer<Chapter>
          key={`${panel.name} ${panel.opened}`}
          panel={panel}
          resource="courseChapter"
          noun="ตอน"
          id={idOf(panel)}
          where={{ course_id: courseId }}
          inDialog
        >
          <Field.Text name="course_chapter_title" label="ชื่อตอน" required help="เช่น ตอนที่ 1 เตรียมเสียง" />
        </RecordDrawer>
      ))}
    </div>
  );
}

/** The way to another course's lessons. */
function CourseSelect({ courseId }: { courseId: number }) {
  const navigate = useNavigate();
  const names = useCourses();
  const { result } = useList<RowOf<'course'>>({ resource: 'course', pagination: { pageSize: LIST_LIMIT_MAX } });
  const options = result.data.map(({ id, product_id }) => ({
    value: id,
    label: names.find(({ value }) => value === product_id)?.label ?? '…',
  }));
  return (
    <FormSelect
      aria-label="คอร์ส"
      className={styles.courses}
      value={courseId}
      onChange={(id: number) => void navigate(`/courses/${id}`)}
      options={options}
    />
  );
}
