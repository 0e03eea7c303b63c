import { KeptFor, type Actor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser on which somebody signed in before; strangers' failures do not count against it (decisions.md §4). */
@KeptFor(400, 'seen_at')
@Entity('known_device')
@Index('known_device_seen_at', ['seen_at'])
export class KnownDevice {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  kind: Actor['kind'];

  @PrimaryColumn({ type: 'int', unsigned: true })
  subject_id: number;

  /** SHA-256 of the cookie's value. */
  @PrimaryColumn({ type: 'char', length: 64 })
  device_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  seen_at: Date;
}
