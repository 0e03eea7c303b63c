const CONDITIONS = new Map<unknown, (row: string) => string>();

/**
 * Has the list parameter `q` find a row by more than its own columns.
 * @param condition SQL over the alias of the table, with the pattern `:anywhere`, and `:phone` of what may be one
 */
function SearchedBy(condition: (row: string) => string): ClassDecorator {
  return (entity) => void CONDITIONS.set(entity, condition);
}

/** By the name of the band in the column `band_id`. */
export const SearchedByBand = () =>
  SearchedBy((row) => `${row}.band_id IN (SELECT found.id FROM band found WHERE found.band_name LIKE :anywhere)`);

/** By the name or phone of the customer in the column `user_id`; a phone as it is printed, too. */
export const SearchedByUser = () =>
  SearchedBy(
    (row) => `EXISTS (SELECT 1 FROM user found WHERE found.id = ${row}.user_id AND (found.user_name LIKE :anywhere
      OR found.user_lname LIKE :anywhere OR found.user_nickname LIKE :anywhere
      OR found.user_tel LIKE :phone))`,
  );

/** @returns that condition over the alias `row`; undefined of an entity without one */
export function searchedBy(entity: Function): string | undefined {
  return CONDITIONS.get(entity)?.('row');
}
