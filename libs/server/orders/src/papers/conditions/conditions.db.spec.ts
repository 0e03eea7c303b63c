import { OrderWorld } from '../../testing/order-world';

describe('the conditions of an order', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
    await world.renew();
  });
  afterAll(() => world.test.close());

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
    });
    for (const call of ['fileCreateConditionColPDF', 'conditionsPicture', 'conditionsOfOrder']) {
      expect((await read(call, world.owner)).status).toBe(200);
      expect((await read(call, world.stranger)).status).toBe(404);
      expect((await read(call, {})).status).toBe(401);
    }
  });
});
