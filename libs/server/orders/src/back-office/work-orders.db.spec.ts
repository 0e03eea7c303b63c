import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { Product } from '@wethi/catalog';
import { AuditEntry, AuditLog, OutboxRow } from '@wethi/platform';
import { OrderWorld } from '../testing/order-world';

describe('orders as the back office works on them', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    await world.renew();
    await world.test.database.manager.update(Product, { id: world.product.id }, { product_book: 'Y' });
  });

  const list = (query: string, who: object = world.owner) => world.get(`orders?user_id=${world.userId}&${query}`, who);
  const totals = async (query: string, who: object = world.owner) =>
    (await world.get(`orders/ordersTotals?user_id=${world.userId}&${query}`, who)).body.data;
  const approved = (more: object = {}) =>
    world.order({ orders_status: 'approve', approve_date: world.test.clock.today(), ...more });

  it('BUY-10 totals are of all that the filter selects, not of the page', async () => {
    await approved({ orders_total: 690, orders_discount: 100, orders_net: 590, orders_vat: 38.6 });
    await world.order({
      product_id: undefined,
      orders_status: 'refund',
      orders_total: 200,
      orders_net: 200,
      orders_vat: 13.08,
    });
    expect(await totals('limit=1')).toEqual({ count: 2, total: 890, discount: 100, net: 790, vat: 51.68, refund: 200 });
    expect(await totals('orders_status=approve')).toMatchObject({ count: 1, net: 590 });
    expect(await totals('orders_status=not')).toMatchObject({ count: 0, net: 0, refund: 0 });
    expect((await world.get('orders/ordersTotals?nonsense=1', world.owner)).status).toBe(422);
  });

  it('BUY-10 totals count what was given back in part, of orders that stay approved', async () => {
    await approved({ orders_total: 590, orders_net: 590, orders_refunded: 90.5 });
    await world.order({ product_id: undefined, orders_status: 'refund', orders_net: 200, orders_refunded: 200 });
    expect(await totals('')).toMatchObject({ count: 2, net: 790, refund: 290.5 });
    expect(await totals('orders_status=approve')).toMatchObject({ net: 590, refund: 90.5 });
    const { id } = await makePersonnel(world.test.database.manager, { role: 'band', band_id: world.product.band_id });
    expect(await totals('', await world.test.signInAs('personnel', id))).toMatchObject({ net: 590, refund: 90.5 });
  });

  it('BUY-10 totals of a band are of its own products', async () => {
    await approved({ orders_net: 590 });
    const own = await makePersonnel(world.test.database.manager, { role: 'band', band_id: world.product.band_id });
    const rival = await makePersonnel(world.test.database.manager, { role: 'band', band_id: null });
    const [ofBand, ofNobody] = [
      await world.test.signInAs('personnel', own.id),
      await world.test.signInAs('personnel', rival.id),
    ];
    expect(await totals('', ofBand)).toMatchObject({ count: 1, net: 590 });
    expect(await totals('', ofNobody)).toMatchObject({ count: 0, net: 0 });
  });

  it('BUY-10 finds by band, by whose turn it is, by a slip that could not be checked, by what is sent, and by its reference', async () => {
    const sent = await approved();
    const slip = await world.slip({ trans_ref: `REF${sent.id}BPP` });
    const waits = await world.order({ product_id: undefined, orders_payment_slip: slip.slip_picture });
    await world.test.database.query('UPDATE slip SET orders_id = ? WHERE id = ?', [waits.id, slip.id]);
    const unpaid = await world.order({ product_id: undefined, orders_pay_until: new Date() });
    const found = async (query: string) =>
      ((await list(query)).body.data as { id: number }[]).map(({ id }) => id).sort();
    expect(await found(`band_id=${world.product.band_id}`)).toEqual([sent.id]);
    expect(await found('orders_status=wait&orders_turn=us')).toEqual([waits.id]);
    expect(await found('orders_status=wait&orders_turn=buyer')).toEqual([unpaid.id]);
    expect(await found('slip_status=unclear')).toEqual([waits.id]);
    expect(await found('has_book=Y')).toEqual([sent.id]);
    expect(await found(`q=ref${sent.id}`)).toEqual([]);
    expect(await found(`q=REF${sent.id}`)).toEqual([waits.id]);
    expect((await list('orders_turn=mine')).status).toBe(422);
  });

  it('BUY-10 a filter is kept for whoever made it, and for nobody else', async () => {
    const { body } = await world.post(
      'ordersView',
      { orders_view_name: 'บัตร', orders_view_query: 'orders_payment=card' },
      world.owner,
    );
    const colleague = await world.test.signInAs('personnel', (await makePersonnel(world.test.database.manager)).id);
    const names = async (who: object) => ((await world.get('ordersView', who)).body.data as object[]).length;
    expect(await names(world.owner)).toBe(1);
    expect(await names(colleague)).toBe(0);
    const remove = (who: object) =>
      world.test.request('DELETE', `/api/ordersView?id=${(body.data as { insertId: number }).insertId}`, {
        headers: who,
      });
    expect((await remove(colleague)).status).toBe(404);
    expect((await remove(world.owner)).status).toBe(200);
  });

  const send = (what: object, orders_book_send = 'Y', who: object = world.owner) =>
    world.post('orders/ordersUpdataListBookSend', { ...what, orders_book_send }, who);
  const states = async () => (await world.own()).map((order) => order.orders_book_send);

  it('BUY-10 BUY-09 one call says of several orders that their books went out; those it does not fit are left out and named', async () => {
    const paid = await approved();
    const waits = await world.order({
      product_id: world.product.id,
      user_id: (await world.slip()).user_id,
      orders_status: 'not',
    });
    const without = await approved({ product_id: undefined });
    const ids = [paid.id, waits.id, without.id];
    expect((await send({ ids })).body.data).toEqual({
      changed: 1,
      before: [{ orders_book_send: 'N', ids: [paid.id] }],
      skipped: [
        { id: waits.id, order_no: waits.order_no, reason: 'not_approved' },
        { id: without.id, order_no: without.order_no, reason: 'no_book' },
      ],
      skipped_count: 2,
    });
    expect(await states()).toEqual(['Y', 'N', 'N']);
    const { manager } = world.test.database;
    const trail = await manager.findBy(AuditEntry, { entity: 'Orders', entity_id: paid.id, action: 'update' });
    expect(trail).toMatchObject([
      { actor_id: world.ownerId, before: '{"orders_book_send":"N"}', after: '{"orders_book_send":"Y"}' },
    ]);
    // With which its values go after five years, as those of all others.
    expect(trail[0]?.salt).toMatch(/^[0-9a-f]{32}$/);
    const told = await manager.findBy(OutboxRow, { name: 'tell-parcel' });
    expect(told.map(({ payload }) => payload)).toEqual([JSON.stringify({ orders_id: paid.id })]);
    expect((await send({ ids: [paid.id] }, 'N')).body.data).toMatchObject({ changed: 1 });
    expect((await send({ ids: [waits.id] }, 'C')).body.data).toMatchObject({ changed: 1 });
  });

  it('BUY-10 all of the filter at once, not only the page', async () => {
    const { manager } = world.test.database;
    await approved();
    for (let buyer = 0; buyer < 2; buyer += 1) await approved({ user_id: (await makeUser(manager)).id });
    await world.order({ user_id: (await makeUser(manager)).id, orders_status: 'not' });
    const filter = `band_id=${world.product.band_id}&limit=1`;
    expect((await send({ filter })).body.data).toMatchObject({ changed: 3, skipped_count: 1 });
    const { body } = await world.get(`orders?band_id=${world.product.band_id}&orders_book_send=Y`, world.owner);
    expect(body.total).toBe(3);
    expect((await send({ filter: 'nonsense=1' })).status).toBe(422);
  });

  it('BUY-10 BUY-08 a transaction that begins again after a deadlock counts each order once', async () => {
    const paid = await approved();
    const waits = await world.order({ user_id: (await world.slip()).user_id, orders_status: 'not' });
    const deadlock = Object.assign(new Error('deadlock'), { errno: 1213 });
    vi.spyOn(world.test.get(AuditLog), 'recordUpdates').mockRejectedValueOnce(deadlock);
    const { body } = await send({ ids: [paid.id, waits.id] });
    expect(body.data).toMatchObject({ changed: 1, skipped: [{ id: waits.id }], skipped_count: 1 });
    vi.restoreAllMocks();
  });

  it('BUY-10 an order that is named and not there changes no other; takes Y, N and C from personnel only', async () => {
    const { id } = await approved();
    expect((await send({ ids: [id, 999_999] })).status).toBe(404);
    expect((await send({ ids: [id] }, 'X')).status).toBe(422);
    expect((await send({ ids: [] })).status).toBe(422);
    expect((await send({})).status).toBe(422);
    expect((await send({ ids: [id] }, 'Y', world.buyer)).status).toBe(403);
    expect(await states()).toEqual(['N']);
  });

  it('BUY-10 the number of a parcel that is typed after it went out reaches its buyer, once, and stands on their order', async () => {
    const { id, order_no } = await approved();
    const told = async () => {
      const rows = await world.test.database.manager.findBy(OutboxRow, { name: 'tell-parcel' });
      return rows.filter(({ payload }) => payload === JSON.stringify({ orders_id: id })).length;
    };
    const page = async () => (await world.get(`orders/ordersByCode?code=${order_no}`)).body.data;
    await world.update({ id, orders_tracking: 'TH1' });
    expect(await told()).toBe(0);
    await send({ ids: [id] });
    await world.update({ id, orders_tracking: 'TH1B' });
    expect(await told()).toBe(1);
    const over = () => world.test.database.query(`UPDATE outbox SET done_at = due_at WHERE name = 'tell-parcel'`);
    await over();
    for (const orders_tracking of ['TH2', 'TH2', null, 'TH2B']) await world.update({ id, orders_tracking });
    expect(await told()).toBe(2);
    await over();
    await world.update({ id, orders_tracking: 'TH3', orders_tracking_by: 'Kerry' });
    expect(await told()).toBe(3);
    const parcel = { orders_book_send: 'Y', orders_tracking: 'TH3', orders_tracking_by: 'Kerry' };
    expect(await page()).toMatchObject(parcel);
  });

  it('BUY-10 tells what happened to an order and what colleagues noted', async () => {
    const { id } = await world.order();
    await world.update({ id, orders_status: 'approve' });
    await world.update({ id, orders_tracking: 'TH0123456789C' });
    await world.post('orders/ordersMemo', { orders_id: id, orders_memo_text: 'ลูกค้าโทรมา' }, world.owner);
    const story = (await world.get(`orders/ordersStory?id=${id}`, world.owner)).body.data;
    const { events, memos } = story as { events: { event: string; to: string; by_kind: string }[]; memos: object[] };
    const told = events.map(({ event, to, by_kind }) => [event, to, by_kind]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['status', 'wait', 'user'],
        ['status', 'approve', 'personnel'],
        ['tracking', 'TH0123456789C', 'personnel'],
      ]),
    );
    expect(memos).toMatchObject([{ orders_memo_text: 'ลูกค้าโทรมา', by_name: expect.any(String) }]);
    expect((await world.get(`orders/ordersStory?id=${id}`, world.buyer)).status).toBe(403);
    expect(
      (await world.post('orders/ordersMemo', { orders_id: 999_999, orders_memo_text: 'x' }, world.owner)).status,
    ).toBe(404);
  });

  it('BUY-10 a pay slip is emptied, and filled by nobody', async () => {
    const { id } = await world.order({ orders_pay_slip: 'slip/old.webp' });
    expect((await world.update({ id, orders_pay_slip: 'slip/forged.webp' })).status).toBe(422);
    expect((await world.update({ id, orders_pay_slip: '' })).status).toBe(200);
    expect((await world.own())[0]?.orders_pay_slip).toBe('');
  });

  it('CAT-08 BUY-10 a file has no columns about people unless they are asked for, and the audit log tells which it had', async () => {
    const { order_no } = await approved();
    const file = async (columns: string) =>
      (await world.get(`ordersFile?format=csv&user_id=${world.userId}${columns}`, world.owner)).raw.toString();
    const usual = await file('');
    expect(usual).toContain(order_no);
    expect(usual).not.toContain('ฟ้าใส');
    expect(await file('&column=order_no&column=user_name:ชื่อ')).toContain('ฟ้าใส');
    const entries = await world.test.database.manager.find(AuditEntry, {
      where: { action: 'export' },
      order: { id: 'DESC' },
      take: 2,
    });
    const [asked, plain] = entries.map(({ after }) => (JSON.parse(after ?? '{}') as { columns: string[] }).columns);
    expect(asked).toEqual(['order_no', 'user_name']);
    expect(plain).not.toContain('user_tel');
  });
});
