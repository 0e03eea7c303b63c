import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import { UPLOAD_BYTES } from '@wethi/contract';
import { type Actor, Database, RecordChanges, Records, refuse, Storage } from '@wethi/platform';
import { VideoAccess } from '../video/video-access';
import { LessonFile, type FileOfLesson } from './lesson-file.entity';
import { CourseLessons } from './course-lessons';
import { endingOf, typeOf } from './file-kind';

/** Files of lessons: kept privately, sent to who may watch the lessons (screens-watch.md 15). */
@Injectable()
export class LessonFiles {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly storage: Storage,
    private readonly access: VideoAccess,
    private readonly lessons: CourseLessons,
  ) {}

  /** Of a course, in the order of each lesson. @throws Refusal NOT_FOUND, and as VideoAccess.requireBought */
  async ofCourse(productId: number, actor: Actor): Promise<FileOfLesson[]> {
    const stageId = await this.lessons.stageOf(productId);
    await this.access.requireBought(stageId, actor);
    return this.database.sql
      .selectFrom('lesson_file as f')
      .innerJoin('stage_time as t', 't.id', 'f.stage_time_id')
      .select(['f.id', 'f.stage_time_id', 'f.lesson_file_name', 'f.lesson_file_bytes'])
      .where('t.stage_id', '=', stageId)
      .orderBy('f.lesson_file_item')
      .orderBy('f.id')
      .execute();
  }

  /** @throws Refusal NOT_FOUND, and as VideoAccess.requireBought */
  async read(id: number, actor: Actor): Promise<{ bytes: Buffer; name: string; type: string }> {
    const file = await this.database.sql
      .selectFrom('lesson_file as f')
      .innerJoin('stage_time as t', 't.id', 'f.stage_time_id')
      .select(['f.lesson_file_path', 'f.lesson_file_name', 't.stage_id'])
      .where('f.id', '=', id)
      .executeTakeFirst();
    if (!file) throw refuse('NOT_FOUND');
    await this.access.requireBought(file.stage_id, actor);
    const bytes = await this.storage.get('private', file.lesson_file_path);
    if (!bytes) throw refuse('NOT_FOUND');
    return { bytes, name: file.lesson_file_name, type: typeOf(file.lesson_file_path) };
  }

  /**
   * @returns the row's id
   * @throws Refusal NOT_FOUND for the lesson, TOO_LARGE, WRONG_TYPE
   */
  async keep(
    columns: Pick<LessonFile, 'stage_time_id' | 'lesson_file_name'>,
    bytes: Buffer,
    actor: Actor,
  ): Promise<number> {
    await this.records.byId(StageTime, columns.stage_time_id, actor);
    if (bytes.length > UPLOAD_BYTES) throw refuse('TOO_LARGE');
    const ending = endingOf(bytes);
    if (!ending) throw refuse('WRONG_TYPE', { message: 'เอกสารของบทเรียนต้องเป็นไฟล์ PDF หรือ MP3' });
    const lesson_file_path = `lesson-file/${randomBytes(16).toString('hex')}.${ending}`;
    await this.storage.put('private', lesson_file_path, bytes);
    const row = { ...columns, lesson_file_path, lesson_file_bytes: bytes.length };
    return this.recordChanges.save(LessonFile, row, actor);
  }
}
