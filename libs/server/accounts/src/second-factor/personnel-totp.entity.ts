import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The second factor of somebody in the back office: an app on their phone shows six digits, others every half minute. */
@Entity('personnel_totp')
export class PersonnelTotp {
  @PrimaryColumn({ type: 'int', unsigned: true })
  personnel_id: number;

  /** Sealed with a key of the server's, see Sealing. */
  @Column({ type: 'varchar', length: 160 })
  totp_secret: string;

  /** Null until the app showed its first right code. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  confirmed_at: Date | null;

  /** The half minute since 1970 of the last code that was taken; it and those before are spent. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  last_step: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  wrong_codes: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  wrong_since: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  closed_until: Date | null;

  /** Of another phone that it moves to, sealed as well; the old one counts until a code of this one came. */
  @Column({ type: 'varchar', length: 160, nullable: true })
  next_secret: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  next_until: Date | null;
}
