import { ApiProperty, PickType } from '@nestjs/swagger';
import { STAGE_TIME_COMMENT_LENGTH } from '@wethi/contract';
import { RecordEntity, ForeignKey, Text } from '@wethi/platform';
import { Transform } from 'class-transformer';
import { Entity } from 'typeorm';
import { TURNING, VISIBLE } from '../audience/visible-text';

/** One line without margins. */
const oneLine = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.replace(TURNING, '').replace(/\s+/g, ' ').trim() : value,
);

/** What a viewer said about an item of a set list; plain text (product.md §3). */
@Entity('stage_time_comment')
export class StageTimeComment extends RecordEntity {
  @ForeignKey({ required: true })
  user_id: number;

  @ForeignKey({ required: true })
  stage_id: number;

  @ForeignKey({ required: true })
  stage_time_id: number;

  @oneLine
  @Text(STAGE_TIME_COMMENT_LENGTH, { required: true, pattern: VISIBLE, hint: 'กรุณากรอกความคิดเห็น' })
  stage_time_comment: string;
}

/** What the author writes; whose it is and which stage it belongs to, the server knows. */
export class SaveStageTimeComment extends PickType(StageTimeComment, [
  'stage_time_id',
  'stage_time_comment',
] as const) {}

/** A comment as every viewer of the stage sees it: of its author the name and the picture, nothing else. */
export class ShownComment extends PickType(StageTimeComment, [
  'id',
  'create_at',
  'user_id',
  'stage_id',
  'stage_time_id',
  'stage_time_comment',
] as const) {
  /** Nickname, or the masked phone. */
  @ApiProperty({ type: String })
  user_nickname: string;

  @ApiProperty({ type: String, nullable: true })
  user_path: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    stage_time_comment: StageTimeComment;
  }
}
