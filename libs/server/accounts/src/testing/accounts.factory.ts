import type { EntityManager } from 'typeorm';
import { UserAddress } from '../addresses/user-address.entity';
import { Personnel } from '../people/personnel.entity';
import { Staff } from '../people/staff.entity';
import { User } from '../people/user.entity';

let made = 0;

/** A saved customer with a phone of their own; user_password takes a hash of SecretHashing. */
export function makeUser(manager: EntityManager, overrides: Partial<User> = {}): Promise<User> {
  made += 1;
  const user_tel = `09${String(made).padStart(8, '0')}`;
  return manager.save(manager.create(User, { user_tel, user_nickname: 'น้ำ', user_status: 'Active', ...overrides }));
}

/** Saved personnel, the owner unless the role says otherwise; password takes a hash of SecretHashing. */
export function makePersonnel(manager: EntityManager, overrides: Partial<Personnel> = {}): Promise<Personnel> {
  made += 1;
  const person = { username: `worker${made}`, personnel_name: 'มานี', role: 'owner' as const };
  return manager.save(manager.create(Personnel, { ...person, ...overrides }));
}

/** A saved staff member. */
export function makeStaff(manager: EntityManager, overrides: Partial<Staff> = {}): Promise<Staff> {
  return manager.save(manager.create(Staff, { staff_name: 'ชูใจ', staff_position: 'ผู้จัดการวง', ...overrides }));
}

/** A saved address of a customer. */
export function makeAddress(
  manager: EntityManager,
  user_id: number,
  overrides: Partial<UserAddress> = {},
): Promise<UserAddress> {
  const address = {
    user_address_recipient: 'ฟ้าใส ใจดี',
    user_address_tel: '0812345678',
    user_address_line: '45/12 ซอยสุขใจ 3',
    user_address_sub_district: 'บางกระสอ',
    user_address_district: 'เมืองนนทบุรี',
    user_address_province: 'นนทบุรี',
    user_address_postcode: '11000',
  };
  return manager.save(manager.create(UserAddress, { user_id, ...address, ...overrides }));
}
