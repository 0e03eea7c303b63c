import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountsHttpModule, pushKeys, PushSubscription, sendPush, type Push } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { BandFollow, CatalogHttpModule } from '@wethi/catalog';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { GiveUp, OutboxRow, TryLater } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { decrypt } from 'http_ece';
import { TellFollowers } from '../followers/tell-followers.job';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { SendPush } from './send-push.job';

const SECRET = 'p'.repeat(40);

/** A browser's push service on this machine, and a browser that is reached by it. */
describe('notices to browsers', () => {
  let test: TestApp;
  let service: Server;
  let status = 201;
  const received: { headers: Record<string, unknown>; body: Buffer }[] = [];
  const browser = createECDH('prime256v1');
  const auth = randomBytes(16);
  browser.generateKeys();

  beforeAll(async () => {
    service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    test = await createTestApp([AccountsHttpModule, CatalogHttpModule, NotificationsJobsModule], {
      PUSH_SECRET: SECRET,
      PUSH_HOSTS: `fcm.googleapis.com ${new URL(endpoint()).origin}`,
    });
    test.clock.set('2026-11-20T12:00:00+07:00');
  });
  afterAll(async () => {
    await test.close();
    await new Promise((closed) => service.close(closed));
  });

  const endpoint = (path = 'one') => `http://127.0.0.1:${(service.address() as AddressInfo).port}/${path}`;
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const subscribe = (headers: object, given: object = {}) =>
    test.request('POST', '/api/pushSubscription', { headers, body: { endpoint: endpoint(), ...keys, ...given } });
  const signedIn = async () => {
    const { id } = await makeUser(test.database.manager);
    return { id, headers: await test.signInAs('user', id) };
  };
  const of = (user_id: number) => test.database.manager.findBy(PushSubscription, { user_id });

  it('TELL-06 a browser that another account allows it in is that one’s from then on', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect((await subscribe(one.headers)).body.result).toBe(true);
    expect((await subscribe(one.headers)).body.result).toBe(true);
    expect(await of(one.id)).toHaveLength(1);
    await subscribe(other.headers);
    expect([(await of(one.id)).length, (await of(other.id)).length]).toEqual([0, 1]);
  });

  it('TELL-06 ACC-06 a browser is told nothing more once its session ends, there or from another device', async () => {
    const { id } = await makeUser(test.database.manager);
    const [phone, desk] = [await test.signInAs('user', id), await test.signInAs('user', id)];
    const left = async () => (await of(id)).map(({ push_subscription_endpoint }) => push_subscription_endpoint);
    await subscribe(phone, { endpoint: endpoint('phone') });
    await subscribe(desk, { endpoint: endpoint('desk') });
    const { body } = await test.request('GET', '/api/userSessions', { headers: desk });
    const other = (body.data as { id: string; is_this: boolean }[]).find(({ is_this }) => !is_this);
    await test.request('DELETE', `/api/userSessions?id=${other?.id}`, { headers: desk });
    expect(await left()).toEqual([endpoint('desk')]);
    await test.request('POST', '/api/logout', { headers: desk, body: {} });
    expect(await left()).toEqual([]);
    const [home, work] = [await test.signInAs('user', id), await test.signInAs('user', id)];
    await subscribe(home, { endpoint: endpoint('phone') });
    await subscribe(work, { endpoint: endpoint('desk') });
    await test.request('POST', '/api/logoutEverywhere', { headers: work, body: {} });
    expect(await left()).toEqual([]);
  });

  it.each([
    ['an address that is no push service', { endpoint: 'https://example.com/hook' }],
    ['one that only looks like one', { endpoint: 'https://fcm.googleapis.com.evil.example/hook' }],
    ['a push service without TLS', { endpoint: 'http://fcm.googleapis.com/one' }],
    ['another port of one', { endpoint: 'https://fcm.googleapis.com:8443/one' }],
    ['a file', { endpoint: 'file:///etc/passwd' }],
    ['a key that is none', { p256dh: 'short' }],
  ])('TELL-06 refuses %s', async (_what, given) => {
    expect((await subscribe((await signedIn()).headers, given)).status).toBe(422);
  });

  it('TELL-06 tells who follows a band, once and so that only the browser can read it, and forgets one that is gone', async () => {
    const { manager } = test.database;
    const { id: user_id, headers } = await signedIn();
    await subscribe(headers);
    const { id: band_id, band_name } = await makeBand(manager);
    await manager.save(manager.create(BandFollow, { band_id, user_id, band_follow_push: 'Y' }));
    const show = await makeProduct(manager, { band_id, product_title: 'คืนใหม่' });
    await test.get(TellFollowers).tell({ product_id: show.id });
    await test.get(TellFollowers).tell({ product_id: show.id });
    const left = await test.database.getRepository(OutboxRow).findBy({ name: sendPush.name });
    expect(left).toHaveLength(1);
    const push = JSON.parse(left[0]?.payload ?? '') as Push;
    const send = () => test.get(SendPush).send(push, { key: 'push', signal: AbortSignal.timeout(5_000) });
    test.clock.set('2026-11-20T21:00:00+07:00');
    await expect(send()).rejects.toThrow(TryLater);
    expect(received).toEqual([]);
    test.clock.set('2026-11-21T08:00:00+07:00');
    await send();
    const [notice] = received;
    expect(notice?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const until = (at: string) =>
      test.get(SendPush).send({ ...push, until: at }, { key: 'push', signal: AbortSignal.timeout(5_000) });
    await until('2026-11-21T08:01:00+07:00');
    expect(received.at(-1)?.headers['ttl']).toBe('60');
    await expect(until('2026-11-21T08:00:00+07:00')).rejects.toThrow(GiveUp);
    expect(notice?.headers['authorization']).toContain(`k=${pushKeys(SECRET).publicKey}`);
    const told: unknown = JSON.parse(
      decrypt(notice?.body ?? Buffer.alloc(0), {
        version: 'aes128gcm',
        privateKey: browser,
        authSecret: keys.auth,
      }).toString(),
    );
    expect(told).toEqual({
      title: `${band_name} ประกาศงานใหม่`,
      body: expect.stringContaining('คืนใหม่') as string,
      path: `/package/${show.product_url}`,
    });

    status = 500;
    await expect(send()).rejects.toThrow();
    expect(await of(user_id)).toHaveLength(1);
    status = 410;
    await send();
    expect(await of(user_id)).toEqual([]);
    await send();
  });
});
