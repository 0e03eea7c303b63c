import type { ShowCard } from '../../shows/show-card';
import { comingShows } from './arrange-home';

function show(product_title: string, given: Partial<ShowCard> = {}): ShowCard {
  return { product_title, stage_date: null, stage_time_start: '19:30:00', product_start: null, ...given } as ShowCard;
}

const titles = (shows: ShowCard[]) => shows.map((one) => one.product_title);

describe('home page', () => {
  it('SITE-06 shows what is to come by its date, on sale or not, then what has none yet', () => {
    const onSale = [show('soon', { stage_date: '2026-11-28' }), show('later', { stage_date: '2026-12-05' })];
    const announced = [show('announced', { stage_date: '2026-12-01' })];
    const coming = comingShows(onSale, announced, [show('some day')]);
    expect(titles(coming)).toEqual(['soon', 'announced', 'later', 'some day']);
    expect(
      comingShows(
        Array.from({ length: 10 }, () => show('sale')),
        announced,
        onSale,
      ),
    ).toHaveLength(10);
  });
});
