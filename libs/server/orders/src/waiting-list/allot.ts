import type { WaitingListEntry } from './waiting-list-entry.entity';

type Waiting = Pick<WaitingListEntry, 'id' | 'user_id' | 'list_places' | 'list_fewer'>;

/** What is offered to somebody. */
export interface Allotted {
  id: number;
  user_id: number;
  places: number;
}

/**
 * Shares what was given back among those who wait, in their order: as many as they want, or fewer where they said so. Whom there
 * are too few for keeps their turn, and the next is asked.
 * @param waiting those who wait longest first
 */
export function allot(places_left: number, waiting: readonly Waiting[]): Allotted[] {
  const allotted: Allotted[] = [];
  let left = places_left;
  for (const { id, user_id, list_places, list_fewer } of waiting) {
    const places = list_fewer === 'Y' ? Math.min(list_places, left) : list_places;
    if (places < 1 || places > left) continue;
    allotted.push({ id, user_id, places });
    left -= places;
  }
  return allotted;
}
