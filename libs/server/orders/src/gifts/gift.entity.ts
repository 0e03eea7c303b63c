import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Whom an order is for, where it is not its buyer: a phone, and from the taking on the account that had it (BUY-18). */
@Entity('gift')
export class Gift {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** The giver. */
  @Index()
  @Column({ type: 'int', unsigned: true })
  user_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true })
  product_id: number;

  /** Null only after its owner's account went. */
  @Index()
  @Column({ type: 'varchar', length: 10, nullable: true })
  gift_tel: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  gift_message: string | null;

  /** Who it is from, in the giver's words. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  gift_from: string | null;

  /** Opens the card; another phone gets another one. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 24 })
  gift_code: string;

  /** Not told before; null: as soon as it is paid. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  gift_send_at: Date | null;

  /** When its phone was told. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  gift_sent_at: Date | null;

  /** Whose it is: who took it, or had its phone when their account left that (docs/decisions/0117). */
  @Index()
  @Column({ type: 'int', unsigned: true, nullable: true })
  gift_user_id: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  gift_taken_at: Date | null;

  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;
}

/** From then on it is its receiver's for good, also once their account went. */
export function isTaken({ gift_taken_at }: Pick<Gift, 'gift_taken_at'>): boolean {
  return gift_taken_at !== null;
}

declare module '@wethi/platform' {
  interface Tables {
    gift: Gift;
  }
}
