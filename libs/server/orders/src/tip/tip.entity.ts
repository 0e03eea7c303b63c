import { TIP_MESSAGE_LENGTH, TIP_STATUS, type TipStatus, type YesNo } from '@wethi/contract';
import { EnumColumn, ForeignKey, Money, OfBand, RecordEntity, Text, YesNoColumn } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** A garland that a viewer pays for during a show (WATCH-14). It is a payment of its own, no order. */
@Entity('tip')
@OfBand((row) => `${row}.band_id = :bandId`)
@Index('tip_of_user', ['user_id', 'tip_status'])
export class Tip extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  user_id: number;

  @ForeignKey({ required: true })
  band_id: number;

  @ForeignKey({ required: true })
  stage_id: number;

  @ForeignKey({ required: true })
  live_streaming_id: number;

  /** To whom; null for the whole band. */
  @ForeignKey()
  band_member_id: number | null;

  @Money({ required: true })
  tip_amount: number;

  @Text(TIP_MESSAGE_LENGTH)
  tip_message: string | null;

  /** 'Y' keeps the name from everybody who watches. */
  @YesNoColumn()
  tip_hidden: YesNo;

  /** Written by TipPayment alone. */
  @EnumColumn(TIP_STATUS, { default: 'wait' })
  tip_status: TipStatus;

  /** By which the gateway knows the payment, and the payer their receipt. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 20 })
  tip_reference: string;

  /** What the gateway calls the QR. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  tip_order: string | null;

  /** What the gateway calls the payment. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true })
  tip_charge: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  tip_qr: string | null;

  /** The QR can be paid until then. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  tip_expire_at: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  tip_paid_at: Date | null;
}

declare module '@wethi/platform' {
  interface Tables {
    tip: Tip;
  }
}
