import { routesOf } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ACCESS_TABLE, ROLES, RULES, STREAMS, type Call, type Rule } from './testing/access-table';
import { buildWorld, type World } from './testing/access-world';
import { ROUTE_MODULES } from './api.module';

/** Calls × roles: every route that exists stands in the table, and answers each role as the table says. */
describe('who may call what', () => {
  let test: TestApp;
  let world: World;
  const rows = Object.entries(ACCESS_TABLE) as [Call, Rule][];

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    world = await buildWorld(test);
  });
  afterAll(() => test.close());

  it('CAT-03 every route has a rule and a row in the table, and every row a route', () => {
    const routes = routesOf(test.app);
    expect(routes.filter(({ access }) => !access)).toEqual([]);
    const calls = routes.map(({ method, path }) => `${method} ${path}`);
    expect(calls.sort()).toEqual(rows.map(([call]) => call).sort());
  });

  it.each(rows)('CAT-03 %s is for %s', async (call, rule) => {
    const [method = '', path = ''] = call.split(' ');
    for (const [index, role] of ROLES.entries()) {
      const expected = RULES[rule][index];
      if (expected === 'in' && STREAMS.has(call)) continue;
      const query = new URLSearchParams(world.query(call));
      const answer = await test.request(method, `/api${path}?${query}`, {
        headers: await world.headers(role),
        ...(method === 'POST' && { body: world.body(call) }),
      });
      expect(answer.status).toBeLessThan(500);
      const refused = [401, 403].includes(answer.status) || (expected === 404 && answer.status === 404);
      expect({ role, status: refused ? answer.status : 'in' }).toEqual({ role, status: expected });
    }
  });
});
