/* global afterAll, vi */
import 'reflect-metadata';

// The next file of the process begins with the environment and the clock that this one found.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
