import { daysOf } from './period';

const CHOSEN = { from: '2026-11-01', to: '2026-11-03' };
const STAGE = { stage_date: '2026-11-20', stage_time_start: '20:00:00', stage_time_to: '22:00:00' };
const days = (period: Parameters<typeof daysOf>[0], stage = STAGE) => daysOf(period, CHOSEN, '2026-11-21', stage);

describe('the period of a show’s statistics', () => {
  it('WATCH-08 is the whole life of the video, a week up to today, or what was chosen', () => {
    expect(days('all')).toEqual({});
    expect(days('week')).toEqual({ date_start: '2026-11-15', date_to: '2026-11-21' });
    expect(days('days')).toEqual({ date_start: '2026-11-01', date_to: '2026-11-03' });
  });

  it('WATCH-08 is the night of the show, which may end after midnight', () => {
    expect(days('night')).toEqual({ date_start: '2026-11-20', date_to: '2026-11-20' });
    const late = { ...STAGE, stage_time_start: '22:00:00', stage_time_to: '01:00:00' };
    expect(days('night', late)).toEqual({ date_start: '2026-11-20', date_to: '2026-11-21' });
    expect(daysOf('night', CHOSEN, '2026-11-21', undefined)).toEqual({});
  });
});
