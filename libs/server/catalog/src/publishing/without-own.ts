import type { Actor } from '@wethi/platform';

/** What a copy gets of its own. */
interface OwnColumns {
  id: number;
  create_at: unknown;
  update_at: unknown;
  create_by: number | null;
}

/** A row as its copy begins: made by whoever copies. */
export function withoutOwn<Row extends OwnColumns>(
  row: Row,
  actor: Actor,
): Omit<Row, keyof OwnColumns> & { create_by: number } {
  const { id: _id, create_at: _created, update_at: _updated, create_by: _by, ...rest } = row;
  return { ...rest, create_by: actor.id };
}
