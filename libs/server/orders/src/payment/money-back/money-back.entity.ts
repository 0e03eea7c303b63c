import { MONEY_BACK_REASON, MONEY_BACK_STATUS, type MoneyBackReason, type MoneyBackStatus } from '@wethi/contract';
import { EnumColumn, ForeignKey, Money, RecordEntity, ServerSet, Text } from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Column, Entity, Index } from 'typeorm';

/** Money that came to our account and pays nothing (decisions.md §5). */
@Entity('money_back')
@Index(['money_back_status', 'id'])
@Index(['create_at'])
export class MoneyBack extends RecordEntity {
  @ForeignKey({ required: true })
  user_id: number;

  /** The order beside which it was paid. */
  @ForeignKey()
  orders_id: number | null;

  /** The transfer, with its picture and the bank's answer; null of what came through the gateway. */
  @ApiProperty({ type: 'integer', nullable: true })
  @Index({ unique: true })
  @Column({ type: 'int', unsigned: true, nullable: true })
  slip_id: number | null;

  /** The garland that it was paid for. */
  @ForeignKey()
  tip_id: number | null;

  /** What the gateway calls the payment. */
  @ServerSet()
  @ApiProperty({ type: String, nullable: true })
  @Index('money_back_charge', { unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true })
  money_back_charge: string | null;

  @Money({ required: true })
  money_back_amount: number;

  @EnumColumn(MONEY_BACK_REASON, { default: 'second_slip' })
  money_back_reason: MoneyBackReason;

  @EnumColumn(MONEY_BACK_STATUS, { default: 'wait' })
  money_back_status: MoneyBackStatus;

  /** How it was given back: account, date, reference. */
  @Text(500)
  money_back_note: string | null;

  /** Personnel who gave it back. */
  @ForeignKey()
  money_back_by: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  money_back_at: Date | null;
}

declare module '@wethi/platform' {
  interface Tables {
    money_back: MoneyBack;
  }
}
