import { AuditEntry } from '@wethi/platform';
import { OrderWorld } from '../../testing/order-world';
import { MoneyBackList } from './money-back-list';
import { MoneyBack } from './money-back.entity';

describe('money to give back', () => {
  let world: OrderWorld;

  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const add = async () => {
    const order = await world.order({ orders_status: 'approve' });
    const slip = await world.slip({ amount: 590, sending_bank: '004', trans_ref: `T${order.id}` });
    const { manager } = world.test.database;
    await world.test.get(MoneyBackList).add(slip, order.id, 'second_slip');
    return { order, slip, entry: await manager.findOneByOrFail(MoneyBack, { slip_id: slip.id }) };
  };
  const list = (query = '') => world.get(`moneyBack?${query}`, world.owner);

  it('BUY-21 BUY-08 is listed for personnel with buyer, order and transfer', async () => {
    const { order, slip, entry } = await add();
    const { body } = await list(`user_id=${world.userId}&money_back_status=wait`);
    expect(body).toMatchObject({
      total: 1,
      data: [
        {
          id: entry.id,
          user_name: 'ฟ้าใส',
          order_no: order.order_no,
          trans_ref: slip.trans_ref,
          money_back_amount: 590,
        },
      ],
    });
    expect((await world.get('moneyBack', world.buyer)).status).toBe(403);
  });

  it('BUY-21 BUY-08 a transfer stands there once', async () => {
    const { order, slip } = await add();
    const again = world.test.get(MoneyBackList).add(slip, order.id, 'second_slip');
    await expect(again).rejects.toMatchObject({ code: 'SLIP_USED' });
  });

  it('BUY-21 BUY-08 is given back once, with a note, by whom and when', async () => {
    const { entry } = await add();
    const done = (money_back_note: string) =>
      world.post('moneyBackDone', { id: entry.id, money_back_note }, world.owner);
    expect((await done('')).status).toBe(422);
    expect((await done('โอนคืน KBANK 22-11-2026')).body).toMatchObject({ result: true, data: { insertId: entry.id } });
    await done('อีกครั้ง');
    const kept = await world.test.database.manager.findOneByOrFail(MoneyBack, { id: entry.id });
    expect(kept).toMatchObject({
      money_back_status: 'done',
      money_back_note: 'โอนคืน KBANK 22-11-2026',
      money_back_by: world.ownerId,
      money_back_at: expect.any(Date),
    });
    const trail = await world.test.database.manager.findBy(AuditEntry, { entity: 'MoneyBack', entity_id: entry.id });
    expect(trail).toHaveLength(1);
    expect((await world.post('moneyBackDone', { id: 99999999, money_back_note: 'x' }, world.owner)).status).toBe(404);
  });
});
