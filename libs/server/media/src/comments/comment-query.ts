import { ApiProperty } from '@nestjs/swagger';
import { LIST_LIMIT, LIST_LIMIT_MAX } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** Which part of a conversation: the newest, what came after a comment, or what stood before one. */
export class CommentsQuery {
  /** Goes on behind this comment. */
  @Id(false)
  after_id?: number;

  /** Goes back before this comment. */
  @Id(false)
  before_id?: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT, required: false })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT_MAX)
  @IsOptional()
  limit: number = LIST_LIMIT;
}

export class CommentsOfStageQuery extends CommentsQuery {
  @Id(true)
  stage_id: number;
}

export class CommentsOfStageTimeQuery extends CommentsQuery {
  @Id(true)
  stage_time_id: number;
}

export class CommentsOfShowQuery extends CommentsQuery {
  @Id(true)
  live_streaming_id: number;
}

/** A course is a product; the show has to be on its stage. */
export class CommentsOfShowAndCourseQuery extends CommentsOfShowQuery {
  @Id(true)
  courses_id: number;
}

/** A lesson, which is an item of the stage that the course opens. */
export class CommentsOfLessonQuery extends CommentsQuery {
  @Id(true)
  courses_detail_id: number;

  @Id(true)
  courses_id: number;
}
