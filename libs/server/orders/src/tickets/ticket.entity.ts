import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What became of a ticket since it was bought: each line of an approved order for a hall is one, and this row is there when it
 * was sent on. Every step makes a new version, whose token alone opens the gate.
 */
@Entity('ticket')
export class Ticket {
  @PrimaryColumn({ type: 'int', unsigned: true })
  orders_detail_id: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  ticket_version: number;

  /** Whom it was sent to. */
  @Index()
  @Column({ type: 'varchar', length: 10, nullable: true })
  ticket_tel: string | null;

  /** Whose it is: who took it, or had its phone when their account left that (docs/decisions/0117). */
  @Index()
  @Column({ type: 'int', unsigned: true, nullable: true })
  ticket_user_id: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  ticket_sent_at: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  ticket_taken_at: Date | null;
}

declare module '@wethi/platform' {
  interface Tables {
    ticket: Ticket;
  }
}
