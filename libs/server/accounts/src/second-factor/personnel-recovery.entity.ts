import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A code for somebody whose phone is gone; one use. */
@Entity('personnel_recovery')
export class PersonnelRecovery {
  /** HMAC of the code with the server's pepper. */
  @PrimaryColumn({ type: 'char', length: 64 })
  code_hash: string;

  @Index()
  @Column({ type: 'int', unsigned: true })
  personnel_id: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at: Date | null;
}
