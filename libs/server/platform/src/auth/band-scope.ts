import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Actor } from './actor';

const CONDITIONS = new Map<unknown, (row: string) => string>();

/**
 * Says which rows of an entity are a band's: somebody with the role `band` sees and writes these alone (decisions.md §5).
 * Of an entity that says nothing they see no row.
 * @param condition SQL over the alias of the table, with the parameter `:bandId`
 */
export function OfBand(condition: (row: string) => string): ClassDecorator {
  return (entity) => void CONDITIONS.set(entity, condition);
}

/** Rows that belong to no band; those of all bands see them. */
export const OfNoBand = () => OfBand(() => 'TRUE');

/** The only band whose rows the caller sees, 0 when it is none at all; undefined for who is not limited to one. */
export function onlyBandOf(actor?: Actor): number | undefined {
  return actor?.kind === 'personnel' && actor.role === 'band' ? (actor.band_id ?? 0) : undefined;
}

/** Takes out the rows that are another band's. The table's alias is `row`. */
export function limitToBand<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  entity: EntityTarget<Row>,
  actor?: Actor,
): void {
  const bandId = onlyBandOf(actor);
  if (bandId !== undefined) rows.andWhere(CONDITIONS.get(entity)?.('row') ?? 'FALSE', { bandId });
}
