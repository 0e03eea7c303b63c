import { EnumColumn, PersonnelOnly, Picture, RecordEntity, SecretText, ServerSet, Text } from '@wethi/platform';
import { USER_STATUS, type UserStatus } from '@wethi/contract';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail } from 'class-validator';
import { Column, Entity, Index } from 'typeorm';

const emptyAsNull = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

/** A customer (product.md §3). The phone is the name they sign in with; the password is a hashed PIN. */
@Entity('user')
@Index('user_user_tel', ['user_tel'], { unique: true })
@Index('user_user_email', ['user_email'], { unique: true })
@Index('user_create_at', ['create_at'])
@Index(['user_delete_at'])
@Index(['user_merged_into'])
@Index(['user_name'])
@Index(['user_lname'])
@Index(['user_nickname'])
export class User extends RecordEntity {
  @emptyAsNull @IsEmail() @Text(120, { search: true }) user_email: string | null;
  /** When its owner confirmed it by a code; null of one that personnel wrote. */
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  user_email_at: Date | null;
  /** Hash of the PIN; null until the customer sets one by a code. */
  @SecretText(200) user_password: string | null;
  /** When the PIN was last changed. */
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  user_pin_at: Date | null;
  @Text(80, { search: true, thai: true }) user_name: string | null;
  @Text(80, { search: true, thai: true }) user_lname: string | null;
  @Text(60, { search: true, thai: true }) user_nickname: string | null;
  @Text(10, { required: true, search: true, pattern: /^0\d{9}$/, hint: 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก' })
  user_tel: string;
  /** Since when this phone is the account's; null of the one that it was made with. */
  @PersonnelOnly()
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  user_tel_at: Date | null;
  @Picture() user_path: string | null;
  @EnumColumn(USER_STATUS, { default: 'New' }) user_status: UserStatus;
  /** Why it is blocked; for colleagues. */
  @PersonnelOnly() @ServerSet() @Text(300) user_block_reason: string | null;
  /** What of it they read themselves. */
  @PersonnelOnly() @ServerSet() @Text(100) user_block_told: string | null;
  @SecretText(200) token: string | null;
  @PersonnelOnly() @ServerSet() @Text(60) user_userID: string | null;
  @PersonnelOnly() @ServerSet() @Text(300) user_pathFB: string | null;
  @PersonnelOnly() @ServerSet() @Text(120) user_nameFB: string | null;
  @PersonnelOnly() @ServerSet() @Text(120) user_emailFB: string | null;
  /** Which text of the terms they agreed to, and when. */
  @PersonnelOnly() @ServerSet() @Text(20) consent_version: string | null;
  @PersonnelOnly()
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  consent_at: Date | null;
  /** Their own wish: the account goes at this moment, unless they sign in before. */
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  user_delete_at: Date | null;
  /** Nothing of the person is left but what law keeps. */
  @PersonnelOnly()
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  user_deleted_at: Date | null;
  /** The account of the same person that all of this one's went to; this one is blocked then. */
  @PersonnelOnly()
  @ServerSet()
  @ApiProperty({ type: 'integer', nullable: true })
  @Column({ type: 'int', unsigned: true, nullable: true })
  user_merged_into: number | null;
}

/** What a customer may write of their own row; phone and e-mail change only by a code. */
export class SaveOwnUser extends PickType(User, ['user_name', 'user_lname', 'user_nickname'] as const) {}

/** Signed-in customers as they see themselves (product.md §3, user). */
export class OwnUser extends User {
  @ApiProperty() username: string;
  @ApiProperty({ enum: ['user'] }) position: 'user';
}

/** The row with what the signed-in user also exposes. */
export function ownUser(user: User): OwnUser {
  return Object.assign(new OwnUser(), user, { username: user.user_tel, position: 'user' as const });
}

declare module '@wethi/platform' {
  interface Tables {
    user: User;
  }
}
