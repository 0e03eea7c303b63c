import { readRows } from './read.server';
import { showCard, type ShowCard } from '../shows/show-card';

/** Every enabled product, as cards. The lists of a shop are short; one read of them serves all its pages. */
export async function allShows(): Promise<ShowCard[]> {
  return (await readRows('productView', {})).map(showCard);
}
