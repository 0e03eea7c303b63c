import { ApiProperty } from '@nestjs/swagger';
import { ORDERS_STATUS, WATCH_REASON, type OrdersStatus, type VideoStatus, type WatchReason } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { Matches } from 'class-validator';

const text = { type: String, nullable: true } as const;
const date = { type: String, format: 'date', nullable: true } as const;
const moment = { type: String, format: 'date-time', nullable: true } as const;

export class WatchCheckQuery {
  @Id(true) user_id: number;
  @Id(true) product_id: number;
}

/** Query of a device that is to give its place to another. */
export class WatchDeviceQuery {
  @Id(true) user_id: number;
  @ApiProperty({ pattern: '^[0-9a-f]{32}(\\.tv)?$' })
  @Matches(/^[0-9a-f]{32}(\.tv)?$/)
  sign_in: string;
}

/** The order that decides, or the last that was tried. */
export class WatchOrder {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() order_no: string;
  @ApiProperty({ enum: Object.keys(ORDERS_STATUS) }) orders_status: OrdersStatus;
  @ApiProperty(text) orders_note: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
  @ApiProperty(date) approve_date: string | null;
  /** To be paid until then; null while it is not its buyer's turn. */
  @ApiProperty(moment) orders_pay_until: Date | null;
}

/** A device that plays now. */
export class WatchDevice {
  @ApiProperty() sign_in: string;
  /** As its owner calls it. */
  @ApiProperty(text) device: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
}

/** What can be watched of the show, or will be. */
export class WatchCheckVideo {
  @ApiProperty({ type: 'integer', nullable: true }) id: number | null;
  @ApiProperty(text) video_status: VideoStatus | null;
  @ApiProperty() is_live: boolean;
  /** When the show begins that has not begun. */
  @ApiProperty(moment) begins_at: Date | null;
}

/** Why somebody cannot watch a show, with the facts of each step. */
export class WatchCheck {
  /** Null when they can. */
  @ApiProperty({ ...text, enum: Object.keys(WATCH_REASON) }) reason: WatchReason | null;
  @ApiProperty(text) user_block_reason: string | null;
  @ApiProperty({ type: WatchOrder, nullable: true }) order: WatchOrder | null;
  /** The last moment; null without a paid order. */
  @ApiProperty(moment) until: Date | null;
  /** For how many days a show stays open. */
  @ApiProperty({ type: 'integer' }) days: number;
  /** The line of the order that can be watched longer, and the day that personnel gave. */
  @ApiProperty({ type: 'integer', nullable: true }) orders_detail_id: number | null;
  @ApiProperty(date) orders_detail_watch_to: string | null;
  @ApiProperty({ type: [WatchDevice] }) devices: WatchDevice[];
  @ApiProperty({ type: 'integer' }) device_limit: number;
  @ApiProperty({ type: WatchCheckVideo }) video: WatchCheckVideo;
  /** Their last call for help, with what their player noted. */
  @ApiProperty({ type: 'integer', nullable: true }) help_request_id: number | null;
}
