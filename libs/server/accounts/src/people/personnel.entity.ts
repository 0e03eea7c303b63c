import { EnumColumn, ForeignKey, YesNoColumn, RecordEntity, SecretText, Text } from '@wethi/platform';
import { PERSONNEL_ROLE, type PersonnelRole, type YesNo } from '@wethi/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Entity, Index } from 'typeorm';

/** The only position that may work in the back office (product.md §6). */
export const BACK_OFFICE = 'personnel';

/** Somebody who works in the back office (product.md §3). */
@Entity('personnel')
@Index('personnel_username', ['username'], { unique: true })
@Index(['personnel_telegram'], { unique: true })
export class Personnel extends RecordEntity {
  @Text(120, { search: true }) email: string | null;
  @Text(80, { search: true, thai: true }) personnel_name: string | null;
  @Text(80, { search: true, thai: true }) personnel_lname: string | null;
  @Text(60, { search: true, thai: true }) personnel_nickname: string | null;
  @Text(10, { search: true }) personnel_tel: string | null;
  /** Their user id at Telegram: what they press there is their decision (docs/decisions/0033). */
  @Text(20, { pattern: /^\d{5,16}$/, hint: 'ใส่เลขบัญชี Telegram เป็นตัวเลข' }) personnel_telegram: string | null;
  @Text(60, { default: BACK_OFFICE }) personnel_position: string;
  /** ASCII only: letters that the database holds equal would each get a counter of wrong passwords of their own. */
  @Text(60, {
    required: true,
    search: true,
    pattern: /^[\w.@-]{4,60}$/,
    hint: 'ใช้ตัวอักษรอังกฤษ ตัวเลข หรือ . _ - @ อย่างน้อย 4 ตัว',
  })
  username: string;
  @SecretText(200) password: string | null;
  /** 'Y' is disabled (decisions.md §3). */
  @YesNoColumn() status_by: YesNo;
  @EnumColumn(PERSONNEL_ROLE, { default: 'shop' }) role: PersonnelRole;
  /** The band of somebody with the role `band`. */
  @ForeignKey() band_id: number | null;
}

/** Somebody as the list of the back office shows them. */
export class PersonnelView extends Personnel {
  /** 'Y': signs in with a second factor. */
  @ApiProperty({ enum: ['Y', 'N'] }) totp: YesNo;
  /** 'N': they did not choose a password yet. */
  @ApiProperty({ enum: ['Y', 'N'] }) has_login: YesNo;
  /** When they last did something here. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) seen_at: Date | null;
}

/** The signed-in personnel (product.md §3: username, position); the role says what they may do. */
export class OwnPersonnel {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() username: string;
  @ApiProperty() position: string;
  @ApiProperty({ enum: Object.keys(PERSONNEL_ROLE) }) role: PersonnelRole;
  @ApiProperty({ type: 'integer', nullable: true }) band_id: number | null;
  @ApiProperty({ type: String, nullable: true }) personnel_name: string | null;
  @ApiProperty({ type: String, nullable: true }) personnel_lname: string | null;
  @ApiProperty({ type: String, nullable: true }) personnel_nickname: string | null;
}

export function ownPersonnel(row: Personnel): OwnPersonnel {
  const { id, username, personnel_position, role, band_id, personnel_name, personnel_lname, personnel_nickname } = row;
  const names = { personnel_name, personnel_lname, personnel_nickname };
  const shown = { id, username, position: personnel_position, role, band_id, ...names };
  return Object.assign(new OwnPersonnel(), shown);
}

declare module '@wethi/platform' {
  interface Tables {
    personnel: Personnel;
  }
}
