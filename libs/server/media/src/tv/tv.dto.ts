import { ApiProperty } from '@nestjs/swagger';
import { TV_CODE_LENGTH, TV_COMMANDS, type TvCommand, type TvPicture } from '@wethi/contract';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const LONGEST_SECONDS = 10_000_000;
const NAME_LENGTH = 40;
const TV_ID = /^[\w-]{22}$/;

/** Whole number from 0. */
function Whole(max: number): PropertyDecorator {
  const rules = [ApiProperty({ type: 'integer', minimum: 0, maximum: max }), IsInt(), Min(0), Max(max)];
  return (target, name) => rules.forEach((rule) => rule(target, name));
}

/** Something to watch on a television. */
export class TvShow {
  @ApiProperty({ type: 'integer' })
  video_id: number;

  @ApiProperty({ type: 'integer' })
  stage_id: number;

  @ApiProperty({ type: String })
  product_title: string;

  @ApiProperty({ type: String, nullable: true })
  product_img: string | null;

  @ApiProperty({ type: String })
  band_name: string;

  /** It is on air. */
  @ApiProperty({ type: Boolean })
  live: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  until: Date;

  /** Seconds where the viewer left, 0 to begin. */
  @ApiProperty({ type: 'integer' })
  position: number;
}

/** How a television stands: it shows a code, or what its phone's owner may watch. */
export class Tv {
  /** Null while a phone lets it play. */
  @ApiProperty({ type: String, nullable: true })
  code: string | null;

  /** Until the code changes. */
  @ApiProperty({ type: 'integer' })
  code_seconds: number;

  /** Of whoever's phone lets it play; empty without one. */
  @ApiProperty({ type: String })
  user_nickname: string;

  @ApiProperty({ type: [TvShow] })
  shows: TvShow[];
}

/** Body of tv. */
export class TvBody {
  /** Lets go of the phone: a new code. */
  @ApiProperty({ type: Boolean, required: false })
  @IsOptional()
  @IsBoolean()
  renew?: boolean;
}

class TvPictureBody implements TvPicture {
  @Whole(4_294_967_295)
  video_id: number;

  @ApiProperty({ type: Boolean })
  @IsBoolean()
  playing: boolean;

  // A television that nobody reloaded since it was new says nothing of this and of the last two.
  @ApiProperty({ type: Boolean, required: false })
  @IsOptional()
  @IsBoolean()
  waiting?: boolean;

  @Whole(LONGEST_SECONDS)
  position: number;

  @Whole(LONGEST_SECONDS)
  duration: number;

  @Whole(100)
  volume: number;

  @ApiProperty({ type: Boolean, nullable: true, required: false })
  @IsOptional()
  @IsBoolean()
  captions?: boolean | null;

  /** Milliseconds since 1970. */
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, required: false })
  @IsOptional()
  @IsInt()
  @Min(0)
  instant?: number | null;
}

/** Body of tvPicture: what the television shows, null of its list. */
export class TvPictureReport {
  @ApiProperty({ type: TvPictureBody, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => TvPictureBody)
  picture: TvPictureBody | null;
}

/** Body of tvLink. */
export class TvCodeBody {
  @ApiProperty({ type: String, example: 'K7M4XP', minLength: TV_CODE_LENGTH })
  @IsString()
  @MaxLength(20)
  code: string;
}

/** Body of tvCommand. */
export class TvCommandBody implements TvCommand {
  @ApiProperty({ enum: TV_COMMANDS })
  @IsIn(TV_COMMANDS)
  command: TvCommand['command'];

  @Whole(4_294_967_295)
  value: number;
}

/** Body of tvLinkKnown. */
export class KnownTvId {
  @ApiProperty({ type: String, maxLength: 22 })
  @IsString()
  @Matches(TV_ID)
  id: string;
}

/** Body of tvKnown: the name that somebody gives a television of theirs. */
export class KnownTvName extends KnownTvId {
  @ApiProperty({ type: String, maxLength: NAME_LENGTH })
  @IsString()
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown)))
  @IsNotEmpty()
  @MaxLength(NAME_LENGTH)
  name: string;
}

/** A television that somebody used before. */
export class KnownTv {
  @ApiProperty({ type: String }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'date-time' }) last_at: Date;
  /** It shows a code now, and needs none. */
  @ApiProperty({ type: Boolean }) open: boolean;
}

/** What the phone holds. */
export class TvRemote {
  /** Whether it lets a television play. */
  @ApiProperty({ type: Boolean })
  linked: boolean;

  /** What the television is called; empty without one. */
  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: [TvShow] })
  shows: TvShow[];

  @ApiProperty({ type: [KnownTv] })
  known: KnownTv[];

  /** What the television shows now; null of its list. */
  @ApiProperty({ type: TvPictureBody, nullable: true })
  picture: TvPicture | null;
}
