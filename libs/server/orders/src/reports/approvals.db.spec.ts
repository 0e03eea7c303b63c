import { makePersonnel } from '@wethi/accounts/testing';
import { makeBand } from '@wethi/catalog/testing';
import { OrdersStatusChange } from '../order/orders-status-change.entity';
import { OrderWorld } from '../testing/order-world';

describe('who approved slips', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  /** An order of the day whose slip was approved so many seconds after it came. */
  const approved = async (day: string, by: 'system' | 'personnel', seconds: number, more: object = {}) => {
    const create_at = new Date(`${day}T12:00:00+07:00`);
    const { id } = await world.order({ create_at, orders_status: 'approve', ...more });
    await world.slip({ orders_id: id, create_at, slip_status: 'accepted' });
    const step = { actor_kind: by, create_at: new Date(create_at.getTime() + seconds * 1000) };
    await world.test.database.manager.update(OrdersStatusChange, { orders_id: id, to_status: 'approve' }, step);
  };
  const other = { product_id: undefined };
  const read = async (query: string, headers = world.owner) => (await world.get(`approvals?${query}`, headers)).body;

  it('ADMIN-02 are counted for each day, with the middle of the time that buyers waited', async () => {
    await approved('2034-03-01', 'system', 4);
    for (const seconds of [2, 6]) await approved('2034-03-02', 'system', seconds, other);
    await approved('2034-03-02', 'personnel', 300, other);
    await approved('2034-03-02', 'personnel', 360, other);
    await world.order({ ...other, create_at: new Date('2034-03-01T05:00:00Z'), orders_status: 'approve' }); // without a slip
    expect(await read('date_start=2034-02-28&date_to=2034-03-02')).toMatchObject({
      data: {
        days: [
          { date: '2034-02-28', by_machine: 0, by_person: 0 },
          { date: '2034-03-01', by_machine: 1, by_person: 0 },
          { date: '2034-03-02', by_machine: 2, by_person: 2 },
        ],
        seconds: 6,
        seconds_by_person: 330,
      },
    });
  });

  it('ADMIN-02 ACC-11 are those of one band where one is chosen, and of a band always its own', async () => {
    await approved('2034-04-01', 'system', 4);
    await approved('2034-04-01', 'personnel', 60, other);
    const { band_id } = world.product;
    const range = 'date_start=2034-04-01&date_to=2034-04-01';
    const ofBand = { data: { days: [{ by_machine: 1, by_person: 0 }], seconds: 4, seconds_by_person: null } };
    expect(await read(`${range}&band_id=${band_id}`)).toMatchObject(ofBand);
    const { id } = await makePersonnel(world.test.database.manager, { role: 'band', band_id });
    const band = await world.test.signInAs('personnel', id);
    const { id: foreign } = await makeBand(world.test.database.manager);
    expect(await read(`${range}&band_id=${foreign}`, band)).toMatchObject(ofBand);
  });

  it('ADMIN-02 ACC-11 are none for somebody of a band who has none yet', async () => {
    const { id } = await makePersonnel(world.test.database.manager, { role: 'band', band_id: null });
    const nobody = await world.test.signInAs('personnel', id);
    expect(await read('date_start=2034-04-01&date_to=2034-04-01', nobody)).toMatchObject({
      data: { days: [{ by_machine: 0, by_person: 0 }] },
    });
  });

  it('ADMIN-02 are none where nothing was sold', async () => {
    expect(await read('date_start=2034-05-01&date_to=2034-05-01')).toMatchObject({
      data: { days: [{ by_machine: 0, by_person: 0 }], seconds: null, seconds_by_person: null },
    });
  });
});
