import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestSandbox } from '../testing';
import { chargeChecksum } from './notifier';
import type { Charge } from './charges';

describe('card gateway (KGP)', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  const notified: { body: Record<string, unknown>; resolve?: () => void }[] = [];
  let arrived: (() => void) | undefined;
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    notified.push({ body: JSON.parse(await text(request)) });
    response.end('ok');
    arrived?.();
  };
  const shop = createServer((request, response) => void receive(request, response));
  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const cardNotifyUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/notify`;
    context = await openTestSandbox({ cardNotifyUrl, cardReturnUrl: 'http://localhost:8080/order' });
  });
  afterAll(async () => {
    await context.close();
    shop.closeAllConnections();
    await new Promise((resolve) => shop.close(resolve));
  });

  const headers = { 'x-api-key': 'skey_test_sandbox' };
  let order = 0;
  const charge = async (amount: string | number, extra: object = {}) => {
    order += 1;
    const payload = { amount, currency: 'THB', source_type: 'card', mode: 'token', token: `tokn_${order}` };
    const body = { ...payload, reference_order: `W${order}` };
    const url = '/card/v2/charge';
    return context.sandbox.app.inject({ method: 'POST', url, payload: body, headers: { ...headers, ...extra } });
  };
  const notifications = async (count: number) => {
    while (notified.length < count) await new Promise<void>((resolve) => (arrived = resolve));
    return notified.splice(0);
  };
  const find = async (id: string): Promise<Charge> => {
    const charges = (await context.sandbox.app.inject({ url: '/api/card/charges' })).json().data as Charge[];
    return charges.find((each) => each.charge_id === id) as Charge;
  };

  it('pays an even amount and notifies the shop with a right checksum', async () => {
    const paid = (await charge('590.00')).json();
    expect(paid).toMatchObject({ transaction_state: 'Authorized', amount: 590, status: 'success', livemode: false });
    const [notification] = await notifications(1);
    expect(notification?.body).toMatchObject({ id: paid.id, transaction_state: 'Authorized' });
    expect(notification?.body.checksum).toBe(chargeChecksum(await find(paid.id), 'skey_test_sandbox'));
    const looked = await context.sandbox.app.inject({ url: `/card/v2/charge/${paid.id}`, headers });
    expect(looked.json()).toEqual(paid);
  });

  it.each([
    ['590.05', '05'],
    ['590.51', '51'],
    ['590.91', '91'],
  ])('declines %s', async (amount, failure_code) => {
    expect((await charge(amount)).json()).toMatchObject({ transaction_state: 'Declined', failure_code });
    await notifications(1);
  });

  it('asks for 3-D Secure first, and leads the buyer back', async () => {
    const begun = (await charge(590.77)).json();
    expect(begun).toMatchObject({ transaction_state: 'Pre-Authorized' });
    const url = new URL(begun.redirect_url).pathname;
    expect((await context.sandbox.app.inject({ url })).body).toContain('ยืนยันการชำระเงิน');
    const page = await context.sandbox.app.inject({ method: 'POST', url, payload: { answer: 'confirm' } });
    expect(page.body).toContain('action="http://localhost:8080/order"');
    expect(page.body).toContain(begun.id);
    expect((await notifications(1))[0]?.body).toMatchObject({ transaction_state: 'Authorized' });
  });

  it('notifies twice, or with a wrong checksum, when asked to', async () => {
    const replayed = (await charge(100, { 'x-sandbox-replay': '2' })).json();
    expect((await notifications(2)).map(({ body }) => body.id)).toEqual([replayed.id, replayed.id]);
    const forged = (await charge(100, { 'x-sandbox-checksum': 'wrong' })).json();
    const [notification] = await notifications(1);
    expect(notification?.body.checksum).not.toBe(chargeChecksum(await find(forged.id), 'skey_test_sandbox'));
  });

  it('lets a QR order be paid once', async () => {
    const payload = { amount: 590, currency: 'THB', source_type: 'qr', reference_order: 'WQ' };
    const created = await context.sandbox.app.inject({ method: 'POST', url: '/qr/v2/order', payload, headers });
    const { id } = created.json();
    const pay = () => context.sandbox.app.inject({ method: 'POST', url: `/api/card/orders/${id}/pay` });
    expect((await pay()).statusCode).toBe(200);
    expect((await notifications(1))[0]?.body).toMatchObject({ order_id: id, transaction_state: 'Authorized' });
    expect((await pay()).statusCode).toBe(409);
    const url = `/api/card/orders/${id}/pay`;
    await context.sandbox.app.inject({ method: 'POST', url, headers: { 'x-sandbox-again': '1' } });
    const [second] = await notifications(1);
    const looked = await context.sandbox.app.inject({ url: `/qr/v2/qr/${second?.body.id}`, headers });
    expect(looked.json()).toMatchObject({ reference_order: 'WQ', transaction_state: 'Authorized' });
    expect((await context.sandbox.app.inject({ url: `/qr/v2/qr/${id}`, headers })).json().id).not.toBe(second?.body.id);
  });

  it('BUY-06 BUY-15 gives a payment back once, and notifies the shop', async () => {
    const { id } = (await charge(590)).json();
    await notifications(1);
    const takeBack = () => context.sandbox.app.inject({ method: 'POST', url: `/api/card/charges/${id}/void` });
    expect((await takeBack()).statusCode).toBe(200);
    expect((await notifications(1))[0]?.body).toMatchObject({ id, transaction_state: 'Voided' });
    expect((await takeBack()).statusCode).toBe(409);
  });

  it('BUY-06 is down for who pays an amount that ends in .29, and for nobody else', async () => {
    expect((await charge('99.29')).statusCode).toBe(500);
    const draw = async (amount: string) => {
      const payload = { amount, currency: 'THB', sof: 'ThaiQR', reference_order: `Q${amount}` };
      return (await context.sandbox.app.inject({ method: 'POST', url: '/qr/v2/qr', payload, headers })).statusCode;
    };
    expect([await draw('99.29'), await draw('99.30')]).toEqual([500, 200]);
  });

  it('refuses a wrong key, a spent token and a wrong amount', async () => {
    expect((await charge(100, { 'x-api-key': 'other' })).statusCode).toBe(401);
    expect((await charge('12.345')).json()).toMatchObject({ code: 'invalid_amount' });
    order -= 3;
    expect((await charge(100)).json()).toMatchObject({ code: 'used_token' });
  });

  it('calls nobody but this machine', async () => {
    const payload = { notify_url: 'https://example.com/notify' };
    const response = await context.sandbox.app.inject({ method: 'PUT', url: '/api/card/portal', payload });
    expect(response.statusCode).toBe(422);
  });
});
