import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { CourseView } from '../../../../api-types';
import { paths } from '../../../../config/paths';
import { ButtonLink } from '../../../../ui/actions/button';
import { Alert } from '../../../../ui/feedback/alert';
import { Tabs } from '../../../../ui/layout/tabs';
import { filesQuery, notesQuery } from '../../course-query';
import type { NumberedLesson } from '../../lessons';
import { Files } from './files';
import styles from './lesson-tabs.module.css';
import { Notes } from './notes';
import { Questions } from './questions';
import { questionsQuery } from './questions-query';
import { buyLabel } from '../../../../shows/prices/price-text';

interface LessonTabsProps {
  course: CourseView;
  lesson: NumberedLesson;
  mayLearn: boolean;
  /** Everybody sees its picture; in the place of the others' stands what the course costs. */
  isFree: boolean;
  /** Where the picture is. */
  second: number;
  onSecond: (second: number) => void;
}

const NAMES = ['questions', 'notes', 'files'];

/** What belongs to a lesson, below its player, which plays on. The tab stands in the address. */
export function LessonTabs({ course, lesson, mayLearn, isFree, second, onSecond }: LessonTabsProps) {
  const [search, setSearch] = useSearchParams();
  const { data: notes } = useQuery({ ...notesQuery(course.product_id), enabled: mayLearn });
  const { data: files } = useQuery({ ...filesQuery(course.product_id), enabled: mayLearn });
  const { stage_time_id } = lesson;
  // What the tab itself read; the count alone is worth no call.
  const { data: questions } = useInfiniteQuery({ ...questionsQuery(stage_time_id), enabled: false });
  const closed = !mayLearn && <ForLearners course={course} isFree={isFree} />;
  const own = notes?.filter((note) => note.stage_time_id === stage_time_id) ?? [];
  const given = files?.filter((file) => file.stage_time_id === stage_time_id) ?? [];
  const asked = search.get('tab') ?? '';
  const open = (tab: string) =>
    setSearch(
      (now) => {
        now.set('tab', tab);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.tabs}>
      <Tabs
        label="ใต้บทเรียน"
        open={NAMES.includes(asked) ? asked : 'questions'}
        onOpen={open}
        tabs={[
          {
            key: 'questions',
            title: 'ถามครู',
            count: questions?.pages[0]?.total,
            content: closed || (
              <Questions
                stageTimeId={stage_time_id}
                teacher={lesson.coach ?? course.coach}
                second={second}
                onSecond={onSecond}
              />
            ),
          },
          {
            key: 'notes',
            title: 'โน้ตของฉัน',
            count: own.length,
            content: closed || (
              <Notes
                productId={course.product_id}
                stageTimeId={stage_time_id}
                notes={own}
                second={second}
                onSecond={onSecond}
              />
            ),
          },
          { key: 'files', title: 'เอกสาร', count: given.length, content: closed || <Files files={given} /> },
        ]}
      />
    </div>
  );
}

function ForLearners({ course, isFree }: Pick<LessonTabsProps, 'course' | 'isFree'>) {
  return (
    <div className={styles.invitation}>
      <Alert kind="info" icon={MessageCircle}>
        ซื้อคอร์สแล้วถามครูและจดโน้ตได้ทุกบท
      </Alert>
      {isFree && (
        <ButtonLink kind="primary" className={styles.whole} to={paths.show(course.product_url)}>
          {buyLabel('ดูคอร์สเต็ม', course)}
        </ButtonLink>
      )}
    </div>
  );
}
