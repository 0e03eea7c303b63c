import { CHARGE_STATUS, type CardFailure, type ChargeStatus, type GatewayPayment } from '@wethi/contract';
import { EnumColumn, ForeignKey, Money, RecordEntity, Text } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/**
 * What a gateway was asked to collect for an order: one QR, or one try with a card. An order may have several, of which one
 * pays it (BUY-06).
 */
@Entity('orders_charge')
@Index(['charge_status', 'charge_paid_at'])
export class OrdersCharge extends RecordEntity {
  @ForeignKey({ required: true })
  orders_id: number;

  @Money({ required: true })
  charge_amount: number;

  @EnumColumn(CHARGE_STATUS, { default: 'wait' })
  charge_status: ChargeStatus;

  @Column({ type: 'varchar', length: 20, default: 'qr' })
  charge_way: GatewayPayment;

  /** Name of the gateway. */
  @Column({ type: 'varchar', length: 20, default: 'kgp' })
  charge_gateway: string;

  /** By which the gateway knows the payment: the order's number, and which of its charges it is after the first. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 20 })
  charge_reference: string;

  /** What the gateway calls the QR, or the charge of a card; it is asked about by this. */
  @Index()
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

  /** When the gateway took it back after it was paid, whether it had paid the order or was to be given back. */
  @Index()
  @Column({ type: 'datetime', precision: 3, nullable: true })
  charge_reversed_at: Date | null;

  /** Why a card paid nothing. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  charge_failure: CardFailure | null;

  /** Brand and last digits of the card. */
  @Text(40)
  charge_card: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_charge: OrdersCharge;
  }
}
