import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateIf, ValidateNested } from 'class-validator';
import { VideoIdBody } from '../video/video-id.body';

const MAX_CHAPTERS = 300;
const LONGEST_SECONDS = 86_400;

/** Where a song begins. */
export class Chapter {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  stage_time_id: number;

  /** Seconds into the recording; null of a song that is no chapter of it. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: LONGEST_SECONDS, nullable: true })
  @ValidateIf((_body, second) => second !== null)
  @IsInt()
  @Min(0)
  @Max(LONGEST_SECONDS)
  second: number | null;
}

/** Body of videosChapters. */
export class VideoChaptersBody extends VideoIdBody {
  @ApiProperty({ type: [Chapter], maxItems: MAX_CHAPTERS })
  @IsArray()
  @ArrayMaxSize(MAX_CHAPTERS)
  @ValidateNested({ each: true })
  @Type(() => Chapter)
  chapters: Chapter[];
}
