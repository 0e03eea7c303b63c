import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser that asks for no second factor for a month, as its owner wished. */
@KeptFor(1, 'remembered_until')
@Entity('personnel_device')
@Index('personnel_device_remembered_until', ['remembered_until'])
export class PersonnelDevice {
  @PrimaryColumn({ type: 'int', unsigned: true })
  personnel_id: number;

  /** SHA-256 of the cookie's value. */
  @PrimaryColumn({ type: 'char', length: 64 })
  device_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  remembered_until: Date;
}
