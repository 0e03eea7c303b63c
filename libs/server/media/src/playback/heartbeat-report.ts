import { ApiProperty } from '@nestjs/swagger';
import {
  DEVICE_KIND,
  NETWORK_KIND,
  QUALITY,
  type DeviceKind,
  type NetworkKind,
  type Quality,
  valuesOf,
} from '@wethi/contract';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

const EVENTS = ['Play', 'Beat', 'Pause', 'Seek', 'Ended', 'Leave'] as const;
const DEVICES = valuesOf(DEVICE_KIND);
const NETWORKS = valuesOf(NETWORK_KIND);
const QUALITIES = valuesOf(QUALITY);
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

  /** How often the picture stood still, and for how many seconds. */
  @Counter(MAX_TIMES)
  stall_total = 0;

  @Counter()
  stall_seconds = 0;

  @ApiProperty({ enum: DEVICES, required: false })
  @IsOptional()
  @IsIn(DEVICES)
  device?: DeviceKind;

  @ApiProperty({ enum: NETWORKS, required: false })
  @IsOptional()
  @IsIn(NETWORKS)
  network?: NetworkKind;

  @ApiProperty({ enum: QUALITIES, required: false })
  @IsOptional()
  @IsIn(QUALITIES)
  quality?: Quality;

  /** Of a live show: when the picture that is seen was on stage, ms since 1970. */
  @ApiProperty({ type: 'integer', required: false })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  instant?: number;
}

const LIMITS = {
  cur_time_end: LONGEST_SECONDS,
  time_total: LONGEST_SECONDS,
  pause_total: MAX_TIMES,
  end_total: MAX_TIMES,
  stall_total: MAX_TIMES,
  stall_seconds: LONGEST_SECONDS,
};

/** Of pages that were opened before players counted them. */
const NO_STALLS = { stall_total: 0, stall_seconds: 0 };

const isMoment = (value: number | undefined) => value === undefined || (Number.isSafeInteger(value) && value >= 0);
/** A pattern would take a number for its digits. */
const isSession = (value: unknown) => typeof value === 'string' && SESSION.test(value);
const isKnown = <Kind>(kinds: readonly Kind[], kind: Kind | undefined) => kind === undefined || kinds.includes(kind);

/**
 * A report as our own players send it, every field in its type: most of them are.
 * @returns undefined of anything else, which HeartbeatReport judges
 */
export function plainReport(json: Buffer): HeartbeatReport | undefined {
  try {
    const report = { ...NO_STALLS, ...(JSON.parse(json.toString()) as HeartbeatReport) };
    const counted = Object.entries(LIMITS) as [keyof typeof LIMITS, number][];
    const isPlain =
      Number.isInteger(report.video_id) &&
      EVENTS.includes(report.event) &&
      isSession(report.session) &&
      isKnown(DEVICES, report.device) &&
      isKnown(NETWORKS, report.network) &&
      isKnown(QUALITIES, report.quality) &&
      isMoment(report.instant) &&
      counted.every(([name, max]) => Number.isInteger(report[name]) && report[name] >= 0 && report[name] <= max);
    return isPlain ? report : undefined;
  } catch {
    return undefined;
  }
}
