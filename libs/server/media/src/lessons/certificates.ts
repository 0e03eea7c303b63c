import { Injectable } from '@nestjs/common';
import { longDate, shortDuration } from '@wethi/format';
import { type CertificatePage, renderPaper } from '@wethi/orders';
import { type Actor, Config, Database, HeavyPool, refuse, Transactions } from '@wethi/platform';
import { CourseProgresses } from './course-progress';
import { CourseViews } from './course-views';
import type { SaveCertificate } from './lessons.dto';
import { UserCourse } from './user-course.entity';

/** Certificates of finished courses: numbered once, and with words that stay from the first time they are taken. */
@Injectable()
export class Certificates {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly progresses: CourseProgresses,
    private readonly views: CourseViews,
    private readonly pool: HeavyPool,
    private readonly config: Config,
  ) {}

  /**
   * Writes the name that will stand on it; once the paper was taken it stays.
   * @throws Refusal COURSE_NOT_FINISHED, NOT_FOUND, VIDEO_NOT_BOUGHT
   */
  async save({ product_id, user_courses_name }: SaveCertificate, actor: Actor): Promise<void> {
    const known = await this.database.manager.findOneBy(UserCourse, { user_id: actor.id, product_id });
    if (known?.user_courses_no) {
      if (known.user_courses_page !== null) return;
      await this.database.manager.update(UserCourse, { id: known.id }, { user_courses_name });
      return;
    }
    const { finished } = await this.progresses.of(product_id, actor);
    if (finished === null) throw refuse('COURSE_NOT_FINISHED');
    await this.transactions.run(async () => {
      // Two presses at once are one certificate: the second waits for the first, and changes nothing.
      const user_courses_no = await this.nextNumber(finished);
      const row = [actor.id, product_id, user_courses_name, finished, user_courses_no, actor.id];
      await this.database.write(
        `INSERT INTO user_course (user_id, product_id, user_courses_name, user_courses_finish, user_courses_no, create_by)
         VALUES (?, ?, ?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE user_courses_name = IF(user_courses_no IS NULL, VALUES(user_courses_name), user_courses_name),
           user_courses_finish = COALESCE(user_courses_finish, VALUES(user_courses_finish)),
           user_courses_no = COALESCE(user_courses_no, VALUES(user_courses_no))`,
        row,
      );
    });
  }

  /** The PDF. @throws Refusal NOT_FOUND where none was asked for */
  async file(product_id: number, actor: Actor): Promise<{ bytes: Buffer; number: string }> {
    const certificate = await this.database.manager.findOne(UserCourse, {
      where: { user_id: actor.id, product_id },
    });
    if (!certificate?.user_courses_no) throw refuse('NOT_FOUND');
    const words = certificate.user_courses_page ?? (await this.keepWords(certificate));
    const bytes = Buffer.from(await this.pool.run(renderPaper, JSON.parse(words) as CertificatePage));
    return { bytes, number: certificate.user_courses_no };
  }

  /** Whoever takes it at the same time gets the words that were written first. */
  private async keepWords({ id, product_id, ...certificate }: UserCourse): Promise<string> {
    const { product_title: course, product_url, chapters, coach } = await this.views.ofLearner(product_id);
    const seconds = chapters.flatMap(({ lessons }) => lessons).reduce((sum, lesson) => sum + lesson.seconds, 0);
    const page: CertificatePage = {
      issuer: 'เวที (Wethi)',
      name: certificate.user_courses_name ?? '',
      course,
      lines: [[shortDuration(seconds), coach && `กับ${coach.coach_name}`].filter(Boolean).join(' ')],
      date: longDate(certificate.user_courses_finish ?? ''),
      number: certificate.user_courses_no ?? '',
      link: `${this.config.PUBLIC_URL}/package/${product_url}`,
    };
    const words = JSON.stringify(page);
    await this.database.write(
      'UPDATE user_course SET user_courses_page = ? WHERE id = ? AND user_courses_page IS NULL',
      [words, id],
    );
    const kept = await this.database.manager.findOneOrFail(UserCourse, {
      select: { id: true, user_courses_page: true },
      where: { id },
    });
    return kept.user_courses_page ?? words;
  }

  /** 'WT-C-2569-00418': counted by year, as papers are (docs/decisions/0025), but given before it is known to be used. */
  private async nextNumber(day: string): Promise<string> {
    const year = String(Number(day.slice(0, 4)) + 543);
    const { insertId } = await this.database.query<{ insertId: number }>(
      `INSERT INTO paper_number (paper_kind, paper_issuer, paper_month, last_number)
       VALUES ('certificate', 'shop', ?, LAST_INSERT_ID(1))
       ON DUPLICATE KEY UPDATE last_number = LAST_INSERT_ID(last_number + 1)`,
      [year],
    );
    return `WT-C-${year}-${String(insertId).padStart(5, '0')}`;
  }
}
