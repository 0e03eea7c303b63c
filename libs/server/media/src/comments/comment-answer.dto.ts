import { ApiProperty } from '@nestjs/swagger';
import { STAGE_TIME_COMMENT_LENGTH } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsString, MaxLength } from 'class-validator';
import { oneLine } from './stage-time-comment.entity';

export class CommentId {
  @Id(true)
  id: number;
}

/** Body of stageTimeCommentAnswer. */
export class CommentAnswer extends CommentId {
  @oneLine
  @ApiProperty({ type: String, maxLength: STAGE_TIME_COMMENT_LENGTH })
  @IsString()
  @MaxLength(STAGE_TIME_COMMENT_LENGTH)
  stage_time_comment_answer: string;
}
