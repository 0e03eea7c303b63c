/** @vitest-environment node */
import { statusOfFailure } from './failed-answer';

describe('an answer that failed', () => {
  it.each([
    ['an address that cannot be decoded', () => decodeURI('/%E0%B8'), 400],
    ['a host that is none', () => new URL('http://localhost:99999/'), 400],
    ['a fault of ours', () => (undefined as unknown as URL).href, 500], // what a fault does
  ])('SITE-10 is that of %s', (_, fail, status) => {
    expect(statusOfFailure(failureOf(fail))).toBe(status);
  });
});

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (failure) {
    return failure;
  }
}
