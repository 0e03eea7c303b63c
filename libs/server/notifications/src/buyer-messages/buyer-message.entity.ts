import {
  BUYER_MESSAGE_KIND,
  BUYER_MESSAGE_STATUS,
  BUYER_MESSAGE_TO,
  type BuyerMessageKind,
  type BuyerMessageTo,
  type YesNo,
} from '@wethi/contract';
import {
  DateOnly,
  EnumColumn,
  ForeignKey,
  IntegerColumn,
  Money,
  OfNoBand,
  RecordEntity,
  ServerSet,
  Text,
  TimeOnly,
  YesNoColumn,
} from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Column, Entity } from 'typeorm';

/** A message to all buyers of a show (TELL-07), or to the members whose membership is nearly over (ACC-12). */
@Entity('buyer_message')
@OfNoBand()
export class BuyerMessage extends RecordEntity {
  @EnumColumn(BUYER_MESSAGE_TO, { default: 'buyers' })
  buyer_message_to: BuyerMessageTo;

  /** The show; none where it goes to members. */
  @ForeignKey()
  product_id: number | null;

  /** Whose order is approved. */
  @YesNoColumn('Y')
  buyer_message_approve: YesNo;

  /** Whose order waits. */
  @YesNoColumn()
  buyer_message_wait: YesNo;

  /** Whom it was given to, or one of its tickets sent to. */
  @YesNoColumn('Y')
  buyer_message_gift: YesNo;

  @YesNoColumn('Y')
  buyer_message_sms: YesNo;

  @YesNoColumn('Y')
  buyer_message_mail: YesNo;

  /** One way to each person, the letter before the SMS. */
  @YesNoColumn('Y')
  buyer_message_one: YesNo;

  @EnumColumn(BUYER_MESSAGE_KIND, { default: 'ticket' })
  buyer_message_kind: BuyerMessageKind;

  /** With BUYER_MESSAGE_WORDS in it. */
  @Text(600, { required: true, search: true, name: true })
  buyer_message_text: string;

  /** When it goes out; at once without it. */
  @DateOnly()
  buyer_message_date: string | null;

  @TimeOnly()
  buyer_message_time: string | null;

  @ServerSet()
  @EnumColumn(BUYER_MESSAGE_STATUS, { default: 'draft', index: true })
  buyer_message_status: keyof typeof BUYER_MESSAGE_STATUS;

  /** When these words were last sent to try them. */
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  buyer_message_tested_at: Date | null;

  /** As they were confirmed. */
  @ServerSet()
  @IntegerColumn()
  buyer_message_people: number | null;

  @ServerSet()
  @Money()
  buyer_message_cost: number | null;

  /** Grows each time that what is left is sent on. */
  @ServerSet()
  @IntegerColumn({ default: 0 })
  buyer_message_round: number;
}

declare module '@wethi/platform' {
  interface Tables {
    buyer_message: BuyerMessage;
  }
}
