import { instantOf } from '@wethi/format';
import type { ShowCard } from '../../shows/show-card';
import { dateRange, filterCount, filterFrom, filterShows, typeOf } from './show-filter';

const NOW = instantOf('2026-11-20', '13:20');

function show(product_title: string, given: Partial<ShowCard> = {}): ShowCard {
  return {
    product_title,
    product_type: 'M',
    product_status: 'sale',
    product_price: 500,
    stage_date: '2026-11-28',
    stage_time_start: '19:30:00',
    product_start: null,
    ...given,
  } as ShowCard;
}

const shows = [
  show('later', { stage_date: '2026-12-05', product_price: 290 }),
  show('soon'),
  show('old replay', { product_status: 'replay', stage_date: '2026-07-04', product_price: 250 }),
  show('new replay', { product_status: 'replay', stage_date: '2026-11-10', product_price: 900 }),
  show('live', { product_status: 'live', stage_date: '2026-11-20' }),
  show('course', { product_type: 'C', stage_date: null }),
];

const titles = (address: string) =>
  filterShows([...shows], filterFrom(new URLSearchParams(address)), NOW).map((found) => found.product_title);

describe('show filter', () => {
  it('SITE-07 lists what is on, then what comes, then replays from the newest, then what has no date', () => {
    expect(titles('')).toEqual(['live', 'soon', 'later', 'new replay', 'old replay', 'course']);
  });

  it.each([
    ['type=replay', ['new replay', 'old replay']],
    ['type=replay&type=course', ['new replay', 'old replay', 'course']],
    ['status=live', ['live']],
    ['date=week', ['live']],
    ['date=month', ['live', 'soon', 'new replay']],
    ['date=next-month', ['later']],
    ['price=low', ['later', 'old replay']],
    ['price=high', ['new replay']],
    ['type=stage&order=cheap', ['later', 'soon', 'live']],
    ['type=nonsense&date=nonsense', ['live', 'soon', 'later', 'new replay', 'old replay', 'course']],
  ])('SITE-07 narrows the list by %p', (address, expected) => {
    expect(titles(address)).toEqual(expected);
  });

  it('SITE-07 counts the filters that are on', () => {
    expect(filterCount(filterFrom(new URLSearchParams('type=stage&type=replay&date=week&order=dear')))).toBe(3);
  });

  it('knows weeks from Monday to Sunday, and the month after December', () => {
    expect(dateRange('week', '2026-11-22')).toEqual(['2026-11-16', '2026-11-22']);
    expect(dateRange('next-month', '2026-12-31')).toEqual(['2027-01-01', '2027-01-31']);
  });

  it('takes trading courses for a type of their own', () => {
    expect(typeOf({ product_type: 'T', product_status: 'replay' })).toBe('trading');
  });
});
