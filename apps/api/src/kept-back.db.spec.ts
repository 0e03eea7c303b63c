import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { ACCESS_TABLE, STREAMS, type Call, type Role } from './testing/access-table';
import { buildWorld, type World } from './testing/access-world';
import { callShapes, type CallShape } from './testing/call-shapes';
import { KEPT_BACK, makeHiddenShow } from './testing/hidden-show';
import { knownValues, PLANTED, plantSecrets } from './testing/known-values';

const MARKS = [KEPT_BACK, ...Object.values(PLANTED)];

/** Every read that anybody may make, asked for everything, for the hidden rows, and searched for their words. */
describe('what is kept off the site', () => {
  let test: TestApp;
  let world: World;
  let known: Record<string, unknown>;
  let hidden: Awaited<ReturnType<typeof makeHiddenShow>>;
  let shapes: CallShape[];

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    world = await buildWorld(test);
    known = await knownValues(test);
    hidden = await makeHiddenShow(test);
    await plantSecrets(test);
    shapes = callShapes(test.app, known).filter(({ call }) => {
      const name = call.replace('/api', '') as Call;
      return name.startsWith('GET ') && ACCESS_TABLE[name]?.startsWith('everybody') && !STREAMS.has(name);
    });
  });
  afterAll(() => test.close());

  const resourceOf = ({ path }: CallShape): string => path.replace('/api/', '').replace(/(ById|By[A-Z]\w*)$/, '');
  const idOf = (shape: CallShape): number | undefined => hidden.ids[resourceOf(shape)];

  /** Parameters of one call: with those that lead to the hidden rows, and for lists with ways to search and sort. */
  function questions(shape: CallShape): Record<string, string>[] {
    const own = Object.fromEntries(
      shape.own.map((name) => {
        const led = name === 'id' ? idOf(shape) : hidden.parameters[name];
        return [name, String(led ?? known[name] ?? 1)];
      }),
    );
    if (!shape.isList) return [own, world.query(shape.call.replace('/api', '') as Call)];
    const words = shape.query.filter((name) => /_(name|title|subtitle|url|slug)$/.test(name));
    return [
      { ...own, limit: '100', sort: '-id' },
      { ...own, limit: '100', sort: 'id' },
      { ...own, q: KEPT_BACK },
      ...words.map((name) => ({ ...own, [`${name}_like`]: KEPT_BACK })),
      ...(shape.query.includes('id') && idOf(shape) ? [{ ...own, id: String(idOf(shape)) }] : []),
    ];
  }

  async function marksIn(shape: CallShape, role: Role, query: Record<string, string>): Promise<string[]> {
    const answer = await test.request('GET', `${shape.path}?${new URLSearchParams(query)}`, {
      headers: await world.headers(role),
    });
    expect([shape.call, query, answer.status < 500]).toEqual([shape.call, query, true]);
    const text = answer.raw.toString();
    return MARKS.filter((mark) => text.includes(mark));
  }

  it.each(['guest', 'user'] as const)(
    'CAT-04 no call tells a %s of a draft, a disabled show or a secret column',
    async (role) => {
      const told: unknown[] = [];
      for (const shape of shapes)
        for (const query of questions(shape)) {
          const marks = await marksIn(shape, role, query);
          if (marks.length > 0) told.push({ call: shape.call, query, marks });
        }
      expect(told).toEqual([]);
      expect(shapes.length).toBeGreaterThan(50);
    },
  );

  it('CAT-04 personnel are told of all of it', async () => {
    const silent: string[] = [];
    for (const shape of shapes.filter(({ path }) => path.endsWith('ById'))) {
      const id = idOf(shape);
      if (id === undefined || resourceOf(shape) === 'course' || resourceOf(shape) === 'stageTimeMember') continue;
      const marks = await marksIn(shape, 'owner', { id: String(id) });
      if (!marks.includes(KEPT_BACK)) silent.push(shape.call);
    }
    expect(silent).toEqual([]);
  });
});
