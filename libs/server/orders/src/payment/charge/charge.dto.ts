import { ApiProperty } from '@nestjs/swagger';
import { ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';

const text = { type: String, nullable: true } as const;

/** The order that is to be paid at the gateway. */
export class OrderToPay {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  orders_id: number;
}

/** An order that is paid at the gateway, and the newest QR for it. */
export class OwnCharge {
  @ApiProperty({ type: 'integer' }) orders_id: number;
  @ApiProperty() order_no: string;
  @ApiProperty({ enum: Object.keys(ORDERS_STATUS) }) orders_status: OrdersStatus;
  /** Baht that have still to come. */
  @ApiProperty() orders_lacking: number;
  @ApiProperty(text) charge_receiver: string | null;
  /** Text of the QR; null once it is of no use, or where there is none. */
  @ApiProperty(text) charge_qr: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) charge_expire_at: Date | null;
  /** The server's clock, by which the QR runs out. */
  @ApiProperty({ type: String, format: 'date-time' }) now: Date;
}
