import { randomUUID } from 'node:crypto';
import { openTestSandbox, readMessages, setFault } from '../testing';

const TO = `U${'a1'.repeat(16)}`;

describe('LINE messages (Messaging API)', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  beforeAll(async () => {
    context = await openTestSandbox({ lineMessageToken: 'token' });
  });
  afterAll(() => context.close());

  const text = (value: unknown = 'งานใหม่') => [{ type: 'text', text: value }];
  const push = (payload: object, headers: object = {}) =>
    context.sandbox.app.inject({
      method: 'POST',
      url: '/v2/bot/message/push',
      payload,
      headers: { authorization: 'Bearer token', ...headers },
    });

  it('TELL-06 takes a message, keeps it, and takes it once with the same retry key', async () => {
    const headers = { 'x-line-retry-key': randomUUID() };
    const taken = await push({ to: TO, messages: text() }, headers);
    expect([taken.statusCode, taken.json()]).toEqual([
      200,
      { sentMessages: [{ id: expect.any(String) as string, quoteToken: expect.any(String) as string }] },
    ]);
    const again = await push({ to: TO, messages: text() }, headers);
    expect([again.statusCode, again.headers['x-line-accepted-request-id']]).toEqual([
      409,
      taken.headers['x-line-request-id'],
    ]);
    expect(await readMessages(context.sandbox, { channel: 'chat', to: TO })).toMatchObject([
      { text: 'งานใหม่', meta: { service: 'line' } },
    ]);
  });

  it.each([
    ['a wrong token', { to: TO, messages: text() }, { authorization: 'Bearer other' }, 401],
    ['no token', { to: TO, messages: text() }, { authorization: '' }, 401],
    ['a retry key that is no UUID', { to: TO, messages: text() }, { 'x-line-retry-key': 'one' }, 400],
    ['somebody whom it cannot know', { to: 'fahsai', messages: text() }, {}, 400],
    ['somebody of another provider', { to: `U${'a'.repeat(28)}0400`, messages: text() }, {}, 400],
    ['no message', { to: TO, messages: [] }, {}, 400],
    ['six messages', { to: TO, messages: Array.from({ length: 6 }, () => text()[0]) }, {}, 400],
    ['an empty text', { to: TO, messages: text('') }, {}, 400],
    ['a text that is too long', { to: TO, messages: text('ก'.repeat(5_001)) }, {}, 400],
    ['what is beyond the month', { to: `U${'a'.repeat(28)}0429`, messages: text() }, {}, 429],
  ])('TELL-06 refuses %s', async (_what, payload, headers, status) => {
    const response = await push(payload, headers);
    expect([response.statusCode, response.json().message]).toEqual([status, expect.any(String)]);
  });

  it('TELL-06 takes what is for somebody who is no friend, and gives it to nobody', async () => {
    const to = `U${'a'.repeat(28)}0404`;
    expect((await push({ to, messages: text() })).statusCode).toBe(200);
    expect(await readMessages(context.sandbox, { channel: 'chat', to })).toEqual([]);
  });

  it.each([
    ['error', 500],
    ['429', 429],
  ])('TELL-06 fails by the switch %s, once', async (mode, status) => {
    await setFault(context.sandbox, 'line', mode, 1);
    expect((await push({ to: TO, messages: text() })).statusCode).toBe(status);
    expect((await push({ to: TO, messages: text() })).statusCode).toBe(200);
  });
});
