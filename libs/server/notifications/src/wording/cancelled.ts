import { sql } from 'kysely';

/** Of `orders as o`: did its buyer end it, or whoever else holds its number? Then nobody refused it. */
export const cancelled = sql<number>`
  o.orders_status = 'not' and exists (
    select 1 from orders_status_change c
     where c.id = (select max(step.id) from orders_status_change step where step.orders_id = o.id)
       and c.actor_kind = 'user')`;
