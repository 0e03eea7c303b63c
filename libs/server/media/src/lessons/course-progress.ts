import { Injectable } from '@nestjs/common';
import { User } from '@wethi/accounts';
import { Course } from '@wethi/catalog';
import type { CheckingStatus } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { type Actor, Database } from '@wethi/platform';
import { VideoAccess } from '../video/video-access';
import { ViewingRecord } from '../viewing/viewing-record';
import { CourseLessons } from './course-lessons';
import type { CourseProgress, Lesson, LessonProgress } from './lessons.dto';
import { seenOf, seenOn, type WatchedDay } from './seen-minutes';
import { UserCourse } from './user-course.entity';

type Watched = WatchedDay & { video_id: number };

/** A lesson that somebody has seen, and on which day, though no player told it (docs/decisions/0135). */
interface Told {
  user_id: number;
  stage_time_id: number;
  day: string;
}

const CAME: CheckingStatus[] = ['come', 'late'];

/** What somebody has learned of a course: told by the minutes that their players reported, where these can tell it (WATCH-07). */
@Injectable()
export class CourseProgresses {
  constructor(
    private readonly database: Database,
    private readonly access: VideoAccess,
    private readonly lessons: CourseLessons,
    private readonly record: ViewingRecord,
  ) {}

  /** Also when the time to learn is over: the certificate is still theirs. @throws Refusal NOT_FOUND, VIDEO_NOT_BOUGHT */
  async of(productId: number, actor: Actor): Promise<CourseProgress> {
    const stageId = await this.lessons.stageOf(productId);
    const { until } = await this.access.requireOnceBought(stageId, actor);
    const lessons = await this.lessons.ofStage(stageId);
    if (actor.kind === 'personnel') return { ...NOTHING, lessons: progressOf(lessons, [], [], new Map()), until };
    const videoIds = lessons.flatMap(({ video_id }) => video_id ?? []);
    const [watched, told, positions, notes, certificate, course, user] = await Promise.all([
      this.watched(actor.id, videoIds),
      this.told([actor.id], lessons),
      this.record.lastSittingsOf(actor.id, videoIds),
      this.notes(actor.id, stageId),
      this.database.manager.findOneBy(UserCourse, { user_id: actor.id, product_id: productId }),
      this.database.manager.findOneBy(Course, { product_id: productId }),
      this.database.manager.findOneBy(User, { id: actor.id }),
    ]);
    return {
      lessons: progressOf(lessons, watched, told, positions),
      until,
      // Who holds the certificate has finished, whatever lessons came later.
      finished: certificate?.user_courses_finish ?? finishedOn(lessons, watched, told),
      notes,
      application: course?.courses_application || null,
      user_courses_sign_at: certificate?.user_courses_sign_at ?? null,
      user_courses_no: certificate?.user_courses_no ?? null,
      user_courses_name: certificate?.user_courses_name ?? nameOf(user),
      user_courses_saved: Boolean(certificate?.user_courses_page),
    };
  }

  /** How many lessons each of these people has seen of a course. */
  async seenBy(userIds: readonly number[], lessons: readonly Lesson[]): Promise<Map<number, number>> {
    const videoIds = lessons.flatMap(({ video_id }) => video_id ?? []);
    if (userIds.length === 0 || lessons.length === 0) return new Map();
    const rows =
      videoIds.length === 0
        ? []
        : await this.database.sql
            .selectFrom('video_watched')
            .select(['user_id', 'video_id', 'visit_date', 'hour', 'minutes'])
            .where('user_id', 'in', userIds)
            .where('video_id', 'in', videoIds)
            .execute();
    const told = await this.told(userIds, lessons);
    return new Map(
      userIds.map((userId) => {
        const own = rows.filter(({ user_id }) => user_id === userId);
        const toldOf = told.filter(({ user_id }) => user_id === userId);
        return [userId, progressOf(lessons, own, toldOf, new Map()).filter(({ is_seen }) => is_seen).length];
      }),
    );
  }

