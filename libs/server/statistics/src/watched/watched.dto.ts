import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { Video, VideoStatistics } from '@wethi/media';
import { Id } from '@wethi/platform';
import { IsOptional, Matches } from 'class-validator';

/** Whose viewing: one's own without `user_id`; personnel name somebody. */
export class WatchedByQuery {
  @Id(false)
  user_id?: number;
}

export class WatchedVideoQuery extends WatchedByQuery {
  @Id(true)
  video_id: number;
}

export class LastWatchedQuery extends WatchedByQuery {
  /** Of any video without it. */
  @Id(false)
  video_id?: number;
}

export class WatchedMonthQuery extends WatchedByQuery {
  /** The present one without it. */
  @ApiProperty({ example: '2026-11', required: false })
  @IsOptional()
  @Matches(/^2\d{3}-(0[1-9]|1[0-2])$/, { message: 'รูปแบบเดือนไม่ถูกต้อง' })
  month?: string;
}

/** Seconds played, as the next two; weeks begin on Monday, days at midnight in Bangkok. */
export class DayTotal {
  @ApiProperty({ type: 'integer' }) dayTotalSecond: number;
}

export class WeekTotal {
  @ApiProperty({ type: 'integer' }) weekTotalSecond: number;
}

export class MonthTotal {
  @ApiProperty({ type: 'integer' }) monthTotalSecond: number;
}

export class WatchedTotals extends IntersectionType(DayTotal, WeekTotal, MonthTotal) {}

export class WatchedDay extends DayTotal {
  @ApiProperty({ format: 'date' }) date: string;
}

export class WatchedMonth extends MonthTotal {
  @ApiProperty({ example: '2026-11' }) month: string;
}

/** Where a video was left; 0 when it was never watched. */
export class LastPosition extends PickType(VideoStatistics, ['cur_time_end'] as const) {}

class OfVideo extends IntersectionType(
  PickType(VideoStatistics, ['video_id'] as const),
  PickType(Video, ['stage_id', 'video_name', 'video_path', 'video_duration'] as const),
) {}

export class VideoToday extends IntersectionType(OfVideo, DayTotal) {}

/** A video with the record of its last viewing. */
export class LastViewed extends IntersectionType(
  OfVideo,
  PickType(VideoStatistics, ['product_id', 'cur_time_end', 'event', 'update_at'] as const),
) {}

/** All viewings of one video by somebody. */
export class WatchedVideo extends IntersectionType(
  OfVideo,
  PickType(VideoStatistics, ['time_total', 'pause_total', 'end_total'] as const),
  PickType(VideoStatistics, ['three_min_total', 'five_min_total', 'ten_min_total'] as const),
) {
  /** Viewings, one for each day on which they ran. */
  @ApiProperty({ type: 'integer' })
  visits: number;

  @ApiProperty({ format: 'date' })
  last_date: string;
}
