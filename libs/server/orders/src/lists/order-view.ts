import { ApiProperty } from '@nestjs/swagger';
import {
  LATE_MONEY,
  MONEY_BACK_STATUS,
  ORDERS_BOOK_SEND,
  YES_NO,
  type LateMoney,
  type MoneyBackStatus,
  type OrdersBookSend,
  type YesNo,
} from '@wethi/contract';
import { Orders } from '../order/orders.entity';
import { OrdersDetail } from '../order/orders-detail.entity';
import { OrderProgress } from './order-progress';
import type { SlipOutcome } from '../slip/slip-verifier';

const text = { type: String, nullable: true } as const;
const date = { type: String, format: 'date', nullable: true } as const;

/** What an order holds of a product, with the facts of it that every screen about orders shows. */
export class OrderedProduct {
  @ApiProperty({ type: 'integer' }) orders_id: number;
  @ApiProperty({ type: 'integer' }) product_id: number;
  @ApiProperty({ type: 'integer', nullable: true }) product_price_id: number | null;
  @ApiProperty(text) product_price_title: string | null;
  /** How many, each of which is a line; the amounts are what they come to. */
  @ApiProperty({ type: 'integer' }) tickets: number;
  /** How many of them came back by themselves, while the others stay. */
  @ApiProperty({ type: 'integer' }) tickets_back: number;
  @ApiProperty() orders_detail_price: number;
  @ApiProperty() orders_detail_discount: number;
  @ApiProperty() orders_detail_net: number;
  @ApiProperty() product_title: string;
  @ApiProperty() product_url: string;
  @ApiProperty(text) product_img: string | null;
  @ApiProperty() product_type: string;
  @ApiProperty() product_status: string;
  /** 'Y' while visitors see it live, whatever its status. */
  @ApiProperty({ enum: Object.keys(YES_NO) }) product_live: YesNo;
  @ApiProperty() product_format: string;
  /** 'Y': something of it is sent by post. */
  @ApiProperty() product_book: string;
  @ApiProperty(date) product_to: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) book_bank_id: number | null;
  @ApiProperty({ type: 'integer' }) band_id: number;
  @ApiProperty() band_name: string;
  @ApiProperty({ type: 'integer', nullable: true }) stage_id: number | null;
  @ApiProperty(text) stage_title: string | null;
  @ApiProperty(date) stage_date: string | null;
  @ApiProperty(text) stage_time_start: string | null;
  @ApiProperty(text) stage_time_to: string | null;
  /** 'Y' once it was cancelled, or what was sent of it live has ended. */
  @ApiProperty({ enum: Object.keys(YES_NO) }) stage_over: YesNo;
}

