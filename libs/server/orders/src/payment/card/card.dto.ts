import { ApiProperty } from '@nestjs/swagger';
import {
  CARD_FAILURE,
  CHARGE_STATUS,
  ORDERS_STATUS,
  type CardFailure,
  type ChargeStatus,
  type OrdersStatus,
} from '@wethi/contract';
import { IsString, Length, Matches } from 'class-validator';

const text = { type: String, nullable: true } as const;

/** An order that is paid by card, and where its newest try stands. */
export class OwnCard {
  @ApiProperty({ type: 'integer' }) orders_id: number;
  @ApiProperty() order_no: string;
  @ApiProperty({ enum: Object.keys(ORDERS_STATUS) }) orders_status: OrdersStatus;
  /** Baht that have still to come. */
  @ApiProperty() orders_lacking: number;
  /** Null before the first try. */
  @ApiProperty({ enum: Object.keys(CHARGE_STATUS), nullable: true }) charge_status: ChargeStatus | null;
  @ApiProperty({ enum: Object.keys(CARD_FAILURE), nullable: true }) charge_failure: CardFailure | null;
  /** Address of the page that leads to where the card is typed; null where none does. */
  @ApiProperty(text) charge_page: string | null;
}

/** Our reference of a charge. */
export class CardReference {
  @ApiProperty({ maxLength: 20 })
  @Matches(/^[A-Z0-9]{1,20}$/)
  reference: string;
}

/** What the gateway's script made of a card in the browser; it serves one charge. */
export class CardToken extends CardReference {
  @ApiProperty({ maxLength: 500 })
  @IsString()
  @Length(1, 500)
  token: string;
}
