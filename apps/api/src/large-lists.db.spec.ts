import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { type Call, type Role, STREAMS } from './testing/access-table';
import { buildWorld, type World } from './testing/access-world';
import { callShapes, type CallShape } from './testing/call-shapes';
import { knownValues } from './testing/known-values';
import { emptyTables, enlargeTables } from './testing/large-tables';
import { STATEMENTS, usualStatements } from './testing/statement-table';
import { type Statement, watchStatements } from './testing/watched-statements';

const ROWS = 5_000;
/** A statement that looks at no more than so many rows needs no index. */
const FEW = 1_000;
/** Filled by hand or by migrations: they never grow. */
const SMALL = new Set(['orders_payment_type', 'product_detail_type', 'personnel', 'staff', 'book_bank']);
const FILLED_BY_MIGRATIONS = new Set(['orders_payment_type']);
/** Statements that may read a whole table, and why. */
const EXCEPTIONS: [text: RegExp, reason: string][] = [
  [/^SELECT band_name AS name FROM band UNION/, 'names for search are read once and kept'],
  [/`d`\.`orders_id` in \((\?, ){99}\?\)/, 'of the few orders here, a hundred have two lines in five'],
  [/s\.slip_status = 'unclear'/, 'of the orders here all wait, elsewhere few'],
  [/^SELECT COUNT\(\*\) AS waiting|AS same_buyer/, 'of the orders here all wait, elsewhere few'],
  [/ LIMIT 100001$/, 'the ids of a list that becomes a file'],
  [/^SELECT COUNT\(DISTINCT (IF\(new|user_id\) AS watching)/, 'counts, before a save of the settings, whom it touches'],
  [/^SELECT band_id AS id, COUNT/, 'counts entries of an index, and sorts one number for each band'],
];
/** Parameters of moderation that are left out. */
const EVERYTHING = { source: undefined, stage_id: undefined, before: undefined };
/** Filters of the audit log that are left out. */
const ANY_CHANGE = { actor_id: undefined, entity_id: undefined, entity: undefined, action: undefined };
const ANY_DAY = { from: undefined, to: undefined };
const ALL_BANDS = { band_id: undefined };
/** More than the parameters that a call must have, or less where nothing stands beside a name. */
const VARIANTS: Partial<Record<Call, Record<string, string | undefined>[]>> = {
  'GET /orders': [
    { q: '0812345678', ...ALL_BANDS },
    { q: 'W26', ...ALL_BANDS },
    { q: '5678', ...ALL_BANDS },
    { q: 'K7MQ2', ...ALL_BANDS },
    { sort: '-create_at', ...ALL_BANDS },
    { sort: '-create_at', band_id: '7' },
    { sort: '-orders_status', ...ALL_BANDS },
    { orders_status: 'wait', orders_turn: 'us', ...ALL_BANDS },
    { orders_status: 'wait', slip_status: 'unclear', ...ALL_BANDS },
  ],
  'GET /orders/ordersTotals': [
    ALL_BANDS,
    { q: 'W26', ...ALL_BANDS },
    { band_id: '7' },
    { orders_status: 'wait', slip_status: 'unclear', ...ALL_BANDS },
    { create_at_gte: '2026-11-01T00:00:00Z', ...ALL_BANDS },
  ],
  'GET /productView': [
    { q: 'แสง' },
    { page: '400' },
    { band_id: '7' },
    { stage_id: '7' },
    { stage_date_gte: '2026-11-21' },
    {
      product_kind: 'stage',
      product_status: 'sale',
      product_show_at_gte: '2026-11-21 19:00:00',
      sort: 'product_show_at',
    },
    { product_kind: 'stage', product_status_in: 'coming,sale', product_show_at: 'none' },
    { product_kind: 'replay', sort: '-product_show_at' },
    { product_kind_in: 'stage,course', product_price_gte: '300', sort: 'product_price' },
  ],
  // Digits of a phone, signs of an order's number, a name, a show, a coupon.
  'GET /adminSearch': [{ q: '0812345678' }, { q: '5678' }, { q: '12K7' }, { q: 'น้ำ ใจดี' }, { q: 'แสง' }, { q: 'HING' }],
  'GET /auditLog': [
    { ...ANY_CHANGE, ...ANY_DAY },
    ANY_CHANGE,
    { ...ANY_CHANGE, ...ANY_DAY, action: 'update' },
    { ...ANY_CHANGE, ...ANY_DAY, actor_id: '1' },
  ],
  'GET /productTotals': [{ band_id: '7' }],
  'GET /userCheckingLessons': [{ product_id: undefined, stage_time_id: undefined }],
  'GET /moderation': [
    ...['waiting', 'latest', 'reported', 'removed'].flatMap((view) => [
      { ...EVERYTHING, view },
      { ...EVERYTHING, view, before: '1795300000000-songs-77' },
    ]),
    { view: 'latest', source: 'songs' },
  ],
};
/** In this order each call is asked until somebody is let in. */
const ASKERS: Role[] = ['owner', 'user', 'guest'];

interface Step {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: string | null;
  Extra: string | null;
}

/** Every GET call there is, as the OpenAPI document names them, so that a new list is looked at without being named here. */
describe('reads of large tables', () => {
  let test: TestApp;
  let world: World;
  let known: Record<string, unknown>;
  let calls: CallShape[];
  let sent: () => Statement[];

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    test.clock.set('2026-11-21T03:00:00Z');
    await emptyTables(test, FILLED_BY_MIGRATIONS);
    world = await buildWorld(test);
    known = await knownValues(test);
    calls = callShapes(test.app, known).filter(({ method, call }) => method === 'GET' && !STREAMS.has(named(call)));
    sent = watchStatements(test);
  });
  afterAll(async () => {
    await emptyTables(test, FILLED_BY_MIGRATIONS);
    await test.close();
  });

  /** What a call asks of the database; undefined when it refuses. */
  async function ask({ call, path, own }: CallShape, role: Role, more = {}): Promise<Statement[] | undefined> {
    const parameters: Record<string, string | undefined> = { ...world.query(named(call)), ...more };
    for (const name of own) if (!(name in parameters)) parameters[name] = String(known[name] ?? 1);
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
    const headers = await world.headers(role);
    sent();
    const { status } = await test.request('GET', `${path}?${query}`, { headers });
    return status === 200 ? sent() : undefined;
  }

  /** As whoever may make the call, with and without more parameters. */
  async function everyStatement(shape: CallShape): Promise<Statement[]> {
    const all: Statement[] = [];
    for (const role of ASKERS)
      for (const more of [{}, ...(VARIANTS[named(shape.call)] ?? [])])
        all.push(...((await ask(shape, role, more)) ?? []));
    return all;
  }

  async function explain({ text, values }: Statement): Promise<string[]> {
    const steps = await test.database.query<Step[]>(`EXPLAIN ${text}`, values);
    return steps.flatMap((step) => faultOf(text, step) ?? []);
  }

  it('RUN-04 every call sends as many statements as the table says', async () => {
    const counted: Partial<Record<Call, number>> = {};
    const expected = { ...STATEMENTS };
    for (const shape of calls) {
      for (const role of ASKERS) {
        const statements = await ask(shape, role);
        if (!statements) continue;
        const call = named(shape.call);
        counted[call] = statements.length;
        expected[call] ??= usualStatements(call);
        break;
      }
    }
    expect(counted).toEqual(expected);
  });

  it('RUN-04 no call reads a whole table or sorts whole rows', async () => {
    await enlargeTables(test, ROWS, FILLED_BY_MIGRATIONS);
    const seen = new Set<string>();
    const faults: Record<string, string[]> = {};
    for (const shape of calls) {
      for (const { text, values } of await everyStatement(shape)) {
        if (!/^\s*\(?\s*SELECT/i.test(text) || seen.has(text)) continue;
        seen.add(text);
        if (EXCEPTIONS.some(([exception]) => exception.test(text))) continue;
        const found = await explain({ text, values });
        if (found.length > 0) faults[`${shape.call}: ${text.slice(0, 300)}`] = found;
      }
    }
    expect(faults).toEqual({});
    expect(seen.size).toBeGreaterThan(100);
  }, 240_000);
});

function named(call: string): Call {
  return call.replace('/api', '') as Call;
}

/** Sorting numbers is cheap; sorting whole rows is not, and reading all of them is worse. */
function faultOf(text: string, { table, type, key, rows, Extra }: Step): string | undefined {
  if (Number.parseInt(rows ?? '0') <= FEW || (table !== null && isSmall(table, text))) return undefined;
  const counts = /^\s*SELECT COUNT\(\*\)/i.test(text);
  if (type === 'ALL' || (type === 'index' && !counts)) return `reads all ${rows} rows of ${table} (${type} ${key})`;
  const picksIds = /^\s*\(?\s*SELECT (DISTINCT )?`?\w+`?\.`?id`?( AS `?id`?)?\s+FROM/i.test(text);
  if (Extra?.includes('filesort') && !picksIds) return `sorts ${rows} whole rows of ${table}`;
  return undefined;
}

/** EXPLAIN names the alias. */
function isSmall(alias: string, text: string): boolean {
  const table = new RegExp(`\`?(\\w+)\`? (?:AS )?\`?${alias}\`?\\b`, 'i').exec(text)?.[1] ?? alias;
  return SMALL.has(table) || SMALL.has(alias);
}
