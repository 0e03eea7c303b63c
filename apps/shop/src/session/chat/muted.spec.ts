import { ApiError } from '@wethi/http';
import { muteOf, waitOf } from './muted';

const refusal = (code: string, data?: unknown, retryAfter = 0) => new ApiError('no', 403, code, retryAfter, [], data);

describe('what a refused message says', () => {
  it('WATCH-05 until when the writer is muted, and why', () => {
    const until = '2026-11-20T13:54:00.000Z';
    expect(muteOf(refusal('CHAT_MUTED', { id: 3, until, reason: 'ใช้คำไม่สุภาพ' }))).toEqual({
      id: 3,
      until: Date.parse(until),
      reason: 'ใช้คำไม่สุภาพ',
    });
    expect(muteOf(refusal('CHAT_MUTED', { until: null, reason: 'โฆษณา' }))?.until).toBeUndefined();
    expect(muteOf(refusal('CHAT_CLOSED'))).toBeUndefined();
    expect(muteOf(new Error('CHAT_MUTED'))).toBeUndefined();
  });

  it('WATCH-05 how long slow mode makes wait', () => {
    expect(waitOf(refusal('CHAT_SLOW', undefined, 12))).toBe(12);
    expect(waitOf(refusal('TOO_MANY', undefined, 12))).toBe(0);
  });
});
