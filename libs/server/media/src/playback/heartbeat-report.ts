import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

const EVENTS = ['Play', 'Beat', 'Pause', 'Seek', 'Ended', 'Leave'] as const;
const LONGEST_SECONDS = 10_000_000;
const MAX_TIMES = 100_000;
const SESSION = /^[\w-]{1,400}$/;

/** Whole number, 0 when absent. */
function Counter(max = LONGEST_SECONDS): PropertyDecorator {
  const rules = [
    ApiProperty({ type: 'integer', default: 0, required: false }),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(max),
  ];
  return (target, name) => [...rules, Type(() => Number)].forEach((rule) => rule(target, name));
}

/**
 * Body of POST videosStatistics: what a player reports. Totals run from the start of the viewing; the other columns
 * of videoStatistics, which known clients send too, the server works out itself.
 */
export class HeartbeatReport {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  video_id: number;

  /** As videosUserViewById gave it. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @Matches(SESSION)
  session?: string;

  /** Position in the video, seconds. */
  @Counter()
  cur_time_end = 0;

  @ApiProperty({ enum: EVENTS, default: 'Beat', required: false })
  @IsOptional()
  @IsIn(EVENTS)
  event: (typeof EVENTS)[number] = 'Beat';

  /** Seconds really played. */
  @Counter()
  time_total = 0;

  @Counter(MAX_TIMES)
  pause_total = 0;

  @Counter(MAX_TIMES)
  end_total = 0;
}

const LIMITS = {
  cur_time_end: LONGEST_SECONDS,
  time_total: LONGEST_SECONDS,
  pause_total: MAX_TIMES,
  end_total: MAX_TIMES,
};

/**
 * A report as our own players send it, every field in its type: most of them are.
 * @returns undefined of anything else, which HeartbeatReport judges
 */
export function plainReport(json: Buffer): HeartbeatReport | undefined {
  try {
    const report = JSON.parse(json.toString()) as HeartbeatReport;
    const counted = Object.entries(LIMITS) as [keyof typeof LIMITS, number][];
    const isPlain =
      Number.isInteger(report.video_id) &&
      EVENTS.includes(report.event) &&
      SESSION.test(report.session ?? '') &&
      counted.every(([name, max]) => Number.isInteger(report[name]) && report[name] >= 0 && report[name] <= max);
    return isPlain ? report : undefined;
  } catch {
    return undefined;
  }
}
