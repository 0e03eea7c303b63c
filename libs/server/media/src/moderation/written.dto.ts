import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  CHAT_REASON,
  CHAT_STATUS,
  LIST_LIMIT,
  LIST_LIMIT_MAX,
  REPORT_REASON,
  valuesOf,
  WRITTEN_SOURCE,
  type ChatReason,
  type ChatStatus,
  type ReportReason,
  type WrittenSource,
} from '@wethi/contract';
import { Id, Labels, TableFormatQuery } from '@wethi/platform';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { VERDICTS } from '../audience/verdict';

/** What of all that is written is looked at. */
export const VIEWS = ['waiting', 'latest', 'reported', 'removed'] as const;
export type View = (typeof VIEWS)[number];

/** Which messages and comments. */
export class WrittenQuery {
  @ApiProperty({ enum: VIEWS })
  @IsIn(VIEWS)
  view: View;

  @ApiProperty({ enum: valuesOf(WRITTEN_SOURCE), required: false })
  @IsIn(valuesOf(WRITTEN_SOURCE))
  @IsOptional()
  source?: WrittenSource;

  @Id(false)
  stage_id?: number;

  /** Words of it, or the name of who wrote it. */
  @ApiProperty({ type: String, required: false })
  @IsString()
  @MaxLength(100)
  @IsOptional()
  q?: string;
}

/** A page of them, the newest first. */
export class WrittenPageQuery extends WrittenQuery {
  /** Goes on behind this place: `next` of the page before. */
  @ApiProperty({ type: String, required: false })
  @Matches(/^\d{1,14}-(chat|songs)-\d{1,10}$/)
  @IsOptional()
  before?: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT, required: false })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT_MAX)
  @IsOptional()
  limit: number = LIST_LIMIT;
}

/** All of them, as a file. */
export class WrittenFileQuery extends IntersectionType(WrittenQuery, TableFormatQuery) {
  @ApiProperty({
    description: 'name, or name:title; several times, in the order of the file; all of them without it',
    type: [String],
    required: false,
  })
  @Transform(({ value }: { value?: string | string[] }) => value && [value].flat())
  @IsString({ each: true })
  @IsOptional()
  column?: string[];
}

/** A message of a chat, or a comment of a song, as personnel judges it. */
export class Written {
  @Labels(WRITTEN_SOURCE)
  @ApiProperty({ enum: valuesOf(WRITTEN_SOURCE) })
  source: WrittenSource;

  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: String, format: 'date-time' })
  create_at: Date;

  /** Null where the team wrote it. */
  @ApiProperty({ type: 'integer', nullable: true })
  user_id: number | null;

  @ApiProperty({ type: String })
  user_nickname: string;

  @ApiProperty({ type: String, nullable: true })
  user_path: string | null;

  @ApiProperty({ type: String })
  text: string;

  @Labels(CHAT_STATUS)
  @ApiProperty({ enum: valuesOf(CHAT_STATUS) })
  status: ChatStatus;

  /** Why it was held. */
  @Labels(CHAT_REASON)
  @ApiProperty({ enum: valuesOf(CHAT_REASON), nullable: true })
  reason: ChatReason | null;

  /** The forbidden word that it has, as it stands there. */
  @ApiProperty({ type: String, nullable: true })
  word: string | null;

  /** How many viewers reported it. */
  @ApiProperty({ type: 'integer' })
  reports: number;

  /** What they said of it, each once. */
  @ApiProperty({ enum: valuesOf(REPORT_REASON), isArray: true })
  report_reasons: ReportReason[];

  @ApiProperty({ type: 'integer' })
  stage_id: number;

  @ApiProperty({ type: String })
  stage_title: string;

  @ApiProperty({ type: 'integer', nullable: true })
  live_streaming_id: number | null;

  /** The song that it is about. */
  @ApiProperty({ type: String, nullable: true })
  song_title: string | null;

  /** What the team answered. */
  @ApiProperty({ type: String, nullable: true })
  answer: string | null;

  /** The name of the team that did. */
  @ApiProperty({ type: String, nullable: true })
  answered_by: string | null;

  /** Who took it away. */
  @ApiProperty({ type: String, nullable: true })
  removed_by: string | null;
}

export class NextWritten {
  /** Where the next page begins; null behind the last. */
  @ApiProperty({ type: String, nullable: true })
  next: string | null;
}

function Ids(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'array', items: { type: 'integer' }, maxItems: LIST_LIMIT_MAX }),
    IsArray(),
    ArrayMaxSize(LIST_LIMIT_MAX),
    IsInt({ each: true }),
    Min(1, { each: true }),
  );
}

/** Body of moderationJudge: one verdict about messages of chats and comments of songs, by their ids. */
export class JudgeWritten {
  @ApiProperty({ enum: VERDICTS })
  @IsIn(VERDICTS)
  verdict: (typeof VERDICTS)[number];

  @Ids()
  chat: number[];

  @Ids()
  songs: number[];
}
