import type { AccessRows } from './rules';

/** What belongs to no domain. */
export const OTHERS = {
  'GET /adminSearch': 'band',
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'POST /telegramUpdate': 'everybody',
} as const satisfies AccessRows;
