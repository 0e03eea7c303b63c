import { ApiProperty } from '@nestjs/swagger';
import { TIP_STATUS, type TipStatus, valuesOf } from '@wethi/contract';

const text = { type: String, nullable: true } as const;
const moment = { type: String, format: 'date-time', nullable: true } as const;

/** A garland as its payer sees it. */
export class OwnTip {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
  @ApiProperty({ type: 'integer' }) live_streaming_id: number;
  @ApiProperty() tip_amount: number;
  @ApiProperty({ enum: valuesOf(TIP_STATUS) }) tip_status: TipStatus;
  @ApiProperty() tip_reference: string;
  @ApiProperty(text) tip_message: string | null;
  /** A member's name, or the band's. */
  @ApiProperty() tip_to: string;
  @ApiProperty() band_name: string;
  @ApiProperty(text) stage_title: string | null;
  /** Text of the QR; null once it is of no use. */
  @ApiProperty(text) tip_qr: string | null;
  @ApiProperty(moment) tip_expire_at: Date | null;
  @ApiProperty(moment) tip_paid_at: Date | null;
}
