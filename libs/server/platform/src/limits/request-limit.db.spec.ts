import { Controller, Get, Module } from '@nestjs/common';
import { Allow } from '../auth/access';
import { Answers, NoData } from '../http/documentation';
import { createTestApp, type TestApp } from '../testing';
import { limit } from './limit';
import { LimitedBy, Unlimited } from './request-limit';

@Controller()
@Allow('public')
class ShowController {
  @Get('show')
  @Answers('show', { one: NoData })
  show(): null {
    return null;
  }

  @Get('rare')
  @LimitedBy(limit({ key: 'rare', points: 2, per: '1m' }))
  @Answers('rare', { one: NoData })
  rare(): null {
    return null;
  }

  @Get('often')
  @Unlimited()
  @Answers('often', { one: NoData })
  often(): null {
    return null;
  }
}

@Module({ controllers: [ShowController] })
class ShowModule {}

const VISITOR = '203.0.113.7';

describe('requests a minute', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([ShowModule], { REQUESTS_PER_MINUTE: '60' });
  });
  beforeAll(() => test.clock.set('2026-11-20T05:00:00Z'));
  beforeEach(() => test.clock.advance(3_600));
  afterAll(() => test.close());

  const ask = (headers: object, path = '/api/show') => test.request('GET', path, { headers });
  /** How many of so many requests at one moment are answered. */
  async function answered(requests: number, headers: object, path?: string): Promise<number> {
    const answers = await Promise.all(Array.from({ length: requests }, () => ask(headers, path)));
    return answers.filter(({ status }) => status === 200).length;
  }
  const onBehalfOf = (address: string, token = test.config.INTERNAL_TOKEN) => ({
    'x-internal-token': token,
    'x-visitor-address': address,
  });

  it('RUN-05 are counted by address for guests, with Retry-After', async () => {
    const guest = { 'x-forwarded-for': '203.0.113.1' };
    expect(await answered(80, guest)).toBe(60);
    const { status, headers, body } = await ask(guest);
    expect([status, headers['retry-after'], body.code]).toEqual([429, '1', 'TOO_MANY']);
    expect((await ask({ 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
    test.clock.advance(10);
    expect(await answered(80, guest)).toBe(10);
  });

  it('RUN-05 are counted by account for the signed-in, wherever they sit', async () => {
    const address = { 'x-forwarded-for': '203.0.113.3' };
    const [one, other] = [await test.signInAs('user', 1), await test.signInAs('user', 2)];
    expect(await answered(80, { ...address, ...one })).toBe(60);
    expect(await answered(80, { ...one })).toBe(0);
    expect(await answered(80, { ...address, ...other })).toBe(60);
    expect(await answered(80, address)).toBe(60);
  });

  it('RUN-05 differ where a route says so', async () => {
    const guest = { 'x-forwarded-for': '203.0.113.4' };
    expect([await answered(5, guest, '/api/rare'), await answered(90, guest, '/api/often')]).toEqual([2, 90]);
  });

  it('RUN-05 100 requests/s of one visitor through the shop leave everybody else’s pages alone', async () => {
    for (let second = 0; second < 20; second += 1) {
      const attack = answered(100, onBehalfOf(VISITOR));
      expect(await answered(3, onBehalfOf(`203.0.114.${second}`))).toBe(3);
      expect(await attack).toBe(second === 0 ? 60 : 1);
      test.clock.advance(1);
    }
  });

  it.each([
    ['another token', 'x'.repeat(36)],
    ['no token', ''],
  ])('RUN-05 nobody says with %s whom they ask for', async (_, token) => {
    const asked = Array.from({ length: 80 }, (__, number) => ask(onBehalfOf(`203.0.115.${number}`, token)));
    expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(60);
  });
});
