import { leavesAt } from './day-hours';

describe('leavesAt', () => {
  const at = (clock: string) => new Date(`2026-11-20T${clock}+07:00`);

  it.each([
    ['08:00:00', '2026-11-20T01:00:00.000Z'],
    ['20:59:59', '2026-11-20T13:59:59.000Z'],
    ['21:00:00', '2026-11-21T01:00:00.000Z'],
    ['07:59:59', '2026-11-20T01:00:00.000Z'],
  ])('TELL-07 what is sent at once at %s leaves by day', (clock, leaves) => {
    expect(leavesAt(at(clock)).toISOString()).toBe(leaves);
  });

  it('TELL-07 what is planned leaves at its time, in the morning without one, also where that is past', () => {
    expect(leavesAt(at('12:00:00'), '2026-11-21', '10:00:00').toISOString()).toBe('2026-11-21T03:00:00.000Z');
    expect(leavesAt(at('12:00:00'), '2026-11-21', null).toISOString()).toBe('2026-11-21T01:00:00.000Z');
    expect(leavesAt(at('12:00:00'), '2026-11-20', null).toISOString()).toBe('2026-11-20T01:00:00.000Z');
  });
});
