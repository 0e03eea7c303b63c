import { createHmac } from 'node:crypto';
import { until } from '@wethi/platform/testing';
import { OrderChanges } from '../../order/order-changes';
import { CardPayments, fieldsIn } from '../../testing/card-payments';
import { QrPayments } from '../../testing/qr-payments';
import { signedNotice } from '../../testing/signed-notice';
import { SlipWorld } from '../../testing/slip-world';

/** The fields that the stand-in fills, in the order in which 2C2P's hash covers them. */
const SIGNED = [
  ...['version', 'request_timestamp', 'merchant_id', 'order_id', 'currency', 'amount', 'transaction_ref'],
  ...['approval_code', 'transaction_datetime', 'payment_channel', 'payment_status', 'channel_response_code'],
  ...['masked_pan', 'payment_scheme'],
];

function resigned(told: Record<string, string>): Record<string, string> {
  const text = SIGNED.map((name) => told[name] ?? '').join('');
  return { ...told, hash_value: createHmac('sha256', 'sandbox-c2p-secret').update(text).digest('hex') };
}

describe('paying an order by card', () => {
  let world: SlipWorld;
  let qr: QrPayments;
  let cards: CardPayments;

  beforeAll(async () => {
    world = await SlipWorld.open();
    qr = await QrPayments.open(world);
    cards = CardPayments.open(qr);
  });
  afterAll(() => world.close());
  beforeEach(() => qr.renew());

  const stateOf = async (orders_id: number) => {
    const [charge] = (await qr.charges(orders_id)).reverse();
    return [(await qr.stored(orders_id)).orders_status, charge?.charge_status, charge?.charge_failure];
  };
  const told = () => until(async () => (await qr.due('check-charge')).length > 0);
  /** By the gateway that is used where the first did not answer. */
  const formOrder = async (price: number) => {
    const { orders_id } = await cards.order(price);
    await world.manager.query(
      `UPDATE orders_charge SET charge_gateway = 'kgp', charge_failure = 'silent' WHERE orders_id = ?`,
      [orders_id],
    );
    return cards.call('ordersCard', orders_id);
  };

  describe('by KGP', () => {
    it('BUY-06 is charged once with the token of the page, which loads no more than the gateway and knows no secret', async () => {
      const card = await cards.order(590);
      const page = await cards.page(card);
      expect(page.text).toContain('data-apikey="pkey_test_sandbox" data-amount="590.00"');
      expect(page.text).not.toMatch(/skey_test|c2p-secret/);
      expect(page.policy).toContain(`script-src ${world.sandbox.url};`);
      expect(page.policy).toContain("form-action 'self'");
      const paid = await Promise.all([1, 2, 3].map((time) => cards.sendToken(card.order_no, `tokn_${time}`)));
      const back = `/order/${card.order_no}?dialog=pay&order=${card.orders_id}&way=card&back=1`;
      for (const { status, location } of paid) expect([status, location.endsWith(back)]).toEqual([303, true]);
      expect(await stateOf(card.orders_id)).toEqual(['approve', 'paid', null]);
      expect(await qr.stored(card.orders_id)).toMatchObject({ orders_payment: 'card', orders_payment_type_id: 2 });
      expect(await qr.charges(card.orders_id)).toMatchObject([{ charge_amount: 590, charge_card: 'VISA 1111' }]);
      const charges = await fetch(`${world.sandbox.url}/api/card/charges`);
      const { data } = (await charges.json()) as { data: { reference_order: string }[] };
      expect(data.filter(({ reference_order }) => reference_order === card.order_no)).toHaveLength(1);
      expect(await qr.told('tell-buyer', card.orders_id)).toHaveLength(1);
      expect((await cards.page(card)).status).toBe(303);
    });

    it('BUY-06 asks the bank first where the card wants it: coming back proves nothing, the gateway does', async () => {
      const card = await cards.order(99.77);
      const onward = await cards.sendToken(card.order_no);
      const bank = /url=([^"]+)"/.exec(onward.text)?.[1] ?? '';
      expect([onward.status, bank.startsWith(`${world.sandbox.url}/card/3ds/chrg_`)]).toEqual([200, true]);
      const objectId = bank.split('/').at(-1) ?? '';
      const back = await cards.post('cardReturn', { objectId, status: 'success' });
      expect(back.location).toContain(`/order/${card.order_no}?`);
      expect(await cards.call('ordersCardCheck', card.orders_id)).toMatchObject({ orders_status: 'wait' });
      await world.sandbox.notifyAt('');
      await cards.confirm(bank, 'confirm');
      await world.sandbox.fault('card', '429', 1);
      expect(await cards.call('ordersCardCheck', card.orders_id)).toMatchObject({ orders_status: 'wait' });
      expect(await cards.call('ordersCardCheck', card.orders_id)).toMatchObject({ orders_status: 'approve' });
    });

    it.each([
      [99.05, 'funds'],
      [99.51, 'funds'],
      [99.91, 'bank'],
    ])(
      'BUY-06 a bank that says no to %d takes nothing, says why, and the next try is another charge',
      async (price, why) => {
        const card = await cards.order(price);
        await cards.sendToken(card.order_no);
        expect(await stateOf(card.orders_id)).toEqual(['wait', 'failed', why]);
        const again = await cards.call('ordersCard', card.orders_id);
        expect(again.charge_page).toBe(`/api/cardPage?reference=${card.order_no}R2`);
        expect(await world.moneyBack()).toEqual([]);
      },
    );

    it('BUY-06 a card whose owner does not confirm pays nothing', async () => {
      const card = await cards.order(99.77);
      const { text } = await cards.sendToken(card.order_no);
      await cards.confirm(/url=([^"]+)"/.exec(text)?.[1] ?? '', 'cancel');
      await told();
      await qr.work();
      expect(await stateOf(card.orders_id)).toEqual(['wait', 'failed', 'confirm']);
    });

    it('BUY-06 a notice that comes before the answer, twice, or with a forged checksum, counts once or not at all', async () => {
      const card = await cards.order(99.77);
      const { text } = await cards.sendToken(card.order_no);
      const notify = (body: object) => world.test.request('POST', '/api/paymentNotify', { body });
      expect((await notify({ ...signedNotice(card.order_no, 99.77), checksum: '0'.repeat(64) })).status).toBe(422);
      // Signed, and yet the gateway says that it waits for the bank.
      await notify(signedNotice(card.order_no, 99.77));
      await qr.work();
      expect(await stateOf(card.orders_id)).toEqual(['wait', 'wait', null]);
      await cards.confirm(/url=([^"]+)"/.exec(text)?.[1] ?? '', 'confirm');
      await told();
      await qr.work();
      expect(await stateOf(card.orders_id)).toEqual(['approve', 'paid', null]);
      expect(await qr.told('announce-order', card.orders_id)).toHaveLength(1);
    });

    it('BUY-06 a gateway without an answer leaves it open, and the next try goes to the other one', async () => {
      const card = await cards.order(99.19);
      await cards.sendToken(card.order_no);
      expect(await stateOf(card.orders_id)).toEqual(['wait', 'wait', 'silent']);
      const next = await cards.call('ordersCard', card.orders_id);
      const { text } = await cards.page(next);
      expect(fieldsIn(text)).toMatchObject({ version: '8.5', order_id: `${card.order_no}R2` });
    });

    it.each([
      ['turns calls away', () => world.sandbox.fault('card', '429', 1)],
      ['knows our key no more', () => void Object.assign(world.test.config, { KGP_SECRET: 'skey_test_former' })],
      ['is not reached', () => void Object.assign(world.test.config, { KGP_URL: 'http://127.0.0.1:30' })],
    ])('BUY-06 a gateway that %s took nothing and blames no card, and the other one is next', async (_, breaks) => {
      const { KGP_SECRET, KGP_URL } = world.test.config;
      const card = await cards.order(590);
      await breaks();
      await cards.sendToken(card.order_no);
      Object.assign(world.test.config, { KGP_SECRET, KGP_URL });
      expect(await stateOf(card.orders_id)).toEqual(['wait', 'failed', 'gateway']);
      const next = await cards.call('ordersCard', card.orders_id);
      expect(fieldsIn((await cards.page(next)).text)).toMatchObject({ order_id: `${card.order_no}R2` });
    });

    it('BUY-06 a token that was used, and a stranger, charge nothing', async () => {
      const first = await cards.order(590);
      await cards.sendToken(first.order_no, 'tokn_used');
      await world.renew();
      const card = await cards.order(590);
      expect((await cards.page(card, await world.stranger())).status).toBe(404);
      expect((await cards.sendToken(card.order_no, 'tokn_new', await world.stranger())).status).toBe(404);
      await cards.sendToken(card.order_no, 'tokn_used');
      expect(await stateOf(card.orders_id)).toEqual(['wait', 'failed', 'refused']);
    });

    it('BUY-21 what comes for a cancelled order, or a second time, is money to give back', async () => {
      const card = await cards.order(99.77);
      const { text } = await cards.sendToken(card.order_no);
      await world.test.get(OrderChanges).cancel(card.order_no, undefined);
      await cards.confirm(/url=([^"]+)"/.exec(text)?.[1] ?? '', 'confirm');
      await told();
      await qr.work();
      expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 99.77, money_back_reason: 'cancelled' }]);
      expect(await stateOf(card.orders_id)).toEqual(['not', 'to_return', null]);
    });
  });

  describe("by 2C2P's form", () => {
    it('BUY-06 takes signed fields there: currency 764, twelve digits, option C, and no secret', async () => {
      const { text, policy } = await cards.page(await formOrder(590));
      expect(fieldsIn(text)).toMatchObject({
        ...{ version: '8.5', currency: '764', amount: '000000059000', payment_option: 'C' },
        ...{ merchant_id: '764764000000001', hash_value: expect.stringMatching(/^[0-9a-f]{64}$/) },
      });
      expect(text).not.toContain('sandbox-c2p-secret');
      expect(policy).toContain(`form-action ${world.sandbox.url};`);
    });

    it.each([1, 3])('BUY-06 is approved by its signed answer, told %d times', async (times) => {
      await world.sandbox.notifyAt(qr.notifyUrl, { form_notify: String(times) });
      const card = await formOrder(590);
      const told = await cards.throughForm(await cards.page(card), 'pay');
      for (let time = 0; time < times; time += 1) expect((await cards.post('cardNotify', told)).status).toBe(200);
      expect(await stateOf(card.orders_id)).toEqual(['approve', 'paid', null]);
      expect(await qr.told('announce-order', card.orders_id)).toHaveLength(1);
      expect(await world.moneyBack()).toEqual([]);
      const back = await cards.post('cardReturn', told);
      expect([back.status, back.location.includes(`/order/${card.order_no}?`)]).toEqual([303, true]);
    });

    it.each([
      [99.51, 'pay', 'failed', 'funds'],
      [99.5, 'cancel', 'failed', 'cancelled'],
      [99.91, 'pay', 'wait', null],
    ] as const)('BUY-06 of %d, %s, it says %s %s', async (price, answer, status, why) => {
      const card = await formOrder(price);
      await cards.post('cardReturn', await cards.throughForm(await cards.page(card), answer));
      expect(await stateOf(card.orders_id)).toEqual(['wait', status, why]);
    });

    it('BUY-21 a form that is paid there twice pays the order once, and the second is money to give back', async () => {
      const card = await formOrder(590);
      const told = await cards.throughForm(await cards.page(card), 'pay');
      await cards.post('cardNotify', told);
      const again = resigned({ ...told, transaction_ref: 'second' });
      for (const _ of [1, 2]) expect((await cards.post('cardNotify', again)).status).toBe(200);
      expect(await stateOf(card.orders_id)).toEqual(['approve', 'paid', null]);
      expect(await world.moneyBack()).toMatchObject([{ money_back_amount: 590, money_back_reason: 'second_slip' }]);
    });

    it('BUY-21 what was noted by its number alone is no second payment when it is told again', async () => {
      const card = await formOrder(590);
      const told = await cards.throughForm(await cards.page(card), 'pay');
      await cards.post('cardNotify', told);
      await world.manager.query(
        "UPDATE orders_charge SET charge_gateway_id = ? WHERE orders_id = ? AND charge_gateway = '2c2p'",
        [told['transaction_ref'], card.orders_id],
      );
      expect((await cards.post('cardNotify', told)).status).toBe(200);
      expect(await world.moneyBack()).toEqual([]);
    });

    it('BUY-06 a forged answer approves nothing: no hash, another amount, another merchant, another status', async () => {
      await world.sandbox.notifyAt('', { form_notify: '0' });
      const card = await formOrder(99.51);
      const told = await cards.throughForm(await cards.page(card), 'pay');
      const forged = [
        { ...told, payment_status: '000' },
        { ...told, payment_status: '000', hash_value: '' },
        { ...told, payment_status: '000', hash_value: createHmac('sha256', 'guess').update('x').digest('hex') },
        { ...told, merchant_id: '1' },
        { ...told, amount: '000000000001' },
      ];
      for (const fields of forged) expect((await cards.post('cardNotify', fields)).status).toBe(422);
      for (const fields of forged) expect((await cards.post('cardReturn', fields)).status).toBe(303);
      expect(await stateOf(card.orders_id)).toEqual(['wait', 'wait', 'silent']);
    });

    describe('whose fields are cut elsewhere under the same hash', () => {
      /** Every answer whose signed text is the same, but for one character that moved to the next field, or from it. */
      const recut = (told: Record<string, string>): Record<string, string>[] =>
        SIGNED.slice(1).flatMap((after, index) => {
          const before = SIGNED[index] ?? '';
          const [left = '', right = ''] = [told[before], told[after]];
          return [
            { ...told, [before]: left.slice(0, -1), [after]: left.slice(-1) + right },
            { ...told, [before]: left + right.slice(0, 1), [after]: right.slice(1) },
          ].filter((fields) => fields[before] !== left);
        });

      it('BUY-06 what was declined is not paid by that', async () => {
        await world.sandbox.notifyAt('', { form_notify: '0' });
        const card = await formOrder(99.5);
        const cancelled = await cards.throughForm(await cards.page(card), 'cancel');
        // In one second of ten the text before the status ends so.
        const told = resigned({ ...cancelled, transaction_datetime: '2026-11-20 10:15:20' });
        const paid = {
          ...told,
          transaction_datetime: '2026-11-20 10:15:',
          payment_channel: '2',
          payment_status: '000',
        };
        const fields = { ...paid, channel_response_code: `1003${told['channel_response_code'] ?? ''}` };
        expect(resigned(fields)['hash_value']).toBe(told['hash_value']);
        expect((await cards.post('cardNotify', fields)).status).toBe(422);
        expect((await cards.post('cardNotify', told)).status).toBe(200);
        expect(await stateOf(card.orders_id)).toEqual(['wait', 'failed', 'cancelled']);
      });

      it('BUY-06 BUY-21 what was paid is paid once, and nothing of it is to be given back', async () => {
        const card = await formOrder(764);
        const told = await cards.throughForm(await cards.page(card), 'pay');
        await cards.post('cardNotify', told);
        const statuses = [];
        for (const fields of recut(told)) statuses.push((await cards.post('cardNotify', fields)).status);
        expect(new Set(statuses)).toEqual(new Set([200, 422]));
        const long = { ...told, order_id: '', invoice_no: told['order_id'] ?? '' };
        expect((await cards.post('cardNotify', long)).status).toBe(422);
        expect(await stateOf(card.orders_id)).toEqual(['approve', 'paid', null]);
        expect(await world.moneyBack()).toEqual([]);
      });
    });

    it('BUY-06 without any answer the order waits, says so, and ends after its day as one that nobody paid', async () => {
      const card = await formOrder(99.29);
      const back = await cards.post('cardReturn', await cards.throughForm(await cards.page(card), 'pay'));
      expect([back.status, back.location.includes(`/order/${card.order_no}?`)]).toEqual([303, true]);
      expect(await cards.call('ordersCardCheck', card.orders_id)).toMatchObject({
        ...{ orders_status: 'wait', charge_status: 'wait', charge_failure: 'silent', charge_page: null },
      });
      const byCode = await world.test.request('GET', `/api/orders/ordersByCode?code=${card.order_no}`);
      expect(byCode.body.data).toMatchObject({ card_open: true });
      expect((await cards.page(card)).status).toBe(303);
      world.test.clock.advance(86_400);
      await qr.work();
      expect(await qr.stored(card.orders_id)).toMatchObject({ orders_status: 'not' });
    });
  });
});
