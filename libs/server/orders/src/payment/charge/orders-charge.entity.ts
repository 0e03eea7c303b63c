import { CHARGE_STATUS, type ChargeStatus } from '@wethi/contract';
import { EnumColumn, ForeignKey, Money, RecordEntity, Text } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** What the gateway was asked to collect for an order: one QR. An order may have several, of which one pays it (BUY-06). */
@Entity('orders_charge')
export class OrdersCharge extends RecordEntity {
  @ForeignKey({ required: true })
  orders_id: number;

  @Money({ required: true })
  charge_amount: number;

  /** Written by ChargePayment alone. */
  @EnumColumn(CHARGE_STATUS, { default: 'wait' })
  charge_status: ChargeStatus;

  /** By which the gateway knows the payment: the order's number, and which QR it is after the first. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 20 })
  charge_reference: string;

  /** What the gateway calls the QR. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  charge_order: string | null;

  /** What the gateway calls the payment. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true })
  charge_gateway_id: string | null;

  /** Whose account it is paid into. */
  @Text(120)
  charge_receiver: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  charge_qr: string | null;

  /** The QR can be paid until then. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  charge_expire_at: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  charge_paid_at: Date | null;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_charge: OrdersCharge;
  }
}