  private async watched(userId: number, videoIds: readonly number[]): Promise<Watched[]> {
    if (videoIds.length === 0) return [];
    return this.database.sql
      .selectFrom('video_watched')
      .select(['video_id', 'visit_date', 'hour', 'minutes'])
      .where('user_id', '=', userId)
      .where('video_id', 'in', videoIds)
      .execute();
  }

  /** Nothing is read where each lesson's player tells it. */
  private async told(userIds: readonly number[], lessons: readonly Lesson[]): Promise<Told[]> {
    const ids = lessons.filter(({ is_measured }) => !is_measured).map(({ stage_time_id }) => stage_time_id);
    if (ids.length === 0) return [];
    const [confirmed, attended] = await Promise.all([
      this.database.sql
        .selectFrom('lesson_done')
        .select(['user_id', 'stage_time_id', 'create_at'])
        .where('user_id', 'in', userIds)
        .where('stage_time_id', 'in', ids)
        .execute(),
      this.database.sql
        .selectFrom('user_checking as k')
        .innerJoin('stage_time as t', 't.id', 'k.stage_time_id')
        .select(['k.user_id', 'k.stage_time_id', 't.stage_detail_time_date as day'])
        .where('k.user_id', 'in', userIds)
        .where('k.stage_time_id', 'in', ids)
        .where('k.user_checking_status', 'in', CAME)
        .execute(),
    ]);
    return [
      ...confirmed.map(({ create_at, ...row }) => ({ ...row, day: bangkokTime(create_at).date })),
      ...attended.flatMap(({ day, ...row }) => (day ? { ...row, day } : [])),
    ];
  }

  private async notes(userId: number, stageId: number): Promise<number> {
    const { notes } = await this.database.sql
      .selectFrom('lesson_note as n')
      .innerJoin('stage_time as t', 't.id', 'n.stage_time_id')
      .select(({ fn }) => fn.countAll<number>().as('notes'))
      .where('n.user_id', '=', userId)
      .where('t.stage_id', '=', stageId)
      .executeTakeFirstOrThrow();
    return Number(notes);
  }
}

const NOTHING = {
  finished: null,
  notes: 0,
  application: null,
  user_courses_sign_at: null,
  user_courses_no: null,
  user_courses_name: '',
  user_courses_saved: false,
};

function progressOf(
  lessons: readonly Lesson[],
  watched: readonly Watched[],
  told: readonly Told[],
  positions: ReadonlyMap<number, number>,
): LessonProgress[] {
  return lessons.map(({ stage_time_id, video_id, seconds, is_measured }) => {
    const hours = watched.filter((row) => row.video_id === video_id);
    const position = (video_id !== null && positions.get(video_id)) || 0;
    const seen = seenOf(video_id === null ? [] : hours, seconds);
    const isTold = told.some((row) => row.stage_time_id === stage_time_id);
    return { stage_time_id, position, ...seen, is_seen: is_measured ? seen.is_seen : isTold };
  });
}

/** The day on which the last of the lessons that count was seen; who watches again has finished no later. Null while one is not. */
function finishedOn(lessons: readonly Lesson[], watched: readonly Watched[], told: readonly Told[]): string | null {
  const days = lessons
    .filter(({ is_counted }) => is_counted)
    .map(({ stage_time_id, video_id, seconds, is_measured }) =>
      is_measured
        ? seenOn(
            watched.filter((row) => row.video_id === video_id),
            seconds,
          )
        : told
            .filter((row) => row.stage_time_id === stage_time_id)
            .map(({ day }) => day)
            .toSorted()[0],
    );
  return days.includes(undefined) ? null : (days.toSorted().at(-1) ?? null);
}

/** As the profile says, else the nickname. */
function nameOf(user: User | null): string {
  return [user?.user_name, user?.user_lname].filter(Boolean).join(' ') || user?.user_nickname || '';
}
