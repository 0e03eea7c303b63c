import fc from 'fast-check';
import { createTestApp, garbageFiles, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { ACCESS_TABLE, STREAMS, type Role } from './testing/access-table';
import { buildWorld, type World } from './testing/access-world';
import { callShapes, type CallShape } from './testing/call-shapes';
import { faultsOf } from './testing/faults';
import { garbageFor, type GarbageRequest } from './testing/garbage';
import { knownValues, plantSecrets } from './testing/known-values';

/** The same requests on every run; another seed is worth a try after changes of the rules. */
const SEED = 20_261_121;
/** Of each call and role: some 20,000 requests in all. */
const RUNS = 10;
/** More than the calls take together on a slow machine; what is left out by then is no fault. */
const SECONDS_OF_A_CALL = 20;
const CALLERS: readonly Role[] = ['guest', 'user', 'other', 'owner'];
/** Calls whose answer is a token, and those that end the session they are made with. */
const GIVES_TOKEN = /\/(refreshToken|login\w*|userRegister)$/;
const ENDS_SESSION = /\/(refreshToken|logout\w*)$/;

describe('garbage to every call from every role', () => {
  let test: TestApp;
  let world: World;
  let known: Record<string, unknown>;
  let files: Buffer[];
  let shapes: Map<string, CallShape>;
  let asked = 0;
  const sessions = new Map<Role, object>();

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    world = await buildWorld(test);
    known = await knownValues(test);
    files = await garbageFiles();
    await plantSecrets(test);
    shapes = new Map(callShapes(test.app, known).map((shape) => [shape.call, shape]));
    for (const role of CALLERS) sessions.set(role, await world.headers(role));
  });
  afterAll(() => test.close());

  async function answerTo(shape: CallShape, role: Role, { query, headers, ...body }: GarbageRequest) {
    const session = ENDS_SESSION.test(shape.path) ? await world.headers(role) : sessions.get(role);
    const options = { ...body, headers: { ...headers, ...session } };
    return test.request(shape.method, `${shape.path}?${new URLSearchParams(query)}`, options);
  }

  async function judge(shape: CallShape, role: Role): Promise<void> {
    const judged = fc.asyncProperty(garbageFor(shape, known, files), async (garbage) => {
      const answer = await answerTo(shape, role, garbage);
      asked += 1;
      expect({ role, faults: faultsOf(answer, role, GIVES_TOKEN.test(shape.path)) }).toEqual({ role, faults: [] });
    });
    await fc.assert(judged, { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: SECONDS_OF_A_CALL * 1_000 });
  }

  it('CAT-02 the document that the garbage is made from knows every call', () => {
    const documented = [...shapes.keys()].map((call) => call.replace('/api/', '/'));
    expect(documented.sort()).toEqual(Object.keys(ACCESS_TABLE).sort());
  });

  it.each(Object.keys(ACCESS_TABLE))('CAT-02 CAT-04 %s refuses in the envelope and tells nothing', async (call) => {
    const shape = shapes.get(call.replace(' /', ' /api/'))!;
    const callers = CALLERS.filter((role) => role !== 'owner' || !STREAMS.has(call));
    await Promise.all(callers.map((role) => judge(shape, role)));
  });

  it('RUN-07 that was twenty thousand requests and more', () => {
    expect(asked).toBeGreaterThan(20_000);
  });
});