/** What makes a purchase a gift: given by its buyer, or received by who has it now. */
export class GiftOfPurchase {
  @ApiProperty({ type: 'integer' }) id: number;
  /** The caller bought it for somebody else, and cannot watch with it. */
  @ApiProperty() is_given: boolean;
  @ApiProperty() gift_code: string;
  /** Whose it is; told to the giver only. */
  @ApiProperty(text) gift_tel: string | null;
  @ApiProperty(text) gift_from: string | null;
  @ApiProperty(text) gift_message: string | null;
  /** When its phone was told by SMS. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) gift_sent_at: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) gift_taken_at: Date | null;
}

/** A bought or ordered show as its buyer sees it, or one that was given to the caller: then the order stays its buyer's. */
export class PurchasedProduct extends OrderedProduct {
  /** Empty of a gift that was received. */
  @ApiProperty() order_no: string;
  @ApiProperty({ enum: ['wait', 'approve', 'not'] }) orders_status: string;
  @ApiProperty() orders_payment: string;
  @ApiProperty() orders_net: number;
  /** What came so far; baht. */
  @ApiProperty() orders_paid: number;
  /** To be paid until then; null while it is not its buyer's turn. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) orders_pay_until: Date | null;
  @ApiProperty(text) orders_note: string | null;
  @ApiProperty() receipt: string;
  /** The paper of that name, for `paperFile`; null until it is issued. */
  @ApiProperty({ type: 'integer', nullable: true }) receipt_id: number | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
  @ApiProperty(date) approve_date: string | null;
  /** Last moment in which it can be watched; null until it is approved. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) access_until: Date | null;
  /** Until then a refused order, or an approved one whose money was not found, takes another slip; null for others. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) new_slip_until: Date | null;
  /** What the money of a refused order came too late for; null for others. */
  @ApiProperty({ enum: Object.keys(LATE_MONEY), nullable: true }) money_back_reason: LateMoney | null;
  /** How that money stands; null for others. */
  @ApiProperty({ enum: Object.keys(MONEY_BACK_STATUS), nullable: true }) money_back_status: MoneyBackStatus | null;
  /** The recording to watch first: the show itself before what members get beside it; null while none can be played. */
  @ApiProperty({ type: 'integer', nullable: true }) video_id: number | null;
  /** Seconds where its buyer left that recording; 0 where there is nothing to go on with, and for personnel. */
  @ApiProperty({ type: 'integer' }) video_position: number;
  /** Of that recording, seconds; null while unknown. */
  @ApiProperty({ type: 'integer', nullable: true }) video_duration: number | null;
  @ApiProperty({ type: GiftOfPurchase, nullable: true }) gift: GiftOfPurchase | null;
}

/** An order with its lines. */
export class OrderWithLines extends Orders {
  /** What the money of a refused order came too late for; null for others. */
  @ApiProperty({ enum: Object.keys(LATE_MONEY), nullable: true }) money_back_reason: LateMoney | null;
  /** How that money stands; null for others. */
  @ApiProperty({ enum: Object.keys(MONEY_BACK_STATUS), nullable: true }) money_back_status: MoneyBackStatus | null;
  /** How all the money stands that a closed order was left with; null where none came. */
  @ApiProperty({ enum: Object.keys(MONEY_BACK_STATUS), nullable: true }) money_left_status: MoneyBackStatus | null;
  /** By its buyer; nobody refused it. */
  @ApiProperty() is_cancelled: boolean;
  @ApiProperty({ type: [OrderedProduct] }) ordersDetail: OrderedProduct[];
}

/** A line of an order as it is stored, with its product's title. */
export class OrdersDetailRow extends OrdersDetail {
  @ApiProperty() product_title: string;
  @ApiProperty(text) product_price_title: string | null;
}

/** What the holder of an order number may see: the order, nobody's person. */
export class OrderByCode extends OrderProgress {
  @ApiProperty() order_no: string;
  @ApiProperty() orders_status: string;
  @ApiProperty() orders_payment: string;
  @ApiProperty() orders_total: number;
  @ApiProperty() orders_discount: number;
  @ApiProperty() orders_net: number;
  /** What came so far; baht. */
  @ApiProperty() orders_paid: number;
  /** To be paid until then; null while it is not its buyer's turn. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) orders_pay_until: Date | null;
  /** It was bought for somebody else, who is named nowhere here. */
  @ApiProperty() is_gift: boolean;
  /** Whether its book went out, and by which the parcel is found. */
  @ApiProperty({ enum: Object.keys(ORDERS_BOOK_SEND) }) orders_book_send: OrdersBookSend;
  @ApiProperty(text) orders_tracking: string | null;
  @ApiProperty(text) orders_tracking_by: string | null;
  /** Why it was refused or refunded. */
  @ApiProperty(text) orders_note: string | null;
  /** Until then a refused order, or an approved one whose money was not found, takes another slip; null for others. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) new_slip_until: Date | null;
  /** What the money of a refused order came too late for; null for others. */
  @ApiProperty({ enum: Object.keys(LATE_MONEY), nullable: true }) money_back_reason: LateMoney | null;
  /** How that money stands; null for others. */
  @ApiProperty({ enum: Object.keys(MONEY_BACK_STATUS), nullable: true }) money_back_status: MoneyBackStatus | null;
  /** How all the money stands that a closed order was left with; null where none came. */
  @ApiProperty({ enum: Object.keys(MONEY_BACK_STATUS), nullable: true }) money_left_status: MoneyBackStatus | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
  @ApiProperty({ type: [OrderedProduct] }) ordersDetail: Pick<
    OrderedProduct,
    | 'product_title'
    | 'product_url'
    | 'product_img'
    | 'product_price_title'
    | 'band_name'
    | 'tickets'
    | 'product_format'
    | 'product_status'
    | 'product_live'
    | 'stage_date'
    | 'stage_time_start'
  >[];
}

export class BookBankFacts {
  @ApiProperty() book_bank_icon: string;
  @ApiProperty() book_bank_account: string;
  @ApiProperty() book_bank_name: string;
}

/** What is known about a slip, beside its picture. */
export class SlipFacts {
  @ApiProperty({ type: 'integer' }) orders_id: number;
  @ApiProperty(text) slip_picture: string | null;
  @ApiProperty(text) outcome: SlipOutcome | null;
  @ApiProperty(text) reason: string | null;
  @ApiProperty(text) provider_code: string | null;
  @ApiProperty(text) provider_message: string | null;
  @ApiProperty(text) trans_ref: string | null;
  /** Short name of the bank. */
  @ApiProperty(text) sending_bank: string | null;
  @ApiProperty({ type: Number, nullable: true }) amount: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) transferred_at: Date | null;
  @ApiProperty(text) sender_name: string | null;
  @ApiProperty(text) receiver_name: string | null;
  @ApiProperty(text) receiver_account: string | null;
  /** The transfer or the picture belongs to another order or to another customer's slip, too. */
  @ApiProperty() used_before: boolean;
}

/** Who took an order to the status that it has. */
export class OrderDecision {
  @ApiProperty({ enum: ['user', 'personnel', 'system'] }) by_kind: 'user' | 'personnel' | 'system';
  /** The name that colleagues know; null when it was not personnel. */
  @ApiProperty(text) by_name: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
}

/** An order as personnel decides about it. */
export class OrderToConfirm extends Orders {
  @ApiProperty(text) user_name: string | null;
  @ApiProperty(text) user_lname: string | null;
  @ApiProperty(text) user_nickname: string | null;
  @ApiProperty(text) user_tel: string | null;
  @ApiProperty(text) product_title: string | null;
  @ApiProperty(text) product_price_title: string | null;
  @ApiProperty(text) band_name: string | null;
  /** Of the coupon that made it cheaper. */
  @ApiProperty(text) coupon_code: string | null;
  @ApiProperty({ type: BookBankFacts, nullable: true }) book_bank: BookBankFacts | null;
  @ApiProperty({ type: SlipFacts, nullable: true }) slip: SlipFacts | null;
  /** Null while the order waits. */
  @ApiProperty({ type: OrderDecision, nullable: true }) decision: OrderDecision | null;
  @ApiProperty({ type: [OrderedProduct] }) ordersDetail: OrderedProduct[];
}
