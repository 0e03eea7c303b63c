import type { ProductPrice } from '@wethi/catalog';
import { makeProduct, makeProductPrice } from '@wethi/catalog/testing';
import { Config, Database, PubSub } from '@wethi/platform';
import { PlaceHolds } from '../places/place-holds';
import { makeOrder } from '../testing/orders.factory';
import { roomWorld } from '../testing/room-world';

describe('a waiting room', () => {
  const room = roomWorld();
  const { at, advance, post, join, place, buy, admit, person, people, taken, stay, statesOf, open } = room;

  it('BUY-14 is closed before it opens, draws who came before the sale, and queues who comes later by arrival', async () => {
    await open(3);
    at('09:00:00');
    const early = await person();
    expect(await join(early.headers)).toMatchObject({ room_state: 'closed', queue_ahead: null });
    at('09:40:00');
    const first = await people(6);
    expect(new Set(await statesOf(first))).toEqual(new Set(['before']));
    await admit();
    expect(await taken()).toBe(0);
    at('10:00:00');
    const drawn = await stay(first);
    expect(drawn.map(({ queue_ahead }) => queue_ahead).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    const late = await people(2);
    expect((await stay(late)).map(({ queue_ahead }) => queue_ahead)).toEqual([6, 7]);
  });

  it('BUY-14 tells one account one place, on every page and every API', async () => {
    await open(10);
    at('10:00:01');
    await people(3);
    const [me] = await people(1);
    for (const api of [room.test, room.other, room.test])
      expect(await join(me!.headers, api)).toMatchObject({ queue_ahead: 3 });
    expect(await place(me!)).toMatchObject({ queue_ahead: 3, queue_start: 4, minutes_from: null, per_minute: null });
  });

  it('BUY-14 lets in by order, and whoever has a turn is never refused; nobody else buys', async () => {
    await open(4);
    at('10:00:01');
    const waiting = await people(7);
    expect((await buy(waiting[6]!)).body.code).toBe('QUEUE_NEEDED');
    await admit();
    expect(await statesOf(waiting)).toEqual([...Array<string>(4).fill('turn'), ...Array<string>(3).fill('queue')]);
    expect(await taken()).toBe(4);
    const bought = await Promise.all(
      waiting.slice(0, 4).map((one, index) => buy(one, index % 2 ? room.test : room.other)),
    );
    expect(bought.map(({ body }) => body.result)).toEqual([true, true, true, true]);
    expect((await buy(waiting[4]!)).body.code).toBe('QUEUE_NEEDED');
    advance(1);
    await admit();
    expect(await statesOf(waiting.slice(4))).toEqual(['soldout', 'soldout', 'soldout']);
    expect(await taken()).toBe(4);
  });

  it('BUY-14 a turn ends after ten minutes, and its place goes to the next; so does one that was given up', async () => {
    await open(2);
    at('10:00:01');
    const waiting = await people(4);
    await admit();
    expect((await stay(waiting)).map(({ turn_until }) => turn_until)).toEqual([
      '2026-12-01T03:10:01.000Z',
      '2026-12-01T03:10:01.000Z',
      null,
      null,
    ]);
    await post('waitingRoomLeave', waiting[0]!.headers, { product_id: room.product.id });
    await admit();
    expect(await statesOf(waiting)).toEqual(['out', 'turn', 'turn', 'queue']);
    for (let minute = 0; minute < 4; minute += 1) {
      advance(160);
      await stay(waiting);
    }
    await admit();
    expect((await stay(waiting)).map(({ room_state }) => room_state)).toEqual([
      'out',
      'turn-over',
      'turn-over',
      'turn',
    ]);
    expect(await taken()).toBe(1);
    expect(await join(waiting[1]!.headers)).toMatchObject({ room_state: 'queue', queue_ahead: 0 });
    await admit();
    expect((await buy(waiting[1]!)).body.result).toBe(true);
  });

  it('BUY-14 BUY-20 tells how long a turn, a place and an offer last, by the settings', async () => {
    await open(3);
    at('10:00:01');
    const { headers } = await person();
    const listed = await post('waitingList', headers, { product_id: room.product.id });
    const { TURN_MINUTES, QUEUE_CONTACT_MINUTES, OFFER_MINUTES } = room.test.get(Config);
    const minutes = { turn_minutes: TURN_MINUTES, contact_minutes: QUEUE_CONTACT_MINUTES };
    expect(await join(headers)).toMatchObject(minutes);
    expect(await place((await people(1))[0]!)).toMatchObject(minutes);
    expect(listed.body.data).toMatchObject({ offer_minutes: OFFER_MINUTES });
    at('09:00:00');
    expect(await join(headers)).toMatchObject({ room_state: 'closed', ...minutes });
  });

  it('BUY-14 tells whoever comes again whether they asked for an SMS', async () => {
    await open(0);
    at('10:00:01');
    const { headers } = await person();
    expect(await join(headers)).toMatchObject({ queue_sms: 'N' });
    await post('waitingRoomSms', headers, { product_id: room.product.id, queue_sms: 'Y' });
    expect(await join(headers)).toMatchObject({ queue_sms: 'Y' });
  });

  it('BUY-14 keeps the place for five minutes after the last contact', async () => {
    await open(1);
    at('10:00:01');
    const [holder] = await people(1);
    await admit();
    const waiting = await people(2);
    advance(299);
    await place(waiting[1]!);
    await admit();
    expect(await place(waiting[0]!)).toMatchObject({ room_state: 'queue', queue_ahead: 0 });
    advance(299);
    await place(waiting[1]!);
    advance(2);
    await admit();
    expect(await place(waiting[0]!)).toMatchObject({ room_state: 'out' });
    advance(16);
    await admit();
    expect(await place(waiting[1]!)).toMatchObject({ room_state: 'turn' });
    expect(await place(holder!)).toMatchObject({ room_state: 'turn-over' });
  });

  it('BUY-14 measures before it promises, and says when the places will hardly do', async () => {
    await open(500);
    at('10:00:01');
    const waiting = await people(12);
    await admit();
    expect(await place(waiting[11]!)).toMatchObject({ queue_ahead: 7, minutes_from: null, is_likely: true });
    advance(60);
    await admit();
    await admit();
    expect(await place(waiting[11]!)).toMatchObject({ room_state: 'turn' });
    const [late] = await people(1);
    await admit();
    expect(await place(late!)).toMatchObject({ room_state: 'turn' });
    await room.test.database.query('UPDATE product_places SET places_limit = places_taken + 1 WHERE product_id = ?', [
      room.product.id,
    ]);
    const last = await people(6);
    advance(1);
    await admit();
    const told = await place(last[5]!);
    expect(told.per_minute).toBeGreaterThan(0);
    expect(told.minutes_to).toBeGreaterThanOrEqual(told.minutes_from!);
  });

  it('BUY-14 who comes after the room was forgotten stands behind its line, and what is told keeps all of it', async () => {
    await open(0);
    at('10:00:01');
    await people(4);
    const { redis } = room.test.get(PubSub);
    const keyOf = (part: string) => `{queue:${room.product.id}}:${part}`;
    await admit();
    const kept = await Promise.all(['line', 'seen', 'room', 'start'].map((part) => redis.pttl(keyOf(part))));
    expect(Math.min(...kept)).toBeGreaterThan(2 * 86_400_000);
    await redis.del(keyOf('room'));
    const [late] = await people(1);
    expect(await place(late!)).toMatchObject({ queue_ahead: 4 });
  });

  it('BUY-14 survives a lost Redis: turns wholly, the line as it was some seconds ago', async () => {
    await open(2);
    at('10:00:01');
    const waiting = await people(6);
    await admit();
    await room.test.get(PubSub).redis.flushdb();
    expect(await statesOf(waiting)).toEqual(['turn', 'turn', 'queue', 'queue', 'queue', 'queue']);
    expect((await stay(waiting)).map(({ queue_ahead }) => queue_ahead)).toEqual([null, null, 0, 1, 2, 3]);
    const [late] = await people(1);
    expect(await place(late!)).toMatchObject({ queue_ahead: 4 });
    expect((await buy(waiting[0]!)).body.result).toBe(true);
  });

  it('BUY-14 lets in again who has a turn that the line did not hear of', async () => {
    await open(1);
    at('10:00:01');
    const waiting = await people(2);
    await room.test.get(PlaceHolds).give(room.product.id, waiting[0]!.id, 'turn', 10, 1);
    await admit();
    expect(await statesOf(waiting)).toEqual(['turn', 'queue']);
    expect(await taken()).toBe(1);
  });

  it('BUY-14 who bought for a hall stands in line again for more, though the time of their turn is not over', async () => {
    await open(5, { product_format: 'onsite' });
    at('10:00:01');
    const [me] = await people(1);
    await admit();
    expect(await statesOf([me!])).toEqual(['turn']);
    expect((await buy(me!)).body.result).toBe(true);
    expect(await join(me!.headers)).toMatchObject({ room_state: 'queue' });
    await admit();
    expect(await statesOf([me!])).toEqual(['turn']);
    expect((await buy(me!)).body.result).toBe(true);
  });

  it('BUY-14 who stands in line again in the second in which their turn ends gets one that counts', async () => {
    await open(1);
    at('10:00:01');
    const [me] = await people(1);
    await admit();
    at('10:10:04');
    expect(await join(me!.headers)).toMatchObject({ room_state: 'queue' });
    await admit();
    expect(await statesOf([me!])).toEqual(['queue']);
    at('10:10:20');
    await admit();
    expect(await statesOf([me!])).toEqual(['turn']);
    expect((await post('placeHold', me!.headers, { product_id: room.product.id })).body.data).toMatchObject({
      hold_until: '2026-12-01T03:20:20.000Z',
    });
  });

  it('BUY-14 a place in line is asked for without a statement, and only by an entry that was given', async () => {
    await open(1);
    at('10:00:01');
    const [me] = await people(1);
    let statements = 0;
    const query = vi.spyOn(room.test.get(Database), 'query').mockImplementation(() => {
      statements += 1;
      throw new Error('no statement');
    });
    expect(await place(me!)).toMatchObject({ room_state: 'queue' });
    query.mockRestore();
    expect(statements).toBe(0);
    const forged = me!.entry.replace(/^\d+/, String(room.product.id + 1));
    for (const entry of [forged, 'nothing', `${room.product.id}.1.AAAAAAAAAAAAAAAAAAAAAA`])
      expect((await room.test.request('GET', `/api/waitingRoomPlace?entry=${entry}`)).status).toBe(404);
  });

  it('BUY-14 what sells without a room needs no turn; a limited show keeps a place for who goes to pay', async () => {
    await open(1, { product_queue: 'N' });
    at('10:00:01');
    const [me, next] = [await person(), await person()];
    expect((await post('waitingRoom', me.headers, { product_id: room.product.id })).status).toBe(404);
    const held = await post('placeHold', me.headers, { product_id: room.product.id });
    expect(held.body.data).toEqual({ hold_until: '2026-12-01T03:15:01.000Z', now: '2026-12-01T03:00:01.000Z' });
    expect((await post('placeHold', next.headers, { product_id: room.product.id })).body.code).toBe('SOLD_OUT');
    expect((await buy(next)).body.code).toBe('SOLD_OUT');
    expect((await buy(me)).body.result).toBe(true);
    expect(await taken()).toBe(1);
  });

  it('CAT-05 BUY-01 who goes to pay hears that a price is for existing members, or over, before they transfer', async () => {
    await open(9, { product_queue: 'N', product_price_list: 'Y' });
    at('10:00:01');
    const { manager } = room.test.database;
    const priced = (more: Partial<ProductPrice>) => makeProductPrice(manager, { product_id: room.product.id, ...more });
    const [own, over, usual] = [
      await priced({ product_price_member: 'MB' }),
      await priced({ product_price_to: '2026-11-30' }),
      await priced({}),
    ];
    const me = await person();
    const hold = async ({ id }: ProductPrice) =>
      (await post('placeHold', me.headers, { product_id: room.product.id, product_price_id: id })).body.code;
    expect([await hold(own), await hold(over), await hold(usual)]).toEqual([
      ...['PRICE_MEMBERS_ONLY', 'PRICE_NOT_AVAILABLE'],
      undefined,
    ]);
    await makeOrder(manager, { user_id: me.id, product_id: (await makeProduct(manager)).id, orders_status: 'approve' });
    expect(await hold(own)).toBeUndefined();
  });

  it('BUY-14 who asks again when the time of their place is over has it for a new one, while nobody waits for it', async () => {
    await open(1, { product_queue: 'N' });
    const [me, next] = [await person(), await person()];
    const hold = async () => (await post('placeHold', me.headers, { product_id: room.product.id })).body;
    at('10:00:01');
    await hold();
    at('10:15:00');
    expect((await hold()).data).toMatchObject({ hold_until: '2026-12-01T03:15:01.000Z' });
    at('10:15:01');
    expect((await hold()).data).toMatchObject({ hold_until: '2026-12-01T03:30:01.000Z' });
    expect(await taken()).toBe(1);
    await post('waitingList', next.headers, { product_id: room.product.id });
    at('10:30:01');
    expect((await hold()).code).toBe('SOLD_OUT');
  });
});
