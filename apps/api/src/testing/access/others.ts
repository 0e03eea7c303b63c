import type { AccessRows } from './rules';

/** What belongs to no domain. */
export const OTHERS = {
  'GET /adminSearch': 'band',
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'POST /telegramUpdate': 'everybody',
  'GET /shopSetting': 'shop',
  'POST /shopSetting': 'owner',
  'GET /shopSettingEffect': 'shop',
  'POST /chatTrial': 'owner',
  'GET /smsMonth': 'shop',
} as const satisfies AccessRows;
