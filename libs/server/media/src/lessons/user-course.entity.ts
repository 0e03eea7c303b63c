import { ApiProperty } from '@nestjs/swagger';
import { ForeignKey, NamesFile, OfNoBand, RecordEntity, Secret, ServerSet, Text, DateOnly } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** What somebody signed of a course, and the certificate once they finished it (product.md §3 User course). */
@Entity('user_course')
@OfNoBand()
@Index(['user_id', 'product_id'], { unique: true })
export class UserCourse extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  user_id: number;

  @ForeignKey({ required: true })
  product_id: number;

  /** As it stands on the certificate. */
  @Text(200)
  user_courses_name: string | null;

  @ServerSet()
  @DateOnly()
  user_courses_finish: string | null;

  /** Of the certificate. */
  @ServerSet()
  @Index({ unique: true })
  @Text(20)
  user_courses_no: string | null;

  /** The words on it, as JSON, from the first time it was taken; then they stay. */
  @Secret()
  @Column({ type: 'text', nullable: true })
  user_courses_page: string | null;

  /** The learner's own hand. */
  @Secret()
  @NamesFile('private')
  @Column({ type: 'varchar', length: 200, nullable: true })
  user_courses_signature_path: string | null;

  /** The words that they signed. */
  @ServerSet()
  @Text(4000)
  user_courses_application: string | null;

  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  user_courses_sign_at: Date | null;
}

declare module '@wethi/platform' {
  interface Tables {
    user_course: UserCourse;
  }
}
