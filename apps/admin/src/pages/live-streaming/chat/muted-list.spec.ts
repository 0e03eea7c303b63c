import { untilText } from './muted-list';

const NOW = Date.parse('2026-11-20T13:30:00Z');

describe('until when somebody may not write', () => {
  it.each([
    ['2026-11-20T13:54:00Z', 'พักถึง 20:54 น.'],
    ['2026-12-20T13:54:00Z', 'พักถึง 20 ธ.ค. 2569 20:54 น.'],
    ['2026-11-20T17:10:00Z', 'พักถึง 21 พ.ย. 2569 00:10 น.'],
    [null, 'พักจนจบงาน'],
  ])('WATCH-05 %s: %s', (until, text) => expect(untilText(until, NOW)).toBe(text));
});
