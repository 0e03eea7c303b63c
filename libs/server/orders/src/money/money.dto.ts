import { ApiProperty, PickType } from '@nestjs/swagger';
import { MONEY_DIFFERENCE, type MoneyDifferenceKind } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsDateString, IsInt, IsNotEmpty, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { MoneyDifference } from './money-difference.entity';

const text = { type: String, nullable: true } as const;
const integer = { type: 'integer' } as const;

export class MoneyDayQuery {
  /** In Bangkok. */
  @ApiProperty({ format: 'date' })
  @IsDateString({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'รูปแบบวันที่ไม่ถูกต้อง' })
  date: string;
}

/** An account that money is paid into, on one day. */
export class MoneyAccount {
  /** Which of the day's accounts it is, for what belongs to it. */
  @ApiProperty() key: string;
  /** Short name of the bank; null for what the gateway collects, and for cash. */
  @ApiProperty(text) bank: string | null;
  @ApiProperty(text) account: string | null;
  @ApiProperty() name: string;
  @ApiProperty(integer) orders: number;
  /** Of the orders that were approved; baht. */
  @ApiProperty() expected: number;
  /** What came to it. */
  @ApiProperty() found: number;
  /** Of that, what was beyond the orders and was given back since. */
  @ApiProperty() given_back: number;
  /** What nobody accounts for yet: came, was not due and was not given back; less than nothing where money lacks. */
  @ApiProperty() apart: number;
  @ApiProperty(integer) differences: number;
}

/** Something to settle: found by comparing, or on the list of money to give back. */
export class MoneyToSettle extends PickType(MoneyDifference, ['orders_id', 'slip_id']) {
  /** Of a difference; null of what stands on the list of money to give back. */
  @ApiProperty({ ...integer, nullable: true }) id: number | null;
  @ApiProperty({ ...integer, nullable: true }) money_back_id: number | null;
  @ApiProperty({ enum: Object.keys(MONEY_DIFFERENCE) }) kind: MoneyDifferenceKind;
  /** What came less what was due; baht. */
  @ApiProperty() amount: number;
  @ApiProperty(text) order_no: string | null;
  @ApiProperty(text) orders_status: string | null;
  @ApiProperty({ type: Number, nullable: true }) orders_net: number | null;
  @ApiProperty(text) product_title: string | null;
  @ApiProperty(text) user_tel: string | null;
  /** Whose money it seems to be, and for which show. */
  @ApiProperty({ ...integer, nullable: true }) user_id: number | null;
  @ApiProperty({ ...integer, nullable: true }) product_id: number | null;
  /** Who approved, and when. */
  @ApiProperty(text) by_name: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) approved_at: Date | null;
  @ApiProperty(text) slip_reason: string | null;
  @ApiProperty(text) sender_name: string | null;
  /** Code of a bank. */
  @ApiProperty(text) sending_bank: string | null;
  @ApiProperty(text) sender_account: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) transferred_at: Date | null;
  @ApiProperty(text) reference: string | null;
  /** The one order that waits for this money of this person. */
  @ApiProperty(text) likely_order_no: string | null;
  /** When the gateway took back what was paid. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) reversed_at: Date | null;
  /** When its buyer was asked for another slip. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) slip_asked_at: Date | null;
  /** Key of the account that it belongs to. */
  @ApiProperty() key: string;
}

export class DayDifferences {
  @ApiProperty({ format: 'date' }) date: string;
  @ApiProperty(integer) differences: number;
}

/** One day's orders and the money for them. */
export class MoneyDay {
  @ApiProperty() expected: number;
  @ApiProperty(integer) orders: number;
  @ApiProperty() found: number;
  @ApiProperty() given_back: number;
  @ApiProperty() apart: number;
  @ApiProperty(integer) slips: number;
  @ApiProperty(integer) cards: number;
  @ApiProperty(integer) qrs: number;
  /** Orders that wait for personnel; not counted. */
  @ApiProperty(integer) waiting: number;
  @ApiProperty() waiting_net: number;
  @ApiProperty({ type: [MoneyAccount] }) accounts: MoneyAccount[];
  @ApiProperty({ type: [MoneyToSettle] }) differences: MoneyToSettle[];
  /** The last seven days. */
  @ApiProperty({ type: [DayDifferences] }) days: DayDifferences[];
}

/** A row of a day's file. */
export class MoneyRow {
  @ApiProperty() order_no: string;
  @ApiProperty(text) payment: string | null;
  @ApiProperty(text) bank: string | null;
  @ApiProperty(text) account: string | null;
  @ApiProperty() expected: number;
  @ApiProperty() found: number;
}

export class SettleDifference {
  @Id(true) id: number;

  @ApiProperty({ maxLength: 500 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  money_difference_note: string;
}

export class MatchMoney {
  @Id(true) id: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  orders_id: number;
}

/** A show for somebody whose money came without an order. */
export class OrderOfMoney {
  @Id(true) id: number;
  @Id(true) user_id: number;
  @Id(true) product_id: number;
  @Id(false) product_price_id?: number;

  @ApiProperty({ required: false, maxLength: 40 })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  coupon_code?: string;
}

export class OrderMadeOfMoney {
  @ApiProperty(integer) id: number;
  @ApiProperty() order_no: string;
}

export class OfDifference {
  @Id(true) id: number;
}

/** An order that some money may be for. */
export class MatchCandidate {
  @ApiProperty(integer) id: number;
  @ApiProperty() order_no: string;
  @ApiProperty() orders_net: number;
  @ApiProperty(text) product_title: string | null;
  @ApiProperty(text) buyer: string | null;
  @ApiProperty() same_amount: boolean;
  @ApiProperty() same_buyer: boolean;
}
