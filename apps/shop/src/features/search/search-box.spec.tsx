import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SearchBox } from './search-box';
import { type FoundShow, useShowSearch } from './use-show-search';

vi.mock('./use-show-search', () => ({ useShowSearch: vi.fn() }));

const SHOW: FoundShow = {
  ...{
    id: 1,
    product_title: 'แสงสุดท้าย',
    product_url: 'saeng',
    product_img: null,
    product_price: 590,
    product_free: 'N',
  },
  ...{ product_status: 'sale', product_live: 'N', product_type: 'M', band_name: 'หิ่งห้อย', stage_date: null },
};

/** Types words and presses Enter, while the search stands like this. @returns where that leads */
async function enter(
  words: string,
  found: { shows?: FoundShow[]; total?: number; settled?: boolean; failed?: boolean },
) {
  vi.mocked(useShowSearch).mockReturnValue({
    ...{ q: words, shows: [], total: 0, suggestion: undefined, settled: true, failed: false },
    ...found,
  } as ReturnType<typeof useShowSearch>); // the columns that an option shows
  const router = createMemoryRouter([{ path: '*', element: <SearchBox /> }]);
  render(<RouterProvider router={router} />);
  const input = screen.getByRole('combobox', { name: 'ค้นหางานแสดง' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: words } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await Promise.resolve();
  return decodeURIComponent(router.state.location.pathname + router.state.location.search);
}

describe('searching with the keyboard', () => {
  it('SITE-02 Enter leads to the show that was found', async () => {
    expect(await enter('แสง', { shows: [SHOW], total: 1 })).toBe('/package/saeng');
  });

  it.each([
    ['while the answer is on its way, and shows of other words stand there', { shows: [SHOW], settled: false }],
    ['while nothing stands there yet', { settled: false }],
    ['where nothing was found', {}],
  ])('SITE-02 Enter leads to the list of what was typed %s', async (_, found) => {
    expect(await enter('ปลาทอง', found)).toBe('/packageAll?q=ปลาทอง');
  });

  it('SITE-02 Enter leads nowhere while the search fails', async () => {
    expect(await enter('ปลาทอง', { failed: true, settled: false })).toBe('/');
  });

  it('SITE-02 other words typed after Enter has led to the list are searched for as well', async () => {
    await enter('ปลาทอง', {});
    const input = screen.getByRole('combobox', { name: 'ค้นหางานแสดง' });
    expect(input.getAttribute('aria-expanded')).toBe('false');
    fireEvent.change(input, { target: { value: 'แสง' } });
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });
});
