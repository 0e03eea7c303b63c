import { OWN_DATA_DAYS } from '@wethi/contract';
import { KeptFor, NamesFile } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';
import { UserRow } from '../account/user-row';

/** All that is kept of a customer, as a file that they, or personnel for them, asked for. */
@KeptFor(OWN_DATA_DAYS, 'own_data_file_ready_at')
@Entity('own_data_file')
@Index('own_data_file_ready_at', ['own_data_file_ready_at'])
export class OwnDataFile extends UserRow {
  /** Who of personnel had it made; null of one that the customer asked for. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  own_data_file_by: number | null;

  @NamesFile('private')
  @Column({ type: 'varchar', length: 200, nullable: true })
  own_data_file_path: string | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  own_data_file_bytes: number | null;

  /** Null while the worker makes it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  own_data_file_ready_at: Date | null;
}
