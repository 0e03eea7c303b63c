import type { User } from '@wethi/accounts';
import { phone } from '@wethi/format';

/** As personnel calls a customer: by the name of the profile, else the nickname, else the phone. */
export function personName(user: Pick<User, 'user_name' | 'user_lname' | 'user_nickname' | 'user_tel'>): string {
  const name = [user.user_name, user.user_lname].filter(Boolean).join(' ');
  return name || user.user_nickname || phone(user.user_tel);
}
