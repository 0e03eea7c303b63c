import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The line of a waiting room some seconds ago, for the case that Redis is lost (docs/decisions/0031). */
@Entity('queue_copy')
@KeptFor(2, 'copy_at')
export class QueueCopy {
  @PrimaryColumn({ type: 'int', unsigned: true })
  product_id: number;

  /** Ids of users, the first in line first, with commas. */
  @Column({ type: 'mediumtext' })
  copy_line: string;

  @Index()
  @Column({ type: 'datetime', precision: 3 })
  copy_at: Date;
}

declare module '@wethi/platform' {
  interface Tables {
    queue_copy: QueueCopy;
  }
}
