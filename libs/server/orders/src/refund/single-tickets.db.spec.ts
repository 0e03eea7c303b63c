import { CatalogHttpModule } from '@wethi/catalog';
import type { TestAnswer } from '@wethi/platform/testing';
import { sumSatang, toSatang, vatIncluded } from '@wethi/contract';
import { OrdersPaper } from '../papers/orders-paper.entity';
import type { PaperPage } from '../papers/pdf/paper-page';
import { Purchases } from '../purchase/purchases';
import { OrderWorld } from '../testing/order-world';
import { SELLER } from '../testing/seller';
import type { OwnTicket } from '../tickets/tickets.dto';
import type { RefundableTicket } from './refund.dto';

describe('single tickets that come back', () => {
  let world: OrderWorld;
  let keys = 0;

  beforeAll(async () => {
    world = await OrderWorld.open({ ...SELLER, SEAT_ORDERS_PER_HOUR: '1000' }, [CatalogHttpModule]);
  });
  beforeEach(async () => {
    await world.renew();
    await world.test.database.manager.update('product', world.product.id, { product_format: 'onsite' });
    await world.post('product', { id: world.product.id, product_limit: 10 }, world.owner);
  });
  afterAll(() => world.test.close());

  /** An approved order of so many tickets at 590 baht. */
  async function bought(tickets: number): Promise<number> {
    const body = { order: {}, ordersDetail: [{ product_id: world.product.id, tickets }] };
    const made = await world.post('orders', body, { ...world.buyer, 'idempotency-key': world.nextKey() });
    const { insertId } = made.body.data as { insertId: number };
    await world.update({ id: insertId, orders_status: 'approve' });
    return insertId;
  }
  const give = (id: number, wish: object): Promise<TestAnswer> =>
    world.post(
      'orders/refund',
      { id, reason: 'show', note: 'มาไม่ได้แล้วค่ะ', key: `ticket-${++keys}`, ...wish },
      world.owner,
    );
  const ticketsOf = async (id: number) =>
    (await world.get(`orders/refundTickets?id=${id}`, world.owner)).body.data as unknown as RefundableTicket[]; // an answer is typed by its envelope alone
  const idsOf = (tickets: readonly RefundableTicket[]) => tickets.map(({ orders_detail_id }) => orders_detail_id);
  const own = async () => (await world.get('tickets', world.buyer)).body.data as unknown as OwnTicket[]; // an answer is typed by its envelope alone
  const enter = async (ticket: string | null) => {
    const entry = { entry_key: `single-entry-${++keys}`, entry_at: world.test.clock.now(), ticket };
    const gate = { product_id: world.product.id, entry_gate: 'ประตู 1', entries: [entry] };
    const { body } = await world.post('checkIn', gate, world.owner);
    const { verdicts, tickets } = body.data as { verdicts: { verdict: string }[]; tickets: number };
    return [verdicts[0]?.verdict, tickets];
  };
  const taken = async () => {
    const sql = 'SELECT places_taken FROM product_places WHERE product_id = ?';
    const [row] = await world.test.database.query<{ places_taken: number }[]>(sql, [world.product.id]);
    return row?.places_taken;
  };
  const notesOf = (orders_id: number) =>
    world.test.database.manager.findBy(OrdersPaper, { orders_id, paper_kind: 'credit_note' });

  it('BUY-10 BUY-20 those that were chosen open no gate and free their places, and the others stay', async () => {
    const id = await bought(3);
    const before = await own();
    const tickets = await ticketsOf(id);
    expect(tickets.map(({ ticket_code }) => ticket_code)).toEqual(before.map(({ ticket_code }) => ticket_code));
    expect(await taken()).toBe(3);
    const [, second, third] = idsOf(tickets);
    const { body } = await give(id, { tickets: [second, third] });
    expect(body).toMatchObject({ result: true, data: { held: 590 } });
    expect((await own()).map(({ ticket_state }) => ticket_state)).toEqual(['valid', 'refunded', 'refunded']);
    expect((await own())[1]).toMatchObject({ ticket_token: null, refund_at: expect.any(String) });
    expect(await taken()).toBe(1);
    const booked = await world.get(`ordersDetailBookingByProductId?product_id=${world.product.id}`, world.owner);
    expect(booked.body).toMatchObject({ total: 1, data: [{ id: tickets[0]!.orders_detail_id }] });
    expect(await enter(before[1]!.ticket_token)).toEqual(['refunded', 1]);
    expect(await enter(before[0]!.ticket_token)).toEqual(['valid', 1]);
    const list = await world.get(`checkInList?product_id=${world.product.id}`, world.owner);
    expect(JSON.stringify(list.body.data)).not.toContain(tickets[1]!.ticket_code);
    expect(
      (await world.post('ticketSend', { orders_detail_id: second, ticket_tel: '0899999999' }, world.buyer)).body,
    ).toMatchObject({
      code: 'TICKET_NOT_VALID',
    });
  });

  it('BUY-12 the credit note names each of them with what was paid for it, and takes exactly that back', async () => {
    const id = await bought(3);
    const tickets = await ticketsOf(id);
    await give(id, { tickets: idsOf(tickets.slice(1)) });
    const [note] = await notesOf(id);
    expect(note).toMatchObject({ paper_net: 1180 });
    const { items } = JSON.parse(note!.paper_page) as PaperPage;
    expect(items.map((item) => item.slice(2))).toEqual(
      tickets.slice(1).map(({ ticket_code }) => [`บัตร ${ticket_code}`, '1', '590.00']),
    );
    await give(id, {});
    const notes = await notesOf(id);
    expect(sumSatang(notes.map(({ paper_net }) => toSatang(paper_net)))).toBe(177_000);
    expect(sumSatang(notes.map(({ paper_vat }) => toSatang(paper_vat)))).toBe(vatIncluded(177_000));
    expect(await taken()).toBe(0);
  });

  it('BUY-10 BUY-15 reports count the tickets that stay; all that are left are the whole order', async () => {
    const id = await bought(2);
    const tickets = await ticketsOf(id);
    await give(id, { tickets: [tickets[0]!.orders_detail_id] });
    const today = world.test.clock.today();
    const { body } = await world.get(`salesByProduct?date_start=${today}&date_to=${today}`, world.owner);
    const sales = body.data as { product_id: number; tickets: number; net: number }[];
    expect(sales.find(({ product_id }) => product_id === world.product.id)).toMatchObject({ tickets: 1, net: 590 });
    const purchases = world.test.get(Purchases);
    expect(await purchases.approved(world.userId)).toHaveLength(world.product.stage_id ? 1 : 0);
    expect((await give(id, { tickets: [tickets[1]!.orders_detail_id] })).body).toMatchObject({ data: { held: 0 } });
    expect((await own()).map(({ ticket_state }) => ticket_state)).toEqual(['refunded', 'refunded']);
    expect(await world.own()).toMatchObject([{ orders_status: 'refund', orders_refunded: 1180 }]);
    expect(await taken()).toBe(0);
  });

  it('BUY-10 no ticket comes back twice, after its entry, or out of another order, and a repeated press ends nothing more', async () => {
    const id = await bought(4);
    const tickets = await ticketsOf(id);
    const [first, second, third, fourth] = idsOf(tickets);
    const [used] = await own();
    await enter(used!.ticket_token);
    await give(id, { tickets: [second], key: 'one-press' });
    await give(id, { tickets: [second], key: 'one-press' });
    const other = idsOf(await ticketsOf(await bought(1)));
    for (const wish of [[first], [second], [third, ...other], [999_999_999]])
      expect((await give(id, { tickets: wish })).body).toMatchObject({ code: 'TICKET_NOT_VALID' });
    expect((await give(id, { tickets: [] })).status).toBe(422);
    const both = await Promise.all([third, third].map((one) => give(id, { tickets: [one] })));
    expect(both.filter(({ body }) => body.result)).toHaveLength(1);
    expect((await ticketsOf(id)).map(({ refund_at }) => refund_at !== null)).toEqual([false, true, true, false]);
    expect(fourth).toBeDefined();
    expect(await notesOf(id)).toHaveLength(2);
  });

  it('BUY-10 what was given back before leaves too little for a ticket: nothing ends', async () => {
    const id = await bought(2);
    const [first] = idsOf(await ticketsOf(id));
    await give(id, { amount: 700 });
    expect((await give(id, { tickets: [first] })).body).toMatchObject({ code: 'REFUND_TOO_MUCH', data: { held: 480 } });
    expect((await own()).map(({ ticket_state }) => ticket_state)).toEqual(['valid', 'valid']);
  });
});
