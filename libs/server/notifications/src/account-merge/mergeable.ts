import type { User } from '@wethi/accounts';
import { refuse, type Database } from '@wethi/platform';

/**
 * Whether two accounts may become one.
 * @throws Refusal MERGE_SAME, MERGE_DONE, MERGE_LEAVING, MERGE_BLOCKED, MERGE_PERSONNEL
 */
export async function requireMergeable(database: Database, one: User, other: User): Promise<void> {
  if (one.id === other.id) throw refuse('MERGE_SAME');
  for (const user of [one, other]) requireOpen(user);
  const [colleague] = await database.query<object[]>('SELECT 1 FROM personnel WHERE personnel_tel IN (?) LIMIT 1', [
    [one.user_tel, other.user_tel],
  ]);
  if (colleague) throw refuse('MERGE_PERSONNEL');
}

/** @throws Refusal MERGE_DONE, MERGE_LEAVING, MERGE_BLOCKED of an account that nobody can sign in to, or will soon not */
export function requireOpen(user: User): void {
  if (user.user_merged_into) throw refuse('MERGE_DONE');
  if (user.user_deleted_at || user.user_delete_at) throw refuse('MERGE_LEAVING');
  if (user.user_status === 'Block') throw refuse('MERGE_BLOCKED');
}
