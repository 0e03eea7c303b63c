import type { LetterToSend } from '@wethi/accounts';
import { HeavyPool, OutboxRow, Storage } from '@wethi/platform';
import { OrdersStatusChange } from '../../order/orders-status-change.entity';
import { OrderWorld } from '../../testing/order-world';

describe('the conditions of an order', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
    await world.renew();
  });
  afterAll(() => world.test.close());

  it('RUN-05 of a show are printed once for all who ask', async () => {
    const print = vi.spyOn(world.test.get(HeavyPool), 'run');
    const read = () => world.get(`fileCreateCondition?product_id=${world.product.id}`, {});
    const [one, other] = await Promise.all([read(), read()]);
    expect(one.raw.equals(other.raw) && one.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(print).toHaveBeenCalledTimes(1);
    await world.test.database.manager.update('product', world.product.id, { product_title: 'อีกชื่อหนึ่ง' });
    await read();
    expect(print).toHaveBeenCalledTimes(2);
    print.mockRestore();
  });

  it('BUY-12 are a file and a picture for its buyer and personnel alone, and say when they were agreed to', async () => {
    const { id, order_no } = await world.order();
    const read = (call: string, headers: object) => world.get(`${call}?orders_id=${id}`, headers);
    const file = await read('fileCreateConditionColPDF', world.buyer);
    expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const picture = await read('conditionsPicture', world.buyer);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.raw.toString()).toMatch(/^<svg[^>]+viewBox="0 0 595\.\d+ 841\.\d+"/);
    expect((await read('conditionsOfOrder', world.buyer)).body.data).toEqual({
      order_no,
      version: '2569-09',
      agreed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      user_email: null,
    });
    for (const call of ['fileCreateConditionColPDF', 'conditionsPicture', 'conditionsOfOrder']) {
      expect((await read(call, world.owner)).status).toBe(200);
      expect((await read(call, world.stranger)).status).toBe(404);
      expect((await read(call, {})).status).toBe(401);
    }
  });

  it('BUY-12 of an order that personnel made say of nobody that they agreed', async () => {
    const { id } = await world.order({ product_id: undefined });
    const step = {
      orders_id: id,
      from_status: null,
      to_status: 'approve' as const,
      actor_kind: 'personnel' as const,
      actor_id: 1,
    };
    await world.test.database.manager.insert(OrdersStatusChange, step);
    const { data } = (await world.get(`conditionsOfOrder?orders_id=${id}`, world.buyer)).body;
    expect(data).toMatchObject({ agreed_at: null });
  });

  it('BUY-12 are sent to a confirmed address of its buyer, and to nobody else', async () => {
    const { id, order_no, user_id } = await world.order({ product_id: undefined });
    const send = (headers: object) => world.post('ownConditionsSend', { id }, headers);
    expect((await send(world.buyer)).body).toMatchObject({ result: false, code: 'PAPER_NO_EMAIL' });
    expect((await send(world.stranger)).status).toBe(404);
    const user_email = `conditions-${user_id}@example.com`;
    const { database } = world.test;
    await database.query('UPDATE user SET user_email = ?, user_email_at = NOW(3) WHERE id = ?', [user_email, user_id]);
    expect((await send(world.buyer)).body).toMatchObject({ result: true, data: { user_email } });
    const letters = (await database.manager.findBy(OutboxRow, { name: 'send-letter' })).map(
      ({ payload }) => JSON.parse(payload) as LetterToSend,
    );
    const attachments = letters.find(({ to }) => to === user_email)?.attachments;
    expect(attachments?.map(({ filename }) => filename)).toEqual([`condition-${order_no}.pdf`]);
    const file = await world.test.get(Storage).get('private', attachments![0]!.path);
    expect(file?.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
