import { Injectable } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import { type Actor, Database, limit, RateLimits, Records, refuse } from '@wethi/platform';
import { VideoAccess } from '../video/video-access';
import { CourseLessons } from './course-lessons';
import { LessonNote, type OwnNote, type SaveLessonNote } from './lesson-note.entity';

const noteLimit = limit({ key: 'lesson-note', points: 30, per: '1m' });

/** Of one learner in a course, which are all read at once. */
const MOST_NOTES = 500;
const FULL = `จดไว้ครบ ${MOST_NOTES} ข้อแล้ว กรุณาลบบางข้อก่อนจดเพิ่ม`;

/** Notes that learners write for themselves; nobody else reads them. */
@Injectable()
export class LessonNotes {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly limits: RateLimits,
    private readonly access: VideoAccess,
    private readonly lessons: CourseLessons,
  ) {}

  /** Of a course, lesson by lesson, in the order of the picture. */
  async ofCourse(productId: number, actor: Actor): Promise<OwnNote[]> {
    return this.database.sql
      .selectFrom('lesson_note as n')
      .innerJoin('stage_time as t', 't.id', 'n.stage_time_id')
      .select(['n.id', 'n.stage_time_id', 'n.lesson_note_second', 'n.lesson_note_text'])
      .where('n.user_id', '=', actor.id)
      .where('t.stage_id', '=', await this.lessons.stageOf(productId))
      .orderBy('t.stage_detail_time_item')
      .orderBy('n.lesson_note_second')
      .orderBy('n.id')
      .limit(MOST_NOTES)
      .execute();
  }

  /** @returns the note's id @throws Refusal NOT_FOUND, TOO_MANY, and as VideoAccess.requireBought */
  async add(note: SaveLessonNote, actor: Actor): Promise<number> {
    const { stage_id } = await this.records.byId(StageTime, note.stage_time_id);
    await this.access.requireBought(stage_id, actor);
    await this.limits.consume(noteLimit, actor.id);
    await this.requireRoom(stage_id, actor);
    const row = { ...note, user_id: actor.id, create_by: actor.id };
    const { identifiers } = await this.database.manager.insert(LessonNote, row);
    return Number(identifiers[0]?.['id']);
  }

  private async requireRoom(stageId: number, { id }: Actor): Promise<void> {
    const [row] = await this.database.query<{ notes: number }[]>(
      `SELECT COUNT(*) AS notes FROM lesson_note n JOIN stage_time t ON t.id = n.stage_time_id
        WHERE n.user_id = ? AND t.stage_id = ?`,
      [id, stageId],
    );
    if (Number(row?.notes ?? 0) >= MOST_NOTES) throw refuse('TOO_MANY', { message: FULL });
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's */
  async remove(id: number, actor: Actor): Promise<void> {
    const { affected } = await this.database.manager.delete(LessonNote, { id, user_id: actor.id });
    if (!affected) throw refuse('NOT_FOUND');
  }
}
