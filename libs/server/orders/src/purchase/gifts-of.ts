import type { Database } from '@wethi/platform';

/** The gifts of some people: those that they took or kept from a former phone, and those for their phones that nobody took yet (docs/decisions/0045, 0117). */
export function giftsOf({ sql }: Database, userIds: readonly number[]) {
  const taken = sql
    .selectFrom('gift as t')
    .select(({ ref }) => ['t.id as gift_id', ref('t.gift_user_id').$notNull().as('user_id')])
    .where('t.gift_user_id', 'in', userIds);
  const offered = sql
    .selectFrom('user as u')
    .innerJoin('gift as w', 'w.gift_tel', 'u.user_tel')
    .select(['w.id as gift_id', 'u.id as user_id'])
    .where('u.id', 'in', userIds)
    .where('w.gift_user_id', 'is', null);
  return taken.unionAll(offered).as('held');
}
