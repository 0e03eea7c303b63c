import { KeptFor } from '@wethi/platform';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message with buttons that ask for a decision about an order; the row goes with the buttons. */
@KeptFor(90, 'create_at')
@Entity('chat_question')
export class ChatQuestion {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index()
  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  orders_id: number;

  @Column({ type: 'varchar', length: 40 })
  chat_id: string;

  @Column({ type: 'bigint' })
  message_id: number;

  /** The text stands below a picture, which is edited another way. */
  @Column({ type: 'tinyint' })
  has_picture: boolean;

  /** Telegram's HTML. */
  @Column({ type: 'varchar', length: 4096 })
  text: string;
}
