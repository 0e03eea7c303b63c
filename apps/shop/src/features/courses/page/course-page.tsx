import { count, shortDuration } from '@wethi/format';
import { Award, Captions, Check, Clock, GraduationCap, ListVideo, Play, RotateCcw, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { CourseView, PackageProduct } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { ButtonLink } from '../../../ui/actions/button';
import { Chip } from '../../../ui/actions/chip';
import { Breadcrumb } from '../../../ui/layout/breadcrumb';
import { Avatar } from '../../../ui/media/avatar';
import { Picture } from '../../../ui/media/picture';
import { RichText } from '../../../ui/rich-text/rich-text';
import { Chapters } from './chapters';
import { useLearning } from '../course-query';
import styles from './course-page.module.css';
import { allLessons, lessonToGoOn, type NumberedLesson, numbered, secondsOf } from '../lessons';

const OwnCourse = lazy(() => import('./own-course'));
const ApplicationDialog = lazy(() => import('../application-dialog'));
const CertificateDialog = lazy(() => import('../certificate-dialog'));

/** Where the page tells of its teacher. */
const COACH = 'coach';

interface CoursePageProps {
  product: PackageProduct;
  course: CourseView;
  /** About it, as HTML. */
  detail: string;
  /** What it costs; in its place stands how far its learner is. */
  buyCard: ReactNode;
  buyBar: ReactNode;
  /** What else can be done with it. */
  extras: ReactNode;
}

/** A course: what one learns, its lessons, its coach, and how to buy it or go on with it (SITE-07). */
export function CoursePage({ product, course, detail, buyCard, buyBar, extras }: CoursePageProps) {
  const chapters = numbered(course);
  const lessons = allLessons(chapters);
  const { may, progress, past } = useLearning(product.id);
  const graduation = progress ?? past;
  const { overlay } = useDialogs();
  const goOn = lessonToGoOn(lessons, progress);
  return (
    <div className="wrap">
      <Breadcrumb
        onPhones
        parents={[{ to: `${paths.shows}?type=course`, title: 'คอร์สเรียน' }]}
        current={product.product_title}
      />
      <div className={styles.layout} data-owner={may === 'yes' || undefined}>
        <div className={styles.head}>
          <Screen
            product={product}
            lessons={lessons}
            goOn={progress && goOn}
            isDone={Boolean(progress?.finished) && !goOn}
          />
          <Title product={product} course={course} lessons={lessons} />
        </div>
        <aside className={styles.buy} aria-label={may === 'yes' ? 'คอร์สของฉัน' : 'ซื้อคอร์ส'}>
          {progress ? (
            <Suspense>
              <OwnCourse course={course} lessons={lessons} progress={progress} goOn={goOn} />
            </Suspense>
          ) : (
            <>
              {past && (
                <Suspense>
                  <OwnCourse course={course} lessons={lessons} progress={past} goOn={undefined} isPast />
                </Suspense>
              )}
              {buyCard}
            </>
          )}
          {extras}
        </aside>
        <div>
          {course.outcomes.length > 0 && (
            <Section title="เรียนจบแล้วทำได้">
              <ul className={styles.outcomes}>
                {course.outcomes.map((outcome) => (
                  <li key={outcome}>
                    <Check size={20} aria-hidden />
                    {outcome}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section title="บทเรียน" note={lessons.length > 0 ? lengthOf(lessons) : undefined}>
            {lessons.length === 0 && <p className="muted">ครูกำลังเตรียมบทเรียน จะขึ้นที่หน้านี้เมื่อพร้อม</p>}
            <Chapters chapters={chapters} progress={progress} goOn={goOn} />
          </Section>
          {course.coach && <Coach coach={course.coach} />}
          {detail && (
            <Section title="รายละเอียด">
              <RichText html={detail} />
            </Section>
          )}
        </div>
      </div>
      {may === 'no' && buyBar}
      {overlay?.name === 'application' && progress?.application && !progress.user_courses_sign_at && (
        <Suspense>
          <ApplicationDialog course={course} words={progress.application} />
        </Suspense>
      )}
      {overlay?.name === 'certificate' && graduation?.finished && (
        <Suspense>
          <CertificateDialog course={course} lessons={lessons} progress={graduation} />
        </Suspense>
      )}
    </div>
  );
}

function lengthOf(lessons: readonly NumberedLesson[]): string {
  return `${lessons.length} บท · ${shortDuration(secondsOf(lessons))}`;
}

interface ScreenProps {
  product: PackageProduct;
  lessons: readonly NumberedLesson[];
  /** Where its learner goes on. */
  goOn: NumberedLesson | undefined;
  isDone: boolean;
}

/** The course's picture, with the way to the lesson that comes next, or to the one that is free. */
function Screen({ product, lessons, goOn, isDone }: ScreenProps) {
  const free = lessons.find(({ is_free, video_id }) => is_free && video_id !== null);
  const first = lessons.find(({ video_id }) => video_id !== null);
  const next = isDone ? first : (goOn ?? free);
  return (
    <div className={styles.screen}>
      <Picture
        path={product.product_img}
        alt={product.product_title}
        width={880}
        height={495}
        sizes="(max-width: 1100px) 100vw, 880px"
        priority
      />
      {next?.video_id && (
        <ButtonLink kind="glass" size="large" to={paths.replay(next.video_id)} state={PLAY_AT_ONCE}>
          {isDone ? <RotateCcw size={20} aria-hidden /> : <Play size={20} fill="currentColor" aria-hidden />}
          {isDone ? 'ทบทวนตั้งแต่บทแรก' : goOn ? `เรียนต่อ บทที่ ${goOn.number}` : 'ดูบทแรกฟรี'}
        </ButtonLink>
      )}
    </div>
  );
}

function Title({
  product,
  course,
  lessons,
}: Pick<CoursePageProps, 'product' | 'course'> & { lessons: readonly NumberedLesson[] }) {
  return (
    <div className={styles.title}>
      <div className={styles.chips}>
        <Chip kind="brand">
          <GraduationCap aria-hidden />
          {product.product_type === 'T' ? 'คอร์สเทรด' : 'เรียนย้อนหลัง'}
        </Chip>
        {course.has_captions && (
          <Chip>
            <Captions aria-hidden />
            มีคำบรรยาย
          </Chip>
        )}
        {(lessons.length === 0 || lessons.some(({ is_counted }) => is_counted)) && (
          <Chip>
            <Award aria-hidden />
            มีใบรับรอง
          </Chip>
        )}
      </div>
      <h1>{product.product_title}</h1>
      <p className="t2">
        {product.product_subtitle}
        {course.coach && (
          <>
            {' กับ '}
            <a className="link" href={`#${COACH}`}>
              {course.coach.coach_name}
            </a>
          </>
        )}
      </p>
      <ul className={styles.facts}>
        {lessons.length > 0 && (
          <>
            <li>
              <ListVideo size={20} aria-hidden />
              <span className="num">{lessons.length}</span> บทเรียน
            </li>
            <li>
              <Clock size={20} aria-hidden />
              {shortDuration(secondsOf(lessons))}
            </li>
          </>
        )}
        {course.learners > 0 && (
          <li>
            <Users size={20} aria-hidden />
            <span className="num">{count(course.learners)}</span> คนเรียนอยู่
          </li>
        )}
      </ul>
    </div>
  );
}

function Section({ title, note, id, children }: { title: string; note?: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {note && <span className="small muted num">{note}</span>}
      </div>
      {children}
    </section>
  );
}

function Coach({ coach }: { coach: NonNullable<CourseView['coach']> }) {
  return (
    <Section title="ครูของคอร์สนี้" id={COACH}>
      <div className={styles.coach}>
        <Avatar path={coach.coach_img} size={96} />
        <div>
          <h3>{coach.coach_name}</h3>
          {coach.coach_subtitle && <p className="small muted">{coach.coach_subtitle}</p>}
          {coach.coach_detail && <p className="t2">{coach.coach_detail}</p>}
        </div>
      </div>
    </Section>
  );
}
