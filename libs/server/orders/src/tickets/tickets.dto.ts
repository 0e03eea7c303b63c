import { ApiProperty } from '@nestjs/swagger';
import { PHONE_LENGTH } from '@wethi/contract';
import { Type } from 'class-transformer';
import { IsInt, Matches, Min } from 'class-validator';

export const TICKET_STATE = ['valid', 'used', 'sent', 'offered', 'refunded'] as const;
export type TicketState = (typeof TICKET_STATE)[number];

export class TicketQuery {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  orders_detail_id: number;
}

export class SendTicket extends TicketQuery {
  @ApiProperty({ minLength: PHONE_LENGTH, maxLength: PHONE_LENGTH })
  @Matches(/^\d{10}$/)
  ticket_tel: string;
}

const MOMENT = { type: String, format: 'date-time', nullable: true } as const;
const TEXT = { type: String, nullable: true } as const;

/** A ticket for a hall as its holder sees it. */
export class OwnTicket {
  @ApiProperty({ type: 'integer' }) orders_detail_id: number;
  /** Order and number of the ticket in it; of somebody else's order a name for this ticket that opens no gate. */
  @ApiProperty() ticket_code: string;
  /** Empty of somebody else's order, of which its number and count are not told either. */
  @ApiProperty() order_no: string;
  @ApiProperty({ type: 'integer' }) ticket_number: number;
  @ApiProperty({ type: 'integer' }) ticket_count: number;
  /** `sent`: on its way to somebody; `offered`: sent to the caller, who has not taken it yet. */
  @ApiProperty({ enum: TICKET_STATE }) ticket_state: TicketState;
  /** For the QR; only of a ticket that opens the gate. */
  @ApiProperty(TEXT) ticket_token: string | null;
  /** Whom it was sent to. */
  @ApiProperty(TEXT) ticket_tel: string | null;
  /** Whether the caller bought it and may send it on. */
  @ApiProperty() is_own: boolean;
  @ApiProperty(MOMENT) entry_at: Date | null;
  @ApiProperty(TEXT) entry_gate: string | null;
  @ApiProperty(MOMENT) refund_at: Date | null;
  @ApiProperty() product_title: string;
  @ApiProperty() product_url: string;
  @ApiProperty(TEXT) product_img: string | null;
  @ApiProperty() band_name: string;
  @ApiProperty(TEXT) product_price_title: string | null;
  @ApiProperty(TEXT) stage_title: string | null;
  @ApiProperty(TEXT) stage_date: string | null;
  @ApiProperty(TEXT) stage_time_start: string | null;
}
