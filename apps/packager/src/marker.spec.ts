import { isNeeded, nowhereIn } from './marker';

const read = (stream: string, second: number, isRead: boolean) => ({
  ...{ stream, facts: {}, isRead },
  place: nowhereIn(`${stream}-${second}.flv`),
});

describe('what may give way on a full disk', () => {
  it('RUN-05 WATCH-16 are recordings of a show that are packed, and none that the other publisher is making', () => {
    const needed = (file: string, stream: string, isRead: boolean) => isNeeded(file, 'show', read(stream, 5, isRead));
    expect(needed('show-9.flv', 'show-backup', true)).toBe(true);
    expect(needed('show-backup-1.flv', 'show', true)).toBe(true);
    expect(needed('show-5.flv', 'show', false)).toBe(true);
    expect([needed('show-5.flv', 'show', true), needed('show-12.flv', 'show', true)]).toEqual([false, true]);
    expect(needed('show-4.flv', 'show', false)).toBe(false);
    expect(isNeeded('other-4.flv', 'show', read('show', 5, false))).toBe(false);
    expect(isNeeded('show-4.flv', 'show', undefined)).toBe(true);
  });
});
