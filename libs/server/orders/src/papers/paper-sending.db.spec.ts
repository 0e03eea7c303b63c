import { User } from '@wethi/accounts';
import { AuditEntry, OutboxRow } from '@wethi/platform';
import { OrderWorld } from '../testing/order-world';
import { SELLER } from '../testing/seller';

describe('a receipt sent once more', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open(SELLER);
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.renew());

  const approved = () => world.order({ orders_status: 'approve', approve_date: world.test.clock.today() });
  const send = (id: number, as: object = world.owner) => world.post('orders/paperSend', { id }, as);
  const wishes = async () => {
    const rows = await world.test.database.manager.findBy(OutboxRow, { name: 'make-paper' });
    return rows.map(({ payload }) => JSON.parse(payload) as { again?: number }).filter(({ again }) => again);
  };
  const confirm = (user_email: string | null) =>
    world.test.database.manager.update(User, { id: world.userId }, { user_email, user_email_at: new Date() });

  it('BUY-12 ADMIN-03 goes to the address that the buyer confirmed; who sent it is noted', async () => {
    const { id } = await approved();
    await confirm(`fan${id}@example.com`);
    const before = (await wishes()).length;
    const { body } = await send(id);
    expect(body).toMatchObject({ result: true, data: { paper_no: expect.stringMatching(/^RC/) } });
    expect(await wishes()).toHaveLength(before + 1);
    const { id: paper } = body.data as { id: number };
    const noted = { entity: 'OrdersPaper', entity_id: paper, action: 'export' } as const;
    expect(await world.test.database.manager.countBy(AuditEntry, noted)).toBe(1);
  });

  it('BUY-12 ADMIN-03 is refused without an address, of what is not paid, and to everybody but the shop', async () => {
    const { id } = await approved();
    expect((await send(id)).body.code).toBe('EMAIL_MISSING');
    await confirm(`fan${id}@example.com`);
    expect((await send((await world.order({ product_id: undefined })).id)).body.code).toBe('PAPER_NOT_PAID');
    expect((await send(id, world.buyer)).status).toBe(403);
    expect((await send(4_000_000_000)).status).toBe(404);
  });
});
