import { act, renderHook } from '@testing-library/react';
import { removeShow, saveShow, useSavedShows } from './saved-shows';

const KEY = 'wethi-saved-shows';

const shown = () => renderHook(useSavedShows).result;

describe('shows saved for later', () => {
  beforeEach(() => localStorage.clear());

  it('SITE-07 stand in the order of saving, the latest first, also for a page that opens later', () => {
    const open = shown();
    act(() => [5, 7, 5, 9].forEach((id) => saveShow(id)));
    expect(open.current).toEqual([9, 5, 7]);
    expect(shown().current).toEqual([9, 5, 7]);
  });

  it('SITE-07 come back to their place after they were taken out', () => {
    localStorage.setItem(KEY, '9,7,5');
    const open = shown();
    act(() => {
      const place = removeShow(7);
      saveShow(8);
      saveShow(7, place);
    });
    expect(open.current).toEqual([8, 7, 9, 5]);
  });

  it('SITE-07 are known to every open window', () => {
    const open = shown();
    localStorage.setItem(KEY, '3');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(open.current).toEqual([3]);
  });

  it('SITE-07 are the latest thirty, and only what reads as an id', () => {
    localStorage.setItem(KEY, '{"a":1},7,-,');
    act(() => {
      for (let id = 10; id < 50; id += 1) saveShow(id);
    });
    expect(shown().current).toHaveLength(30);
    localStorage.setItem(KEY, '{"a":1},7,-,');
    expect(shown().current).toEqual([7]);
  });
});
