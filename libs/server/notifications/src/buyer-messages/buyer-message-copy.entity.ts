import { KeptFor } from '@wethi/platform';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What one person gets of a message in one way. */
@Entity('buyer_message_copy')
@KeptFor(90, 'create_at')
@Index('buyer_message_copy_once', ['buyer_message_id', 'copy_way', 'copy_to'], { unique: true })
@Index('buyer_message_copy_state', ['buyer_message_id', 'copy_state'])
export class BuyerMessageCopy {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index()
  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Column({ type: 'int', unsigned: true })
  buyer_message_id: number;

  /** Nobody's, where a gift was not taken yet. */
  @Index()
  @Column({ type: 'int', unsigned: true, nullable: true })
  user_id: number | null;

  @Column({ type: 'varchar', length: 10 })
  copy_way: 'sms' | 'mail';

  /** Ten digits, or an address. */
  @Column({ type: 'varchar', length: 120 })
  copy_to: string;

  @Column({ type: 'varchar', length: 80 })
  copy_name: string;

  @Column({ type: 'varchar', length: 900 })
  copy_text: string;

  /** SMS that it costs. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  copy_parts: number;

  @Column({ type: 'varchar', length: 10, default: 'wait' })
  copy_state: 'wait' | 'sent' | 'failed';

  @Column({ type: 'int', unsigned: true, default: 0 })
  copy_tries: number;

  @Column({ type: 'varchar', length: 200, nullable: true })
  copy_error: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    buyer_message_copy: BuyerMessageCopy;
  }
}
