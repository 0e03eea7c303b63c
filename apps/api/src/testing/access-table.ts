import { ACCOUNTS } from './access/accounts';
import { CATALOG } from './access/catalog';
import { COUPONS } from './access/coupons';
import { LIVE } from './access/live';
import { MEDIA } from './access/media';
import { MONEY } from './access/money';
import { ORDERS } from './access/orders';
import { OTHERS } from './access/others';
import { PLACES } from './access/places';
import { STATISTICS } from './access/statistics';
import type { Call, Rule } from './access/rules';

export { ROLES, RULES, type Call, type Role, type Rule } from './access/rules';

const PARTS = [ACCOUNTS, CATALOG, COUPONS, LIVE, MEDIA, MONEY, ORDERS, OTHERS, PLACES, STATISTICS];

/** THE table of calls and who may make them; it is written by hand, by domain, and compared with the routes that exist. */
export const ACCESS_TABLE = Object.assign({}, ...PARTS) as Record<Call, Rule>;

const rows = PARTS.reduce((sum, part) => sum + Object.keys(part).length, 0);
if (rows !== Object.keys(ACCESS_TABLE).length) throw new Error('a call stands in two parts of the access table');

/** Answers that do not end; only their refusals are asked for. */
export const STREAMS: ReadonlySet<string> = new Set([
  'GET /moderation/events',
  'GET /orders/events',
  'GET /orders/orderEvents',
  'GET /stage/events',
  'GET /tv/events',
  'GET /tvRemote/events',
  'GET /videos/events',
]);
