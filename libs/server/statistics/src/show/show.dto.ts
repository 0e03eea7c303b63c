import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { User } from '@wethi/accounts';
import {
  DEVICE_KIND,
  LIST_LIMIT,
  LIST_LIMIT_MAX,
  QUALITY,
  valuesOf,
  YES_NO,
  type DeviceKind,
  type Quality,
  type YesNo,
} from '@wethi/contract';
import { Id, TableFormatQuery } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsDateString, IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

/** A day that the calendar has. */
function Day(): PropertyDecorator {
  const rules = [
    ApiProperty({ format: 'date', required: false }),
    IsOptional(),
    IsDateString({ strict: true }),
    Matches(/^\d{4}-\d\d-\d\d$/, { message: 'รูปแบบวันที่ไม่ถูกต้อง' }),
  ];
  return (target, name) => rules.forEach((rule) => rule(target, name));
}

/** The viewing of one video, of all days unless some are named. */
export class ShowQuery {
  @Id(true)
  video_id: number;

  /** First day in Bangkok. */
  @Day()
  date_start?: string;

  /** Last day in Bangkok. */
  @Day()
  date_to?: string;

  /** 'Y' for what was watched while the show was going on, 'N' for its replay; both without it. */
  @ApiProperty({ enum: valuesOf(YES_NO), required: false })
  @IsOptional()
  @IsIn(valuesOf(YES_NO))
  live?: YesNo;
}

export class ShowPeopleQuery extends ShowQuery {
  @Id(false)
  user_id?: number;

  /** Part of a name, or the last four digits of a phone. */
  @ApiProperty({ maxLength: 100, required: false })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 1000, default: 1, required: false })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1000)
  page = 1;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT, required: false })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT_MAX)
  limit = LIST_LIMIT;
}

export class ShowViewerQuery extends ShowQuery {
  @Id(true)
  user_id: number;
}

export class ShowFileQuery extends IntersectionType(ShowQuery, TableFormatQuery) {}

/** How long was watched on one kind of device. */
export class WatchedOn {
  @ApiProperty({ enum: Object.keys(DEVICE_KIND) }) device: DeviceKind;
  @ApiProperty({ type: 'integer' }) time_total: number;
}

/** How long was watched how sharp. */
export class WatchedAt {
  @ApiProperty({ enum: Object.keys(QUALITY) }) quality: Quality;
  @ApiProperty({ type: 'integer' }) time_total: number;
}

/** What a show came to. Viewers are people who watched three minutes at least. */
export class ShowTotals {
  @ApiProperty({ type: 'integer' }) viewers: number;
  @ApiProperty({ type: 'integer' }) five_min: number;
  @ApiProperty({ type: 'integer' }) ten_min: number;
  /** Seconds played by all of them. */
  @ApiProperty({ type: 'integer' }) time_total: number;
  /** Seconds that the picture stood still for them, and how many it did so never, one to three times, and more often. */
  @ApiProperty({ type: 'integer' }) stall_seconds: number;
  @ApiProperty({ type: 'integer' }) stalled_never: number;
  @ApiProperty({ type: 'integer' }) stalled_some: number;
  @ApiProperty({ type: 'integer' }) stalled_often: number;
  /** On what they watched, the seconds of each; those of unknown devices are left out. */
  @ApiProperty({ type: [WatchedOn] }) devices: WatchedOn[];
  /** How sharp, the seconds of each as viewings were left; those of unknown ones are left out. */
  @ApiProperty({ type: [WatchedAt] }) qualities: WatchedAt[];
  /** Approved tickets of the stage. */
  @ApiProperty({ type: 'integer' }) tickets: number;
  /** Seconds that the video is long, as far as it is known. */
  @ApiProperty({ type: 'integer', nullable: true }) video_duration: number | null;
  /** Most viewings at the same time, and when. */
  @ApiProperty({ type: 'integer' }) most: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) most_at: Date | null;
}

/** How many viewings ran at the same time, at most, from here to the next moment. */
export class ViewersAt {
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
  @ApiProperty({ type: 'integer' }) viewers: number;
}

/** How many viewers watched a moment of the video. */
class Still {
  @ApiProperty({ type: 'integer' }) viewers: number;
  /** Of all viewers, 0 to 1. */
  @ApiProperty() share: number;
}

export class StillMinute extends Still {
  @ApiProperty({ type: 'integer' }) minute: number;
}

export class StillSong extends Still {
  @ApiProperty({ type: 'integer' }) stage_time_id: number;
  @ApiProperty() title: string;
  /** Seconds into the video. */
  @ApiProperty({ type: 'integer' }) start: number;
}

/** Stands beside the minutes. */
export class WithSongs {
  @ApiProperty({ type: [StillSong] })
  songs: StillSong[];
}

/** One viewer of a show, or somebody with a ticket who has watched less than three minutes. */
export class ShowPerson extends PickType(User, ['user_nickname', 'user_path'] as const) {
  @ApiProperty({ type: 'integer' }) user_id: number;
  /** Masked: '08x-xxx-5678'. */
  @ApiProperty() tel: string;
  /** Seconds played. */
  @ApiProperty({ type: 'integer' }) time_total: number;
  /** On what they watched most; null where the player did not tell. */
  @ApiProperty({ enum: Object.keys(DEVICE_KIND), nullable: true }) device: DeviceKind | null;
  /** How often the picture stood still. */
  @ApiProperty({ type: 'integer' }) stalls: number;
  /** The furthest position, seconds. */
  @ApiProperty({ type: 'integer' }) reached: number;
  /** Viewings, one for each day on which they ran. */
  @ApiProperty({ type: 'integer' }) visits: number;
  /** Null of whoever never watched. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) last_at: Date | null;
}

/** What one person did with a show beyond their totals; empty of whoever neither watched it nor has a ticket. */
export class ShowViewing {
  /** Minutes of the video that they played, from 0, in order. */
  @ApiProperty({ type: 'integer', isArray: true }) minutes: number[];
  /** Those of them that they played on several days, or live and again. */
  @ApiProperty({ type: 'integer', isArray: true }) again: number[];
  /** Seconds that the picture stood still. */
  @ApiProperty({ type: 'integer' }) stall_seconds: number;
  /** How often they asked for help, how many of these are not answered, and when they last did. */
  @ApiProperty({ type: 'integer' }) helps: number;
  @ApiProperty({ type: 'integer' }) helps_open: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) last_help_at: Date | null;
  /** Day of the approval of what lets them watch longest, and until when that is; null of whoever bought nothing. */
  @ApiProperty({ type: String, format: 'date', nullable: true }) approve_date: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) access_until: Date | null;
}
