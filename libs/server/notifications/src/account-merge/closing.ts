import type { User } from '@wethi/accounts';
import { phone } from '@wethi/format';
import type { Sql } from './merge-records';

type Columns = Partial<Record<keyof User, unknown>>;

/** What belongs together: it goes as a whole where the account that stays has nothing of it. */
const PROFILE: readonly (readonly (keyof User)[])[] = [
  ['user_name', 'user_lname'],
  ['user_nickname'],
  ['user_email', 'user_email_at'],
  ['user_path'],
  ['user_userID', 'user_pathFB', 'user_nameFB', 'user_emailFB'],
];
/** Held by one account at a time: a mailbox is unique, and the file of a picture goes with the account that names it. */
const HELD_ONCE: readonly (keyof User)[] = ['user_email', 'user_email_at', 'user_path'];

/** What the account that stays gets of the other's profile. */
export function profileFor(kept: User, gone: User): Columns {
  const lacking = PROFILE.filter((group) => group.every((column) => !kept[column])).flat();
  return Object.fromEntries(lacking.filter((column) => gone[column]).map((column) => [column, gone[column]]));
}

/** What becomes of the account that goes: nobody signs in to it, and it says where it went. */
export function closed(kept: User, given: Columns): Columns {
  const goesAlong = HELD_ONCE.filter((column) => column in given).map((column) => [column, null]);
  return {
    ...(Object.fromEntries(goesAlong) as Columns), // keys are typed as text
    user_status: 'Block',
    user_block_reason: `รวมเข้ากับ ${phone(kept.user_tel)}`,
    user_block_told: `บัญชีนี้รวมกับเบอร์ ${phone(kept.user_tel)} แล้ว เข้าระบบด้วยเบอร์นั้น`,
    user_merged_into: kept.id,
  };
}

/** Columns as statements write them. */
export function written(columns: Columns): Record<string, Sql> {
  return Object.fromEntries(Object.entries(columns).map(([column, value]) => [column, { text: '?', values: [value] }]));
}
