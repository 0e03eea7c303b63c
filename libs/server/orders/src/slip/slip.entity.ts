import { Money, NamesFile, OfBand } from '@wethi/platform';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SlipOutcome } from './slip-verifier';

/** `accepted` paid an order or a part of it; `differs` is right but of another amount; `to_return` is money to give back. */
export type SlipStatus = 'asked' | 'accepted' | 'refused' | 'unclear' | 'differs' | 'to_return';

/** An uploaded slip, what its QR says and what the slip service answered. */
@Entity('slip')
@OfBand((row) => `${row}.product_id IN (SELECT id FROM product WHERE band_id = :bandId)`)
@Index(['user_id', 'create_at'])
@Index(['sending_bank', 'trans_ref'])
@Index(['trans_ref'])
@Index(['slip_status', 'create_at'])
export class Slip {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Column({ type: 'int', unsigned: true })
  user_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true })
  product_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true, nullable: true })
  product_price_id: number | null;

  /** The order that it pays; null until the order exists. */
  @Index()
  @Column({ type: 'int', unsigned: true, nullable: true })
  orders_id: number | null;

  /** Private path, 'slip/ab…12.jpg'; null once a refused slip's picture is deleted. */
  @NamesFile('private')
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true })
  slip_picture: string | null;

  /** Of the bytes as they were uploaded. */
  @Index()
  @Column({ type: 'char', length: 64 })
  picture_sha256: string;

  @Column({ type: 'varchar', length: 20, default: 'asked' })
  slip_status: SlipStatus;

  @Column({ type: 'varchar', length: 255, nullable: true })
  qr_payload: string | null;

  /** Three digits, from the QR. */
  @Column({ type: 'varchar', length: 3, nullable: true })
  sending_bank: string | null;

  /** Upper and lower case differ. */
  @Column({ type: 'varchar', length: 40, nullable: true, collation: 'utf8mb4_bin' })
  trans_ref: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  outcome: SlipOutcome | null;

  /** Why it could not be accepted, for personnel. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  reason: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  provider: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  provider_code: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  provider_message: string | null;

  /** JSON with names cut and accounts masked. */
  @Column({ type: 'text', nullable: true })
  provider_answer: string | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  provider_milliseconds: number | null;

  /** Asking again makes sense after so many seconds; null when it makes none. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  retry_after: number | null;

  @Money()
  amount: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  transferred_at: Date | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  sender_name: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  sender_account: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  receiver_name: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  receiver_account: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    slip: Slip;
  }
}
