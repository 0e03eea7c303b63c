import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { SlipUse } from '../../slip/slip-use.entity';
import { Slip } from '../../slip/slip.entity';
import { SlipWorld } from '../../testing/slip-world';

describe('uploadSlip while something of ours fails in its middle', () => {
  let world: SlipWorld;
  /** With connections of its own, which tests on one connection want. */
  let another: TestApp;
  beforeAll(async () => {
    another = await createTestApp([]);
    world = await SlipWorld.open();
  });
  afterAll(() => Promise.all([world.close(), another.close()]));
  beforeEach(() => world.renew());

  const kept = () => world.manager.findBy(Slip, { user_id: world.userId });

  /** The slip that failed pays its order, once, however often it is sent. */
  async function expectPaidBy(picture: Buffer): Promise<void> {
    expect((await world.upload(picture)).body).toMatchObject({ result: true });
    expect((await world.upload(picture)).body).toMatchObject({ result: false, code: 'ALREADY_ORDERED' });
    const [order, ...more] = await world.orders();
    expect([order?.orders_status, order?.orders_paid, more]).toEqual(['approve', 590, []]);
    expect(await world.manager.countBy(SlipUse, { orders_id: order!.id })).toBe(1);
    expect(await world.moneyBack()).toEqual([]);
  }

  it('RUN-05 who sends again and again what is no slip is stopped, and nobody else', async () => {
    const send = (headers: object) => world.test.request('POST', '/api/uploadSlip', { headers, body: {} });
    const answers = await Promise.all(Array.from({ length: 125 }, () => send(world.buyer)));
    expect(answers.filter(({ body }) => body.code === 'TOO_MANY')).toHaveLength(5);
    expect((await send(await world.stranger())).body.code).toBe('WRONG_TYPE');
  });

  it('BUY-02 RUN-05 a full disk spends nothing: no row, no half a file and no question to the bank', async () => {
    const picture = await world.slip();
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const put = vi.spyOn(world.test.get(Storage), 'put').mockRejectedValueOnce(full);
    const { status, body } = await world.upload(picture);
    put.mockRestore();
    expect({ status, ...body }).toMatchObject({ status: 500, code: 'SERVER_ERROR' });
    expect(body.message).not.toContain('ENOSPC');
    expect([await kept(), await world.orders(), world.pictures()]).toEqual([[], [], 0]);
    await expectPaidBy(picture);
  });

  it('BUY-03 RUN-05 a database too slow for the order keeps what the bank said, and the same slip pays later', async () => {
    await world.test.database.query('UPDATE product SET product_limit = 9 WHERE id = ?', [world.product.id]);
    await world.test.database.query('INSERT INTO product_places VALUES (?, 9, 0)', [world.product.id]);
    const picture = await world.slip();
    const other = another.database.createQueryRunner();
    try {
      await other.startTransaction();
      await other.query('SELECT * FROM product_places WHERE product_id = ? FOR UPDATE', [world.product.id]);
      expect(await world.upload(picture)).toMatchObject({ status: 503, body: { result: false, code: 'BUSY' } });
      expect(await world.orders()).toEqual([]);
      expect(await kept()).toMatchObject([{ outcome: 'verified', amount: 590, orders_id: null }]);
    } finally {
      await other.rollbackTransaction();
      await other.release();
    }
    await expectPaidBy(picture);
    const sql = 'SELECT places_taken FROM product_places WHERE product_id = ?';
    expect(await world.test.database.query(sql, [world.product.id])).toEqual([{ places_taken: 1 }]);
  });
});
