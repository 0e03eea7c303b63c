import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';
import { UserRow } from './user-row';

export const ACCOUNT_EVENT = {
  'sign-in': 'เข้าระบบ',
  'new-device': 'เข้าระบบจากเครื่องใหม่',
  pin: 'เปลี่ยน PIN',
  phone: 'เปลี่ยนเบอร์โทรศัพท์',
  email: 'เปลี่ยนอีเมล',
  'social-link': 'เชื่อมบัญชีภายนอก',
  'social-unlink': 'เลิกเชื่อมบัญชีภายนอก',
  'session-end': 'ออกจากระบบในเครื่องอื่น',
  deletion: 'ขอลบบัญชี',
  'deletion-off': 'ยกเลิกการลบบัญชี',
} as const;
export type AccountEventKind = keyof typeof ACCOUNT_EVENT;

/** What happened to somebody's account, which they can look up. Wrong PINs are counted elsewhere: a row of its own would tell by its time whose phone is known. */
@KeptFor(90, 'create_at')
@Entity('account_event')
@Index('account_event_create_at', ['create_at'])
export class AccountEvent extends UserRow {
  @Column({ type: 'varchar', length: 20 })
  account_event_kind: AccountEventKind;

  @Column({ type: 'varchar', length: 60, nullable: true })
  device_name: string | null;
}
