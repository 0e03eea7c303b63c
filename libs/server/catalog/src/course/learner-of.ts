/** SQL: who learns by an order `o`: who took it as a gift, else who bought it; nobody yet by a gift that nobody took. */
export const LEARNER_OF =
  'IF(o.gift_id IS NULL, o.user_id, (SELECT g.gift_user_id FROM gift g WHERE g.id = o.gift_id))';
