import { ApiProperty } from '@nestjs/swagger';

const text = { type: String, nullable: true } as const;

export const RETENTION_KINDS = ['days', 'account', 'cleared', 'law'] as const;

/** What of a table is kept for how long. */
export class KeptTable {
  @ApiProperty() table: string;
  /** As customers read it in the copy of their data; null where nothing there is news to them. */
  @ApiProperty(text) title: string | null;
  /**
   * `days` after a moment each row is deleted; as long as the `account`, whose rows go with it or are `cleared` of the
   * person; or what `law` keeps of a deleted account.
   */
  @ApiProperty({ enum: RETENTION_KINDS }) kind: (typeof RETENTION_KINDS)[number];
  /** Of `days`. */
  @ApiProperty({ type: 'integer', nullable: true }) days: number | null;
  /** The column whose moment the days count from. */
  @ApiProperty(text) after: string | null;
  /** Of `law`: which one. */
  @ApiProperty(text) reason: string | null;
  /** Of `law`: how many years. */
  @ApiProperty({ type: 'integer', nullable: true }) years: number | null;
}

/** When the jobs that delete ran last; null when they did not within a month. */
export class RetentionRun {
  @ApiProperty() job: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) done_at: Date | null;
}

export class Retention {
  @ApiProperty({ type: [KeptTable] }) tables: KeptTable[];
  @ApiProperty({ type: [RetentionRun] }) runs: RetentionRun[];
}
