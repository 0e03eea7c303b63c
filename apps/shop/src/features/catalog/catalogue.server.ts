import { LIST_LIMIT_MAX } from '@wethi/contract';
import { read } from '../../api/read.server';
import type { Product } from '../../api/types';
import { showCard, type ShowCard } from './show-card';

const MOST_PAGES = 20;

/** Every enabled product, as cards. Lists of a shop are short; one read of them serves all its pages. */
export async function allShows(): Promise<ShowCard[]> {
  const shows: ShowCard[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data = [], total = 0 } = await read<Product[]>('productView', { page, limit: LIST_LIMIT_MAX });
    shows.push(...data.map(showCard));
    if (!data.length || shows.length >= total) break;
  }
  return shows;
}
