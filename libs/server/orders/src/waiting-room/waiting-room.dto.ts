import { ApiProperty } from '@nestjs/swagger';
import { YES_NO, type YesNo } from '@wethi/contract';
import { Type } from 'class-transformer';
import { TicketCount } from '../places/ticket-count';
import { IsIn, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';

/** What somebody in a waiting room reads: it opens later, before the sale, in line, their turn, over, sold out, not in line. */
export const ROOM_STATE = ['closed', 'before', 'queue', 'turn', 'turn-over', 'soldout', 'out'] as const;
export type RoomState = (typeof ROOM_STATE)[number];

export class RoomQuery {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_id: number;
}

export class SmsWish extends RoomQuery {
  @ApiProperty({ enum: Object.keys(YES_NO) })
  @IsIn(Object.keys(YES_NO))
  queue_sms: YesNo;
}

export class HoldQuery extends RoomQuery {
  /** Price tier, for products that sell at tiers. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_price_id?: number;

  @TicketCount()
  tickets?: number;
}

export class EntryQuery {
  /** What joining answered. */
  @ApiProperty({ maxLength: 60 })
  @IsString()
  @MaxLength(60)
  entry: string;
}

const NUMBER = { type: 'integer', nullable: true } as const;
const MOMENT = { type: String, format: 'date-time' } as const;

/** Where somebody stands in a waiting room. What is not known or not of the state is null. */
export class RoomPlace {
  @ApiProperty({ enum: ROOM_STATE })
  room_state: RoomState;

  /** To ask again with, without signing in. */
  @ApiProperty()
  entry: string;

  /** The server's clock, by which pages count. */
  @ApiProperty(MOMENT)
  now: Date;

  @ApiProperty(MOMENT)
  sale_at: Date;

  /** Seconds until it is worth asking again. */
  @ApiProperty({ type: 'integer' })
  ask_in: number;

  /** People ahead. */
  @ApiProperty(NUMBER)
  queue_ahead: number | null;

  /** The place that was told first. */
  @ApiProperty(NUMBER)
  queue_start: number | null;

  /** Minutes of waiting, from and to; null while nothing was measured. */
  @ApiProperty(NUMBER)
  minutes_from: number | null;

  @ApiProperty(NUMBER)
  minutes_to: number | null;

  /** People let in a minute, over the last five. */
  @ApiProperty(NUMBER)
  per_minute: number | null;

  @ApiProperty(NUMBER)
  places_left: number | null;

  /** Of ten whose turn it was so many did not buy; null while too few turns ended. */
  @ApiProperty(NUMBER)
  not_buying_of_ten: number | null;

  /** Whether the places will do for those ahead; null without a limit. */
  @ApiProperty({ type: Boolean, nullable: true })
  is_likely: boolean | null;

  /** End of the turn. */
  @ApiProperty({ ...MOMENT, nullable: true })
  turn_until: Date | null;

  /** How long a turn is. */
  @ApiProperty({ type: 'integer' })
  turn_minutes: number;

  /** How long a place is kept of whose page is not heard of. */
  @ApiProperty({ type: 'integer' })
  contact_minutes: number;

  /** Whether they want an SMS when it is their turn; joining alone tells it. */
  @ApiProperty({ enum: Object.keys(YES_NO), required: false })
  queue_sms?: YesNo;
}

/** What is of the moment, beside the settings. */
export type MeasuredPlace = Omit<RoomPlace, 'turn_minutes' | 'contact_minutes' | 'queue_sms'>;

/** A place kept while somebody pays. */
export class HeldPlace {
  /** Null where nothing need be kept. */
  @ApiProperty({ ...MOMENT, nullable: true })
  hold_until: Date | null;

  /** The server's clock, by which that time ends. */
  @ApiProperty(MOMENT)
  now: Date;
}
