import { ApiProperty } from '@nestjs/swagger';
import { LETTER_STATES, SUBJECTS, type LetterState } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const text = { type: String, nullable: true } as const;
/** Of what was given up: what is tried again by itself needs nobody. */
const GIVEN_UP = ['dead', 'archived'] as const;

export class AskDeliveries {
  @ApiProperty({ enum: LETTER_STATES, default: 'dead', required: false })
  @IsOptional()
  @IsIn(LETTER_STATES)
  state: LetterState = 'dead';

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 1_000, default: 1, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000)
  page = 1;
}

/** Which jobs: of one kind, for one person or thing. */
export class OneDelivery {
  @ApiProperty({ maxLength: 60, example: 'send-notice' })
  @IsString()
  @MaxLength(60)
  job: string;

  @ApiProperty({ maxLength: 400, example: 'tel:0812345678' })
  @IsString()
  @MaxLength(400)
  subject: string;
}

/** Which of them: those that wait for somebody, or those that were put away. */
export class SendAgain extends OneDelivery {
  @ApiProperty({ enum: GIVEN_UP })
  @IsIn(GIVEN_UP)
  state: (typeof GIVEN_UP)[number];
}

/** Messages and other jobs of one kind, for one person or thing, that were given up or are tried again. */
export class Delivery extends OneDelivery {
  @ApiProperty({ enum: SUBJECTS, nullable: true }) to_kind: (typeof SUBJECTS)[number] | null;
  /** Phone, mailbox, chat, or the id of a person or an order. */
  @ApiProperty(text) to: string | null;
  /** Who that is: a person, a band, the number of an order. */
  @ApiProperty(text) to_name: string | null;
  /** Of the last one, as far as it is kept. */
  @ApiProperty(text) words: string | null;
  @ApiProperty({ type: 'integer' }) count: number;
  /** Of them those that can be sent again. */
  @ApiProperty({ type: 'integer' }) sendable: number;
  /** When the last of them was given up, or was written where none is. */
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
  /** Why the last one failed, as the handler or the provider said it. */
  @ApiProperty(text) reason: string | null;
}

export class Deliveries {
  @ApiProperty({ type: [Delivery] }) rows: Delivery[];
  /** Groups of all pages. */
  @ApiProperty({ type: 'integer' }) total: number;
  /** Jobs that were given up and can be sent again. */
  @ApiProperty({ type: 'integer' }) dead: number;
  @ApiProperty({ type: 'integer' }) retrying: number;
  @ApiProperty({ type: 'integer' }) archived: number;
}

export class DeliveriesChanged {
  /** How many jobs. */
  @ApiProperty({ type: 'integer' }) count: number;
}
