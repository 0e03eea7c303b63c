import { ApiProperty } from '@nestjs/swagger';

const OWN_STATE = ['none', 'waiting', 'offered'] as const;

/** Where somebody stands in the waiting list of a show. */
export class OwnListPlace {
  @ApiProperty({ enum: OWN_STATE })
  list_state: (typeof OWN_STATE)[number];

  /** People ahead. */
  @ApiProperty({ type: 'integer', nullable: true })
  list_ahead: number | null;

  /** Until when the offer holds. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  offer_until: Date | null;

  /** How long an offer holds. */
  @ApiProperty({ type: 'integer' })
  offer_minutes: number;

  /** The server's clock. */
  @ApiProperty({ type: String, format: 'date-time' })
  now: Date;
}
