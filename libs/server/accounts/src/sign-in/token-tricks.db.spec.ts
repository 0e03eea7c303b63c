import { createHmac } from 'node:crypto';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import fc from 'fast-check';
import { AccountsHttpModule } from '../accounts-http.module';
import { makePersonnel, makeUser } from '../testing/accounts.factory';

type Part = Record<string, unknown>;

const pack = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const unpack = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString()) as Part;
const sign = (text: string, key: string, hash = 'sha256') => createHmac(hash, key).update(text).digest('base64url');

/** Two processes of the API, as two nodes have them, over one database. */
describe('forged and spent tokens', () => {
  let nodes: TestApp[];
  let secret: string;
  let token: string;
  let other: { user: number; personnel: number };

  const ping = async (bearer: string) =>
    Promise.all(
      nodes.map(async (node) => {
        const headers = { authorization: `Bearer ${bearer}` };
        return (await node.request('GET', '/api/loginPing', { headers })).status;
      }),
    );

  beforeAll(async () => {
    nodes = [await createTestApp([AccountsHttpModule]), await createTestApp([AccountsHttpModule])];
    const [first] = nodes as [TestApp];
    secret = first.config.TOKEN_SECRET;
    const { manager } = first.database;
    token = (await first.signInAs('user', (await makeUser(manager)).id)).authorization.slice(7);
    other = { user: (await makeUser(manager)).id, personnel: (await makePersonnel(manager)).id };
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  it('ACC-06 the token itself opens both', async () => {
    expect(await ping(token)).toEqual([200, 200]);
  });

  it('ACC-06 no other algorithm, key or signature opens either', async () => {
    const [head = '', body = ''] = token.split('.');
    const algorithm = fc.constantFrom('none', 'None', 'NONE', 'HS384', 'HS512', 'RS256', 'ES256', '', null);
    const key = fc.oneof(fc.string({ maxLength: 80 }), fc.constant(''), fc.constant('null'));
    const hash = fc.constantFrom('sha256', 'sha384', 'sha512');
    const forged = fc.oneof(
      algorithm.map((alg) => `${pack({ ...unpack(head), alg })}.${body}.`),
      fc.tuple(algorithm, hash).map(([alg, name]) => {
        const text = `${pack({ ...unpack(head), alg })}.${body}`;
        return `${text}.${sign(text, secret, name)}`;
      }),
      key.map((wrong) => `${head}.${body}.${sign(`${head}.${body}`, wrong || 'x')}`),
      fc
        .nat({ max: token.length - 1 })
        .chain((place) =>
          fc
            .constantFrom('A', 'b', '0', '_', '.')
            .map((letter) => token.slice(0, place) + letter + token.slice(place + 1)),
        ),
      fc.nat({ max: token.length - 1 }).map((length) => token.slice(0, length)),
    );
    await fc.assert(
      fc.asyncProperty(forged, async (bearer) => {
        fc.pre(unpackable(bearer) !== unpackable(token) || bearer === token);
        fc.pre(bearer !== token);
        expect(await ping(bearer)).toEqual([401, 401]);
      }),
      { numRuns: 150 },
    );
  });

  it('ACC-06 with the right key no other person, audience, session or time opens either', async () => {
    const [head = '', body = ''] = token.split('.');
    const claims = unpack(body);
    const change: fc.Arbitrary<Part> = fc.oneof(
      fc.constantFrom(other.user, other.personnel, 0, -1, 'x', null).map((sub) => ({ sub: String(sub) })),
      fc.constantFrom('personnel', 'Member', '', null, ['member', 'personnel'], 'admin').map((aud) => ({ aud })),
      fc.stringMatching(/^[0-9a-f]{32}$/).map((jti) => ({ jti })),
      fc.constantFrom('%', "' OR 1=1 -- ", '', null, 0, []).map((jti) => ({ jti })),
      fc.integer({ min: -1_000_000, max: 0 }).map((exp) => ({ exp })),
      fc.constantFrom('never', null, Number.NaN).map((exp) => ({ exp })),
    );
    await fc.assert(
      fc.asyncProperty(change, async (part) => {
        const text = `${head}.${pack({ ...claims, ...part })}`;
        fc.pre(part['sub'] !== claims['sub']);
        expect(await ping(`${text}.${sign(text, secret)}`)).toEqual([401, 401]);
      }),
      { numRuns: 150 },
    );
  });

  it('ACC-06 what ends on one node has ended on the other: logout, block, another role', async () => {
    const [first, second] = nodes as [TestApp, TestApp];
    const bearerOf = async (kind: 'user' | 'personnel', id: number) =>
      (await first.signInAs(kind, id)).authorization.slice(7);
    const left = await bearerOf('user', other.user);
    await second.request('POST', '/api/logout', { headers: { authorization: `Bearer ${left}` } });
    expect(await ping(left)).toEqual([401, 401]);

    const blocked = await bearerOf('user', other.user);
    await second.database.query("UPDATE user SET user_status = 'Block' WHERE id = ?", [other.user]);
    expect(await ping(blocked)).toEqual([401, 401]);

    const headers = { authorization: `Bearer ${await bearerOf('personnel', other.personnel)}` };
    const read = () => Promise.all(nodes.map((node) => node.request('GET', '/api/personnel', { headers })));
    expect((await read()).map(({ status }) => status)).toEqual([200, 200]);
    await second.database.query("UPDATE personnel SET role = 'shop' WHERE id = ?", [other.personnel]);
    expect((await read()).map(({ status }) => status)).toEqual([403, 403]);
  });
});

/** What a token's text means: its last letter holds bits that nobody reads. */
function unpackable(token: string): string {
  return token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('hex'))
    .join('.');
}
