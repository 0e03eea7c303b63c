import { ApiProperty } from '@nestjs/swagger';
import { YES_NO, type YesNo } from '@wethi/contract';
import { IsIn, IsOptional } from 'class-validator';
import { TicketCount } from '../places/ticket-count';
import { RoomQuery } from '../waiting-room/waiting-room.dto';

const OWN_STATE = ['none', 'waiting', 'offered'] as const;

/** What somebody waits for. */
export class ListWish extends RoomQuery {
  @TicketCount()
  tickets?: number;

  /** Whether fewer would do, where there are not as many; `N` when left out. */
  @ApiProperty({ enum: Object.keys(YES_NO), required: false })
  @IsOptional()
  @IsIn(Object.keys(YES_NO))
  list_fewer?: YesNo | null;
}

/** A show as it is sent online. */
export class OnlineInstead {
  @ApiProperty()
  product_url: string;

  @ApiProperty()
  product_price: number;

  @ApiProperty({ enum: Object.keys(YES_NO) })
  product_free: YesNo;

  /** For how many days it can be watched afterwards. */
  @ApiProperty({ type: 'integer' })
  watch_days: number;
}

/** Where somebody stands in the waiting list of a show. */
export class OwnListPlace {
  @ApiProperty({ enum: OWN_STATE })
  list_state: (typeof OWN_STATE)[number];

  /** Whether one can wait: until the last day is over, in a hall until the show begins. */
  @ApiProperty()
  list_open: boolean;

  /** People ahead. */
  @ApiProperty({ type: 'integer', nullable: true })
  list_ahead: number | null;

  /** Places that these wait for. */
  @ApiProperty({ type: 'integer', nullable: true })
  list_places_ahead: number | null;

  /** Places that they wait for themselves. */
  @ApiProperty({ type: 'integer', nullable: true })
  list_places: number | null;

  @ApiProperty({ enum: Object.keys(YES_NO), nullable: true })
  list_fewer: YesNo | null;

  /** Tickets that went to those who waited for the band's last show; null while nobody knows. */
  @ApiProperty({ type: 'integer', nullable: true })
  list_returned: number | null;

  /** Until when the offer holds. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  offer_until: Date | null;

  /** Places that are offered. */
  @ApiProperty({ type: 'integer', nullable: true })
  offer_places: number | null;

  /** Since when nothing is left; for who does not wait. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sold_at: Date | null;

  /** Of a show in a hall; for who does not wait. */
  @ApiProperty({ type: () => OnlineInstead, nullable: true })
  online: OnlineInstead | null;

  /** How long an offer holds. */
  @ApiProperty({ type: 'integer' })
  offer_minutes: number;

  /** The server's clock. */
  @ApiProperty({ type: String, format: 'date-time' })
  now: Date;
}
