import { Injectable } from '@nestjs/common';
import { Course } from '@wethi/catalog';
import { type Actor, Clock, Database, limit, Pictures, RateLimits, refuse, Storage } from '@wethi/platform';
import { VideoAccess } from '../video/video-access';
import { CourseLessons } from './course-lessons';
import type { SignedApplication } from './lessons.dto';
import { UserCourse } from './user-course.entity';

const FOLDER = 'signature';
/** A hand's width at the density of a good screen. */
const WIDTH = 1200;
const signLimit = limit({ key: 'course-application', points: 10, per: '1h' });

/** Applications that courses have their learners sign; signed once, with the words as they stood. */
@Injectable()
export class Applications {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly storage: Storage,
    private readonly access: VideoAccess,
    private readonly lessons: CourseLessons,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * What was signed stays: a second signature changes nothing.
   * @returns the name of the picture
   * @throws Refusal NOT_FOUND, also of a course that has none, TOO_MANY, those of a picture, and as VideoAccess.requireBought
   */
  async sign(product_id: number, bytes: Buffer, actor: Actor): Promise<string> {
    await this.access.requireBought(await this.lessons.stageOf(product_id), actor);
    const course = await this.database.manager.findOneBy(Course, { product_id });
    if (!course?.courses_application) throw refuse('NOT_FOUND');
    await this.limits.consume(signLimit, actor.id);
    const path = await this.pictures.keepPrivate(FOLDER, bytes, WIDTH);
    await this.database.write(
      `INSERT INTO user_course
         (user_id, product_id, user_courses_signature_path, user_courses_application, user_courses_sign_at, create_by)
       VALUES (?, ?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE user_courses_application = COALESCE(user_courses_application, VALUES(user_courses_application)),
         user_courses_sign_at = COALESCE(user_courses_sign_at, VALUES(user_courses_sign_at)),
         user_courses_signature_path = COALESCE(user_courses_signature_path, VALUES(user_courses_signature_path))`,
      [actor.id, product_id, path, course.courses_application, this.clock.now(), actor.id],
    );
    return path;
  }

  /** For personnel. @throws Refusal NOT_FOUND where nothing is signed */
  async signed(user_id: number, product_id: number): Promise<SignedApplication> {
    const { user_courses_application, user_courses_sign_at } = await this.row(user_id, product_id);
    return { user_courses_application, user_courses_sign_at };
  }

  /** Its picture, WebP. @throws Refusal NOT_FOUND */
  async signature(user_id: number, product_id: number): Promise<Buffer> {
    const { user_courses_signature_path: path } = await this.row(user_id, product_id);
    const bytes = path ? await this.storage.get('private', path) : undefined;
    if (!bytes) throw refuse('NOT_FOUND');
    return bytes;
  }

  private async row(user_id: number, product_id: number): Promise<UserCourse> {
    const row = await this.database.manager.findOneBy(UserCourse, { user_id, product_id });
    if (!row?.user_courses_sign_at) throw refuse('NOT_FOUND');
    return row;
  }
}
