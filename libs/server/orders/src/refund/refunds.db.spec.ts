import { makePersonnel } from '@wethi/accounts/testing';
import { sumSatang, toBaht, toSatang, vatIncluded } from '@wethi/contract';
import { OutboxRow } from '@wethi/platform';
import fc from 'fast-check';
import sharp from 'sharp';
import { Orders } from '../order/orders.entity';
import { OrdersPaper } from '../papers/orders-paper.entity';
import { Papers } from '../papers/papers';
import type { PaperPage } from '../papers/pdf/paper-page';
import { OrderWorld } from '../testing/order-world';
import { SELLER } from '../testing/seller';
import { OrdersRefund } from './orders-refund.entity';

describe('refunds', () => {
  let world: OrderWorld;
  let shop: { authorization: string };
  let keys = 0;

  beforeAll(async () => {
    world = await OrderWorld.open(SELLER);
    const { id } = await makePersonnel(world.test.database.manager, { role: 'shop' });
    shop = await world.test.signInAs('personnel', id);
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const paid = (net = 590, more: Partial<Orders> = {}) =>
    world.order({
      ...{ orders_status: 'approve', approve_date: world.test.clock.today(), ...more },
      ...{ orders_total: net, orders_net: net, orders_vat: toBaht(vatIncluded(toSatang(net))) },
    });
  const give = (id: number, wish: object, as: object = world.owner) =>
    world.post('orders/refund', { id, reason: 'coupon', note: 'คืนส่วนลดให้แล้วค่ะ', key: `k${++keys}`, ...wish }, as);
  const order = (id: number) => world.test.database.manager.findOneByOrFail(Orders, { id });
  const refundsOf = (orders_id: number) => world.test.database.manager.findBy(OrdersRefund, { orders_id });
  const notesOf = (orders_id: number) =>
    world.test.database.manager.find(OrdersPaper, {
      where: { orders_id, paper_kind: 'credit_note' },
      order: { id: 'ASC' },
    });

  it('BUY-10 a part comes back: the order stays approved, with a refund and its credit note, and its buyer is told', async () => {
    const { id } = await paid();
    expect((await give(id, { amount: 100 })).body).toMatchObject({ result: true, data: { held: 490 } });
    expect(await order(id)).toMatchObject({ orders_status: 'approve', orders_refunded: 100 });
    const [refund] = await refundsOf(id);
    expect(refund).toMatchObject({
      orders_refund_kind: 'partial',
      orders_refund_amount: 100,
      create_by: world.ownerId,
    });
    expect(await notesOf(id)).toMatchObject([{ paper_net: 100, paper_vat: 6.54, orders_refund_id: refund!.id }]);
    const told = await world.test.database.manager.findBy(OutboxRow, { name: 'tell-refund' });
    expect(told.map(({ payload }) => payload)).toContainEqual(JSON.stringify({ orders_refund_id: refund!.id }));
  });

  it('BUY-10 all that is held comes back: the order is refunded, and a second time is refused', async () => {
    const { id } = await paid();
    await give(id, { amount: 90 });
    expect((await give(id, {})).body).toMatchObject({ result: true, data: { held: 0 } });
    expect(await order(id)).toMatchObject({
      orders_status: 'refund',
      orders_refunded: 590,
      orders_note: 'คืนส่วนลดให้แล้วค่ะ',
    });
    expect((await notesOf(id)).map(({ paper_net }) => paper_net)).toEqual([90, 500]);
    expect((await give(id, { amount: 1 })).body).toMatchObject({ code: 'ORDER_NOT_OPEN' });
  });

  it('BUY-12 each credit note says the value of the paper that it changes, and where the money went', async () => {
    const { id } = await paid();
    const page = async (place: number) => JSON.parse((await notesOf(id))[place]!.paper_page) as PaperPage;
    await give(id, { amount: 100, account: 'SCB 012-3-45678-9 · นาย ธนกร ศ.' });
    const first = await page(0);
    expect(first.totals).toEqual([
      ['มูลค่าตามใบเสร็จเดิม', '551.40'],
      ['มูลค่าที่ถูกต้อง', '457.94'],
      ['ผลต่าง', '93.46'],
      ['ภาษีมูลค่าเพิ่ม 7% ของผลต่าง', '6.54'],
      ['รวมลดหนี้', '100.00'],
    ]);
    const [year, month, day] = world.test.clock.today().split('-');
    expect(first.words[2]).toBe(`คืนเงินเข้าบัญชี SCB xxx-x-x5678-x วันที่ ${day}-${month}-${year}`);
    await give(id, { amount: 90 });
    const second = await page(1);
    expect(second.totals.slice(0, 4)).toEqual([
      ['มูลค่าตามใบเสร็จเดิม', '551.40'],
      ['หัก ลดหนี้ก่อนหน้าแล้ว', '93.46'],
      ['มูลค่าที่ถูกต้อง', '373.83'],
      ['ผลต่าง', '84.11'],
    ]);
    expect(second.words).toHaveLength(2);
  });

  it('BUY-10 the call of the specification gives back in full, with its credit note', async () => {
    const { id } = await paid();
    await world.update({ id, orders_status: 'refund', orders_note: 'งานเลื่อน' });
    expect(await order(id)).toMatchObject({ orders_status: 'refund', orders_refunded: 590, orders_note: 'งานเลื่อน' });
    expect(await notesOf(id)).toHaveLength(1);
  });

  it('BUY-10 never more comes back than is held, also when many give at once', async () => {
    const { id } = await paid(100);
    const answers = await Promise.all(Array.from({ length: 12 }, () => give(id, { amount: 30 })));
    expect(answers.filter(({ body }) => body.result).length).toBe(3);
    expect(answers.find(({ body }) => !body.result)?.body).toMatchObject({ code: 'REFUND_TOO_MUCH' });
    expect(await order(id)).toMatchObject({ orders_refunded: 90 });
    expect(sumSatang((await refundsOf(id)).map((row) => toSatang(row.orders_refund_amount)))).toBe(9000);
  });

  it('BUY-10 a press that is sent again gives nothing twice', async () => {
    const { id } = await paid();
    const answers = await Promise.all([1, 2, 3].map(() => give(id, { amount: 100, key: 'one-form' })));
    expect(answers.map(({ body }) => (body.data as { held: number }).held)).toEqual([490, 490, 490]);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('BUY-10 another wish under the same key is told what was given back already', async () => {
    const { id } = await paid();
    const key = 'one-form';
    await give(id, { amount: 100, key });
    for (const other of [{ amount: 150 }, {}, { amount: 100, note: 'คืนค่าส่งให้แล้วค่ะ' }]) {
      const { body } = await give(id, { ...other, key });
      expect(body).toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
        message: expect.stringContaining('฿100') as string,
      });
    }
    expect(await order(id)).toMatchObject({ orders_refunded: 100 });
  });

  it('BUY-10 shop staff gives back up to the limit of an order, in one part or several; an owner any sum', async () => {
    const { id } = await paid(2500);
    expect((await give(id, { amount: 1000.01 }, shop)).body).toMatchObject({ code: 'REFUND_ABOVE_LIMIT' });
    expect((await give(id, {}, shop)).status).toBe(403);
    expect((await give(id, { amount: 900 }, shop)).body).toMatchObject({ result: true });
    expect((await give(id, { amount: 100.01 }, shop)).status).toBe(403);
    expect(
      (await world.post('orders/ordersUpdate', { id, orders_status: 'refund', orders_note: 'x' }, shop)).status,
    ).toBe(403);
    expect((await give(id, {})).body).toMatchObject({ result: true });
  });

  it('BUY-10 asks for a reason, a sum above nothing and an order that is paid', async () => {
    const { id } = await paid();
    expect((await give(id, { note: '' })).status).toBe(422);
    expect((await give(id, { reason: 'because' })).status).toBe(422);
    expect((await give(id, { amount: 0 })).body).toMatchObject({ code: 'REFUND_TOO_MUCH' });
    expect((await give(id, { amount: 590.01 })).body).toMatchObject({ code: 'REFUND_TOO_MUCH' });
    const waiting = await world.order({ product_id: undefined });
    expect((await give(waiting.id, { amount: 1 })).body).toMatchObject({ code: 'ORDER_NOT_OPEN' });
    expect((await give(id, {}, world.buyer)).status).toBe(403);
  });

  it('BUY-12 receipt, invoice and credit notes of any amount in any parts agree to the satang', async () => {
    const papers = world.test.get(Papers);
    const net = fc.integer({ min: 1, max: 5_000_000 });
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(net, shares, fc.boolean(), async (satang, parts, invoiced) => {
        await world.renew();
        const { id } = await paid(toBaht(satang));
        await papers.receiptOf(id);
        const buyer = { receipt_type: 'person', buyer_name: 'ฟ้าใส', buyer_address: 'กรุงเทพ' };
        if (invoiced) await world.post('orders/taxInvoice', { id, ...buyer }, world.buyer);
        let held = satang;
        for (const share of parts) {
          const part = Math.round(share * held);
          if (part === 0) continue;
          const { body } = await give(id, { amount: toBaht(part) });
          held -= part;
          expect(body.data).toMatchObject({ held: toBaht(held) });
        }
        const beforeLast = await totals(id);
        expect(beforeLast).toMatchObject({ net: satang - held, vat: vatIncluded(satang) - vatIncluded(held) });
        await give(id, {});
        const { net, vat, receipts } = await totals(id);
        expect([net, vat]).toEqual([satang, vatIncluded(satang)]);
        for (const receipt of receipts) expect(receipt).toEqual([satang, vatIncluded(satang)]);
        expect(await order(id)).toMatchObject({ orders_refunded: toBaht(satang), orders_status: 'refund' });
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  /** What the credit notes of an order take back, and what its receipt and invoice say; satang. */
  async function totals(orders_id: number) {
    const rows = await world.test.database.manager.findBy(OrdersPaper, { orders_id });
    const notes = rows.filter(({ paper_kind }) => paper_kind === 'credit_note');
    const others = rows.filter(({ paper_kind }) => paper_kind !== 'credit_note');
    return {
      net: sumSatang(notes.map(({ paper_net }) => toSatang(paper_net))),
      vat: sumSatang(notes.map(({ paper_vat }) => toSatang(paper_vat))),
      receipts: others.map(({ paper_net, paper_vat }) => [toSatang(paper_net), toSatang(paper_vat)]),
    };
  }

  describe('where the money went', () => {
    const picture = () =>
      sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
    const upload = async (as: object, bytes?: Buffer) => {
      const form = new FormData();
      form.append('images', new Blob([new Uint8Array(bytes ?? (await picture()))], { type: 'image/png' }), 'slip.png');
      return world.test.request('POST', '/api/orders/refundSlip', { headers: as, form });
    };

    it('BUY-10 the account and the slip of the transfer stand in the order, for those who give money back', async () => {
      const { id } = await paid();
      await world.slip({
        orders_id: id,
        sending_bank: '014',
        sender_account: 'xxx-x-x7719-x',
        sender_name: 'นาย ธนกร ศ.',
      });
      const story = async () => (await world.get(`orders/ordersStory?id=${id}`, world.owner)).body.data;
      expect(await story()).toMatchObject({ refund_to: 'SCB xxx-x-x7719-x · นาย ธนกร ศ.', refunds: [] });
      const { filename } = (await upload(world.owner)).body.data as { filename: string };
      await give(id, { amount: 100, account: ' SCB 123 ', slip: filename });
      const { refunds } = (await story()) as { refunds: { id: number }[] };
      expect(refunds).toMatchObject([{ orders_refund_amount: 100, orders_refund_account: 'SCB 123', has_slip: true }]);
      const slip = `orders/refundSlip?id=${refunds[0]!.id}`;
      expect((await world.get(slip, world.owner)).headers['content-type']).toBe('image/jpeg');
      for (const as of [world.buyer, world.stranger]) expect((await world.get(slip, as)).status).toBe(403);
    });

    it('BUY-10 a slip that was never uploaded as one, and what is no picture, are refused; nothing is given', async () => {
      const { id } = await paid();
      for (const slip of ['../secret.jpg', 'slip/0123456789abcdef0123456789abcdef.jpg', `refund/${'0'.repeat(32)}.jpg`])
        expect((await give(id, { amount: 100, slip })).status).toBe(422);
      expect(await refundsOf(id)).toEqual([]);
      expect((await upload(world.owner, Buffer.from('no picture'))).body.result).not.toBe(true);
      expect((await upload(world.buyer)).status).toBe(403);
    });
  });
});
