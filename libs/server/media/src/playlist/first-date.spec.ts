import { firstDate } from './first-date';

describe('firstDate', () => {
  it('WATCH-10 tells when the first session of a recording began', () => {
    const session = (date: string, file: string) => `#EXT-X-PROGRAM-DATE-TIME:${date}\n#EXTINF:1.00000,\n${file}\n`;
    const text = `#EXTM3U\n${session('2026-11-28T13:00:00.250Z', 'a')}${session('2026-11-28T14:00:00.000Z', 'b')}`;
    expect(firstDate(text)).toBe(Date.parse('2026-11-28T13:00:00.250Z'));
  });

  it('WATCH-10 tells nothing where no playlist does', () => {
    expect([firstDate(''), firstDate('#EXTM3U\n#EXTINF:1.00000,\na\n')]).toEqual([undefined, undefined]);
  });
});
