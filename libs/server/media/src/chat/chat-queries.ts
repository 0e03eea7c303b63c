import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Id } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';
import { CommentsOfStageQuery, CommentsQuery } from '../comments/comment-query';

function Moment(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'date-time', required: false }),
    Type(() => Date),
    IsDate(),
    IsOptional(),
  );
}

export class MessagesOfShowQuery extends CommentsQuery {
  @Id(true)
  live_streaming_id: number;

  /** The newest that stood at this moment, for whoever watches it later (WATCH-12). */
  @Moment()
  until?: Date;

  /** What was said from this moment on, the oldest first. */
  @Moment()
  from?: Date;
}

/** A course is a product; its stage is the one that it opens. */
export class MessagesOfCourseQuery extends CommentsQuery {
  @Id(true)
  courses_id: number;
}

export class MessagesOfStageAndCourseQuery extends IntersectionType(CommentsOfStageQuery, MessagesOfCourseQuery) {}
export class MessagesOfShowAndCourseQuery extends IntersectionType(MessagesOfShowQuery, MessagesOfCourseQuery) {}
