import { useMany, useOne } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { phone } from '@wethi/format';
import { useReferredIds } from '../../columns/page-rows';
import styles from './member.module.css';

type User = Schema<'User'>;

/** What somebody is called, and their number; where they gave no name, the number alone. */
function wordsOf({ user_name, user_lname, user_nickname, user_tel }: User): [name: string, tel: string | undefined] {
  const name = [user_name, user_lname].filter(Boolean).join(' ') || user_nickname;
  return name ? [name, phone(user_tel)] : [phone(user_tel), undefined];
}

/** A customer by name. */
export function MemberName({ id }: { id: number }) {
  const { result } = useOne<User>({ resource: 'user', id, errorNotification: false });
  return <>{result ? wordsOf(result)[0] : '…'}</>;
}

/** A customer in the list of members; the rows of a page are asked about in one call. */
export function MemberCell({ id }: { id: number }) {
  const ids = useReferredIds('user_id');
  const { result } = useMany<User>({ resource: 'user', ids, queryOptions: { enabled: ids.length > 0 } });
  const user = result.data.find((record) => record.id === id);
  const [name, tel] = user ? wordsOf(user) : ['…'];
  return (
    <span className={styles.person}>
      {name}
      {tel && <small className="secondary">{tel}</small>}
    </span>
  );
}
