import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { ACCESS_TABLE, type Call, type Role } from './testing/access-table';
import { buildWorld, type World } from './testing/access-world';
import { callShapes, type CallShape } from './testing/call-shapes';
import { faultsOf } from './testing/faults';
import { knownValues, plantSecrets } from './testing/known-values';
import { tableCounts } from './testing/table-counts';

const INJECTIONS = ["' OR '1'='1", 'id`; DROP TABLE user; -- ', "\\' UNION SELECT user_password FROM user #%"];
const OPERATORS = ['+-><()~*"@%_', '"', '+', '*', '(', '@1', '\\', "\\'"];

/** Somebody who may ask for the list. */
function roleFor(call: string): Role {
  const access = ACCESS_TABLE[call as Call];
  if (access === 'everybody') return 'guest';
  return access === 'customers' ? 'user' : 'owner';
}

describe('list parameters with SQL in them', () => {
  let test: TestApp;
  let world: World;
  let known: Record<string, unknown>;
  let shapes: Map<string, CallShape>;
  const headers: Partial<Record<Role, object>> = {};

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    world = await buildWorld(test);
    known = await knownValues(test);
    await plantSecrets(test);
    const lists = callShapes(test.app, known).filter(({ isList }) => isList);
    shapes = new Map(lists.map((shape) => [shape.call.replace('/api', ''), shape]));
    for (const role of ['owner', 'user'] as const) headers[role] = await world.headers(role);
  });
  afterAll(() => test.close());

  /** Asks a list for what it always has, with more parameters. */
  async function ask(shape: CallShape, role: Role, more: Record<string, string>) {
    const query = new URLSearchParams();
    for (const name of shape.own) query.set(name, String(known[name] ?? 1));
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    const answer = await test.request('GET', `${shape.path}?${query}`, { headers: headers[role] ?? {} });
    expect({ more, faults: faultsOf(answer, role) }).toEqual({ more, faults: [] });
    return answer;
  }

  /** Texts are looked for as they stand; an order, a page or a name that no list knows is refused. */
  async function inject(call: string, shape: CallShape, payload: string, all: number) {
    const role = roleFor(call);
    const column = shape.query.find((name) => /_(no|name|title|nickname)$/.test(name)) ?? 'id';
    for (const name of ['q', column, `${column}_like`, `${column}_in`]) {
      const { status, body } = await ask(shape, role, { [name]: payload });
      expect([call, name, status, body.total]).toEqual([call, name, 200, expect.any(Number)]);
      expect(body.total).toBeLessThanOrEqual(all);
    }
    for (const name of ['sort', 'page', 'limit', payload]) {
      const { status, body } = await ask(shape, role, { [name]: payload });
      expect([call, status, body.errors?.[0]?.field]).toEqual([call, 422, name]);
    }
  }

  it('CAT-02 every list takes them as texts, or refuses them by name', async () => {
    for (const [call, shape] of shapes) {
      const { total = 0 } = (await ask(shape, roleFor(call), {})).body;
      for (const payload of INJECTIONS) await inject(call, shape, payload, total);
    }
    expect(shapes.size).toBeGreaterThan(30);
  });

  it.each(['user_password', 'token', '_like', 'row.id', '__proto__', 'constructor'])(
    'CAT-04 nothing is filtered or sorted by %s',
    async (name) => {
      const shape = shapes.get('GET /user')!;
      for (const more of [{ [name]: 'x' }, { [`${name}_like`]: 'x' }, { sort: name }])
        expect((await ask(shape, 'owner', more)).status).toBe(422);
    },
  );

  it('CAT-08 the search takes the operators of its language as texts; nothing is changed by any of it', async () => {
    const before = await tableCounts(test);
    const shape = shapes.get('GET /productView')!;
    for (const q of [...INJECTIONS, ...OPERATORS]) expect((await ask(shape, 'guest', { q })).status).toBe(200);
    expect(await tableCounts(test)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(20);
  });
});
