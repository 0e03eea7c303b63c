import { KeptFor } from '@wethi/platform';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const ACCOUNT_EVENT = {
  'sign-in': 'เข้าระบบ',
  'new-device': 'เข้าระบบจากเครื่องใหม่',
  pin: 'เปลี่ยน PIN',
  phone: 'เปลี่ยนเบอร์โทรศัพท์',
  email: 'เปลี่ยนอีเมล',
  'session-end': 'ออกจากระบบในเครื่องอื่น',
  deletion: 'ขอลบบัญชี',
  'deletion-off': 'ยกเลิกการลบบัญชี',
} as const;
export type AccountEventKind = keyof typeof ACCOUNT_EVENT;

/** What happened to somebody's account, which they can look up. Wrong PINs are counted elsewhere: a row of its own would tell by its time whose phone is known. */
@KeptFor(90, 'create_at')
@Entity('account_event')
@Index('account_event_create_at', ['create_at'])
export class AccountEvent {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  user_id: number;

  @Column({ type: 'varchar', length: 20 })
  account_event_kind: AccountEventKind;

  @Column({ type: 'varchar', length: 60, nullable: true })
  device_name: string | null;
}
