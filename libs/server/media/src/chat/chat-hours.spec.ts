import { chatHours, type ShowTimes } from './chat-hours';

const SHOW: ShowTimes = {
  stage_date: '2026-11-28',
  stage_time_start: '19:30:00',
  stage_time_to: '22:00:00',
  live_streaming_live: 'N',
  live_streaming_start_at: null,
  live_streaming_end_at: null,
};
const at = (time: string | null) => (time === null ? null : new Date(`${time}+07:00`));

describe('hours of the chat', () => {
  it.each<[string, Partial<ShowTimes>, string | null, string | null]>([
    ['half an hour before to a quarter after', {}, '2026-11-28T19:00', '2026-11-28T22:15'],
    ['past midnight', { stage_time_to: '01:00:00' }, '2026-11-28T19:00', '2026-11-29T01:15'],
    ['on air beyond its end', { live_streaming_live: 'Y' }, '2026-11-28T19:00', null],
    ['begun early', { live_streaming_start_at: at('2026-11-28T18:00') }, '2026-11-28T17:30', '2026-11-29T01:00'],
    [
      'broken in an encore',
      { live_streaming_start_at: at('2026-11-28T19:30') },
      '2026-11-28T19:00',
      '2026-11-29T01:00',
    ],
    ['ended early', { live_streaming_end_at: at('2026-11-28T21:00') }, '2026-11-28T19:00', '2026-11-28T21:15'],
    ['without a date', { stage_date: null }, null, null],
    ['without an end', { stage_time_to: null }, '2026-11-28T19:00', null],
  ])('WATCH-05 %s', (_, facts, opens, closes) =>
    expect(chatHours({ ...SHOW, ...facts }, 30, 15)).toEqual({ opens: at(opens), closes: at(closes) }),
  );
});
