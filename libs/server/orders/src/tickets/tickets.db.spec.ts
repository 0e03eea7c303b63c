import { AccountsModule } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import type { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { Database } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { BindOffers } from '../gifts/bind-offers.job';
import { Gift } from '../gifts/gift.entity';
import { OrdersHttpModule } from '../orders-http.module';
import { OrdersJobsModule } from '../orders-jobs.module';
import { Orders } from '../order/orders.entity';
import { makeOrder } from '../testing/orders.factory';
import type { GateAnswer, GateEntry, GuestTicket } from './check-in.dto';
import { ticketHash } from './ticket-token';
import type { OwnTicket } from './tickets.dto';

let keys = 0;

describe('tickets for a hall', () => {
  let test: TestApp;
  let product: Product;
  let office: object;

  beforeAll(async () => {
    test = await createTestApp([AccountsModule, OrdersHttpModule, OrdersJobsModule]);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-28T12:00:00Z');
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    product = await makeProduct(test.database.manager, { product_format: 'onsite' });
  });
  afterAll(() => test.close());

  const get = async <Data>(path: string, headers: object) =>
    (await test.request('GET', `/api/${path}`, { headers })).body.data as Data;
  const post = (path: string, headers: object, body: object) => test.request('POST', `/api/${path}`, { headers, body });
  const tickets = (headers: object) => get<OwnTicket[]>('tickets', headers);
  const buyer = async (overrides: Partial<Orders> = {}) => {
    const user = await makeUser(test.database.manager, { user_name: 'ฟ้าใส', user_lname: 'ใจดี' });
    const order = await makeOrder(test.database.manager, { user_id: user.id, product_id: product.id, ...overrides });
    return { user, order, headers: await test.signInAs('user', user.id) };
  };
  const press = (more: Partial<GateEntry>): GateEntry => ({
    entry_key: `gate-press-${(keys += 1)}`,
    entry_at: test.clock.now(),
    ...more,
  });
  const enter = async (entries: GateEntry[], entry_gate = 'ประตู 2', product_id = product.id) =>
    (await post('checkIn', office, { product_id, entry_gate, entries })).body.data as GateAnswer;
  const verdicts = async (...entries: GateEntry[]) => (await enter(entries)).verdicts.map(({ verdict }) => verdict);

  it('BUY-20 each approved order has a ticket with a token of its own; other orders have none', async () => {
    const { order, headers } = await buyer();
    const [ticket] = await tickets(headers);
    const facts = { ticket_code: `${order.order_no}-1`, ticket_state: 'valid', ticket_number: 1, ticket_count: 1 };
    expect(ticket).toMatchObject({ ...facts, product_title: product.product_title, is_own: true });
    expect(ticket?.ticket_token).toMatch(/^\d+\.0\.[\w-]{22}$/);
    const waiting = await buyer({ orders_status: 'wait', approve_date: null });
    expect(await tickets(waiting.headers)).toEqual([]);
    product = await makeProduct(test.database.manager, { product_format: 'online' });
    expect(await tickets((await buyer()).headers)).toEqual([]);
  });

  it('BUY-20 a gate lets a ticket in once, and tells what is used, of another show, refunded or none of ours', async () => {
    const { order, headers } = await buyer();
    const [ticket] = await tickets(headers);
    const token = ticket!.ticket_token!;
    const first = await enter([press({ ticket: token })]);
    expect(first).toMatchObject({ entered: 1, tickets: 1, verdicts: [{ verdict: 'valid', holder_name: 'ฟ้าใส ใ.' }] });
    const [again] = (await enter([press({ ticket: token })], 'ประตู 1')).verdicts;
    expect(again).toMatchObject({ verdict: 'used', entry_gate: 'ประตู 2', entry_at: '2026-11-28T12:00:00.000Z' });
    const forged = token.replace(/^\d+/, (id) => String(Number(id) + 1));
    expect(await verdicts(press({ ticket: forged }), press({ ticket: 'https://example.com' }))).toEqual([
      'unknown',
      'unknown',
    ]);
    const other = await makeProduct(test.database.manager, { product_format: 'onsite' });
    const [wrong] = (await enter([press({ ticket: token })], 'ประตู 1', other.id)).verdicts;
    expect(wrong).toMatchObject({ verdict: 'wrong', product_title: product.product_title, holder_name: null });
    expect(await tickets(headers)).toMatchObject([{ ticket_state: 'used', ticket_token: null, entry_gate: 'ประตู 2' }]);
    await test.database.query("UPDATE orders SET orders_status = 'refund' WHERE id = ?", [order.id]);
    expect(await verdicts(press({ ticket: token }))).toEqual(['refunded']);
    expect(await tickets(headers)).toMatchObject([{ ticket_state: 'refunded', ticket_token: null }]);
  });

  it('BUY-20 ten scans at once admit once; a repeated press is the same press', async () => {
    const { headers } = await buyer();
    const [ticket] = await tickets(headers);
    const scans = await Promise.all(
      Array.from({ length: 10 }, () => verdicts(press({ ticket: ticket!.ticket_token! }))),
    );
    expect(scans.flat().filter((verdict) => verdict === 'valid')).toHaveLength(1);
    expect(scans.flat().filter((verdict) => verdict === 'used')).toHaveLength(9);
    const other = await buyer();
    const [another] = await tickets(other.headers);
    const same = press({ ticket: another!.ticket_token! });
    expect((await Promise.all([verdicts(same), verdicts(same), verdicts(same)])).flat()).toEqual([
      'valid',
      'valid',
      'valid',
    ]);
    const sql = 'SELECT COUNT(*) AS entries FROM ticket_entry WHERE product_id = ?';
    expect(await test.database.query(sql, [product.id])).toEqual([{ entries: 2 }]);
  });

  it('BUY-20 BUY-13 a ticket that is given back at the gate’s moment lets in or is paid back, never both', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { order, headers } = await buyer();
      const [ticket] = await tickets(headers);
      const give = () =>
        post('orders/refund', office, {
          ...{ id: order.id, tickets: [ticket!.orders_detail_id] },
          ...{ reason: 'show', note: 'มาไม่ได้แล้วค่ะ', key: `gate-refund-${round}` },
        });
      const [[verdict], refund] = await Promise.all([verdicts(press({ ticket: ticket!.ticket_token! })), give()]);
      outcomes.push(`${verdict} ${refund.body.result ? 'paid back' : refund.body.code}`);
    }
    expect(
      outcomes.every((outcome) => ['valid TICKET_NOT_VALID', 'refunded paid back'].includes(outcome)),
      outcomes.join(),
    ).toBe(true);
  });

  it('BUY-20 of gates without a line the earlier entry counts, and the clash is told', async () => {
    const { headers } = await buyer();
    const [ticket] = await tickets(headers);
    const at = (time: string) => new Date(`2026-11-28T${time}Z`);
    const ticketAt = (time: string) => press({ ticket: ticket!.ticket_token!, offline: true, entry_at: at(time) });
    const [late] = (await enter([ticketAt('11:40:00')], 'ประตู 1')).verdicts;
    expect(late).toMatchObject({ verdict: 'valid', is_clash: false });
    const [early] = (await enter([ticketAt('11:30:00')], 'ประตู 2')).verdicts;
    expect(early).toMatchObject({ verdict: 'valid', is_clash: true });
    const [latest] = (await enter([ticketAt('11:50:00')], 'ประตู 3')).verdicts;
    expect(latest).toMatchObject({ verdict: 'used', is_clash: true, entry_gate: 'ประตู 2' });
    const kinds = await test.database.query<{ entry_kind: string }[]>(
      'SELECT entry_kind FROM ticket_entry WHERE product_id = ? ORDER BY entry_at',
      [product.id],
    );
    expect(kinds.map(({ entry_kind }) => entry_kind)).toEqual(['first', 'clash', 'clash']);
  });

  it('BUY-20 lets back in with a record of who did, and takes a wrong press back', async () => {
    const { headers } = await buyer();
    const [ticket] = await tickets(headers);
    const ticketOf = { ticket: ticket!.ticket_token! };
    const mistake = press(ticketOf);
    expect(await verdicts(mistake)).toEqual(['valid']);
    const undo = { product_id: product.id, entry_key: mistake.entry_key };
    const colleague = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    expect((await post('checkInUndo', colleague, undo)).status).toBe(404);
    expect((await post('checkInUndo', office, undo)).body.data).toMatchObject({ entered: 0 });
    expect(await verdicts(press(ticketOf), press({ ...ticketOf, again: true }))).toEqual(['valid', 'again']);
    expect((await post('checkInUndo', office, undo)).status).toBe(404);
  });

  it('BUY-20 a ticket that is sent on has another token, for its new holder alone; untaken it can be taken back', async () => {
    const { headers } = await buyer();
    const friend = await makeUser(test.database.manager, { user_name: 'ธนกร' });
    const friends = await test.signInAs('user', friend.id);
    const [ticket] = await tickets(headers);
    const of = { orders_detail_id: ticket!.orders_detail_id };
    const sending = { ...of, ticket_tel: friend.user_tel };
    expect((await post('ticketSend', friends, { ...of, ticket_tel: friend.user_tel })).body.errors).toEqual([
      { field: 'ticket_tel', message: 'เบอร์นี้เป็นเบอร์ของคุณเอง กรุณาใส่เบอร์ของเพื่อน' },
    ]);
    expect((await post('ticketSend', friends, { ...of, ticket_tel: '0899999999' })).status).toBe(404);
    await post('ticketSend', headers, sending);
    expect(await tickets(headers)).toMatchObject([
      { ticket_state: 'sent', ticket_token: null, ticket_tel: friend.user_tel },
    ]);
    expect(await tickets(friends)).toMatchObject([{ ticket_state: 'offered', ticket_token: null, ticket_tel: null }]);
    expect(await verdicts(press({ ticket: ticket!.ticket_token! }))).toEqual(['sent']);
    await post('ticketTakeBack', headers, of);
    const [back] = await tickets(headers);
    expect(back).toMatchObject({ ticket_state: 'valid' });
    expect(back!.ticket_token).not.toBe(ticket!.ticket_token);
    expect((await post('ticketTake', friends, of)).status).toBe(404);
    await post('ticketSend', headers, sending);
    await post('ticketTake', friends, of);
    expect((await post('ticketTakeBack', headers, of)).body.code).toBe('TICKET_NOT_VALID');
    const [taken] = await tickets(friends);
    expect(await verdicts(press({ ticket: back!.ticket_token! }), press({ ticket: taken!.ticket_token! }))).toEqual([
      'sent',
      'valid',
    ]);
    expect((await post('ticketSend', headers, sending)).body.code).toBe('TICKET_NOT_VALID');
  });

  it('BUY-20 untaken it stays with the account that leaves its phone, and its sender may still take it back', async () => {
    const { headers } = await buyer();
    const { manager } = test.database;
    const friend = await makeUser(manager);
    const friends = await test.signInAs('user', friend.id);
    const [ticket] = await tickets(headers);
    const of = { orders_detail_id: ticket!.orders_detail_id };
    const send = () => post('ticketSend', headers, { ...of, ticket_tel: friend.user_tel });
    const left = { user_id: friend.id, tel: friend.user_tel, left_at: test.clock.now().toISOString() };
    await send();
    await manager.query('UPDATE user SET user_tel = ? WHERE id = ?', [`0${friend.user_tel.slice(1, 9)}x`, friend.id]);
    await test.get(BindOffers).bind(left);
    const next = await test.signInAs('user', (await makeUser(manager, { user_tel: friend.user_tel })).id);
    expect(await tickets(next)).toEqual([]);
    expect((await post('ticketTake', next, of)).body.result).toBe(false);
    expect(await tickets(friends)).toMatchObject([{ ticket_state: 'offered', ticket_token: null, ticket_tel: null }]);
    expect((await post('ticketTakeBack', headers, of)).body.result).toBe(true);
    expect([await tickets(friends), await tickets(headers)]).toMatchObject([[], [{ ticket_state: 'valid' }]]);

    await send();
    await test.get(BindOffers).bind(left);
    expect((await post('ticketTake', friends, of)).body.result).toBe(true);
    expect((await post('ticketTake', friends, of)).body.result).toBe(true);
    const [taken] = await tickets(friends);
    expect(await verdicts(press({ ticket: taken!.ticket_token! }))).toEqual(['valid']);
    expect(await tickets(headers)).toMatchObject([{ ticket_state: 'used', ticket_tel: friend.user_tel }]);
  });

  it('BUY-20 ACC-12 sent to the phone of a merged account it comes to the account that stays', async () => {
    const { headers } = await buyer();
    const { manager } = test.database;
    const friend = await makeUser(manager);
    const gone = await makeUser(manager, { user_status: 'Block', user_merged_into: friend.id });
    const friends = await test.signInAs('user', friend.id);
    const [ticket] = await tickets(headers);
    const of = { orders_detail_id: ticket!.orders_detail_id };
    expect((await post('ticketSend', friends, { ...of, ticket_tel: gone.user_tel })).status).toBe(422);
    await post('ticketSend', headers, { ...of, ticket_tel: gone.user_tel });
    expect(await tickets(headers)).toMatchObject([{ ticket_state: 'sent', ticket_tel: gone.user_tel }]);
    expect(await tickets(friends)).toMatchObject([{ ticket_state: 'offered', ticket_tel: null }]);
    const told = await test.database.query<object[]>(
      "SELECT 1 FROM outbox WHERE name = 'send-notice' AND payload LIKE ?",
      [`%"${friend.user_tel}"%`],
    );
    expect(told).toHaveLength(1);
    expect((await post('ticketTake', friends, of)).body.result).toBe(true);
    expect(await tickets(friends)).toMatchObject([{ ticket_state: 'valid' }]);
  });

  it('BUY-20 the list for a gate without a line knows tickets by hashes, and of people no more than it takes', async () => {
    const { user, order, headers } = await buyer();
    const [ticket] = await tickets(headers);
    const list = await get<GuestTicket[]>(`checkInList?product_id=${product.id}`, office);
    expect(list).toEqual([
      {
        orders_detail_id: ticket!.orders_detail_id,
        ticket_code: `${order.order_no}-1`,
        ticket_hash: ticketHash(ticket!.ticket_token!),
        is_sent: false,
        holder_name: 'ฟ้าใส ใ.',
        holder_tel: user.user_tel.slice(-4),
        product_price_title: null,
        entry_at: null,
        entry_gate: null,
      },
    ]);
    expect(await verdicts(press({ orders_detail_id: ticket!.orders_detail_id }))).toEqual(['valid']);
    expect(await verdicts(press({ ticket: `${order.order_no.toLowerCase()}-1` }))).toEqual(['used']);
  });

  it('BUY-20 a code lets nobody in once its ticket was sent on or given, and who has it reads nothing of the order', async () => {
    const { order, headers } = await buyer();
    const friend = await makeUser(test.database.manager);
    const friends = await test.signInAs('user', friend.id);
    const [ticket] = await tickets(headers);
    const of = { orders_detail_id: ticket!.orders_detail_id };
    await post('ticketSend', headers, { ...of, ticket_tel: friend.user_tel });
    const nameless = { ticket_code: `${of.orders_detail_id}`, order_no: '', ticket_number: 1, ticket_count: 1 };
    expect(await tickets(friends)).toMatchObject([{ ...nameless, ticket_state: 'offered' }]);
    await post('ticketTake', friends, of);
    expect(await tickets(friends)).toMatchObject([{ ...nameless, ticket_state: 'valid' }]);
    expect(await tickets(headers)).toMatchObject([{ ticket_code: `${order.order_no}-1`, order_no: order.order_no }]);
    expect(await get(`checkInList?product_id=${product.id}`, office)).toMatchObject([{ is_sent: true }]);
    const code = { ticket: `${order.order_no}-1` };
    expect(await verdicts(press(code), press({ ticket: nameless.ticket_code }))).toEqual(['sent', 'unknown']);
    expect(await verdicts(press({ ...code, ...of, offline: true }))).toEqual(['valid']);

    const gift = { user_id: order.user_id, product_id: product.id, gift_code: 'for-a-friend-of-mine' };
    const gift_id = await test.get(Database).insert(Gift, { ...gift, gift_user_id: friend.id });
    const given = await buyer({ gift_id });
    expect(await verdicts(press({ ticket: `${given.order.order_no}-1` }))).toEqual(['sent']);
    expect((await tickets(friends))[0]).toMatchObject({ is_own: true, ticket_state: 'valid', order_no: '' });
  });

  it('BUY-20 a band checks the tickets of its own shows alone', async () => {
    const { manager } = test.database;
    const stranger = await makePersonnel(manager, { role: 'band', band_id: (await makeProduct(manager)).band_id });
    const strangers = await test.signInAs('personnel', stranger.id);
    expect(
      (await test.request('GET', `/api/checkInList?product_id=${product.id}`, { headers: strangers })).status,
    ).toBe(404);
    const own = await makePersonnel(manager, { role: 'band', band_id: product.band_id });
    const owns = await test.signInAs('personnel', own.id);
    expect(await get(`checkInList?product_id=${product.id}`, owns)).toEqual([]);
    const dated = "UPDATE product SET product_show_at = '2026-11-28 19:30:00' WHERE id = ?";
    await test.database.query(dated, [product.id]);
    expect(await get('checkInShows', owns)).toMatchObject([{ id: product.id }]);
  });
});
