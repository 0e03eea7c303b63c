import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A transfer that paid an order, or that stands beside one as money to give back. Its unique keys decide between requests that bring the same slip together: a
 * reference is accepted once ever, and so is a picture (facts/reliability.md §3.3).
 */
@Entity('slip_use')
@Index(['sending_bank', 'trans_ref'], { unique: true })
export class SlipUse {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  slip_id: number;

  /** Null of one that came for no order and is to be given back. */
  @Index()
  @Column({ type: 'int', unsigned: true, nullable: true })
  orders_id: number | null;

  /** Null when personnel accepted a picture without a QR. */
  @Column({ type: 'varchar', length: 3, nullable: true })
  sending_bank: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true, collation: 'utf8mb4_bin' })
  trans_ref: string | null;

  @Index({ unique: true })
  @Column({ type: 'char', length: 64 })
  picture_sha256: string;
}
