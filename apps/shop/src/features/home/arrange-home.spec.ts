import { instantOf } from '@wethi/format';
import type { Band } from '../../api-types';
import { arrangeHome } from './arrange-home';
import type { ShowCard } from '../../shows/show-card';

const NOW = instantOf('2026-11-20', '13:20');

function show(product_title: string, given: Partial<ShowCard>): ShowCard {
  return {
    product_title,
    band_id: 1,
    product_type: 'M',
    product_status: 'sale',
    stage_date: '2026-11-28',
    stage_time_start: '19:30:00',
    product_start: null,
    ...given,
  } as ShowCard;
}

const titles = (shows: ShowCard[]) => shows.map((one) => one.product_title);
const bands = [
  { id: 1, band_name: 'one', band_path: null },
  { id: 2, band_name: 'none', band_path: null },
] as Band[];

describe('home page', () => {
  const data = arrangeHome(
    [
      show('announced', { product_status: 'coming', stage_date: '2026-11-22' }),
      show('later', { stage_date: '2026-12-05' }),
      show('soon', {}),
      show('over', { stage_date: '2026-11-19' }),
      show('live', { product_status: 'live', stage_date: '2026-11-20' }),
      show('old replay', { product_status: 'replay', stage_date: '2026-07-04' }),
      show('new replay', { product_status: 'replay', stage_date: '2026-11-10', stage_id: 4 }),
      show('course', { product_type: 'C', product_status: 'replay', stage_date: null }),
    ],
    bands,
    [
      { stage_id: 4, video_duration: 6500 },
      { stage_id: 4, video_duration: 300 },
    ],
    NOW,
  );

  it('SITE-06 puts the next show that can be bought first', () => {
    expect(data.next?.product_title).toBe('soon');
  });

  it('SITE-06 sorts what is live, coming, replayed and taught into rails', () => {
    expect(titles(data.live)).toEqual(['live']);
    expect(titles(data.coming)).toEqual(['announced', 'soon', 'later']);
    expect(titles(data.replays)).toEqual(['new replay', 'old replay']);
    expect(titles(data.courses)).toEqual(['course']);
  });

  it('SITE-06 says of a replay how long its first recording is', () => {
    expect(data.replays.map(({ video_duration }) => video_duration)).toEqual([6500, null]);
  });

  it('SITE-06 shows the bands that have shows, with how many', () => {
    expect(data.bands).toEqual([{ id: 1, band_name: 'one', band_path: null, shows: 8 }]);
  });

  it('SITE-06 has no next show and no rails when there is nothing', () => {
    expect(arrangeHome([], bands, [], NOW)).toMatchObject({ next: null, live: [], coming: [], bands: [] });
  });
});
