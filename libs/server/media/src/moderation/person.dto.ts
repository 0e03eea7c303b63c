import { ApiProperty } from '@nestjs/swagger';
import { Id } from '@wethi/platform';
import { Written } from './written.dto';

export class PersonQuery {
  @Id(true)
  user_id: number;
}

/** What somebody wrote so far, and how often it had to be judged. */
export class PersonWritten {
  @ApiProperty({ type: String })
  user_nickname: string;

  /** Since when they are a member. */
  @ApiProperty({ type: String, format: 'date-time' })
  since: Date;

  /** How many orders of theirs are approved. */
  @ApiProperty({ type: 'integer' })
  bought: number;

  @ApiProperty({ type: 'integer' })
  written: number;

  @ApiProperty({ type: 'integer' })
  removed: number;

  @ApiProperty({ type: 'integer' })
  mutes: number;

  /** Written within a day, and not taken away. */
  @ApiProperty({ type: 'integer' })
  lately: number;

  /** What was held or taken away last. */
  @ApiProperty({ type: [Written] })
  notable: Written[];
}
