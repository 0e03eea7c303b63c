import { makePersonnel } from '@wethi/accounts/testing';
import { Product } from '@wethi/catalog';
import { AuditEntry, HeavyPool } from '@wethi/platform';
import { OrderWorld } from '../../testing/order-world';
import { readPdf } from '../../testing/read-pdf';
import { SELLER } from '../../testing/seller';

const ADDRESS = [
  ['รุ่งทิวา สมบูรณ์พูนสุข', '0891234567', '99/8 หมู่บ้านปิ่นทอง ถนนเจริญกรุง', 'บางรัก', 'บางรัก', 'กรุงเทพมหานคร', '10500', 'N'],
  ['ธนกร ศรีสุข', '0810000002', '12 หมู่ 3', 'ศาลายา', 'พุทธมณฑล', 'นครปฐม', '73170', 'Y'],
];

describe('labels for parcels', () => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await OrderWorld.open(SELLER);
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    await world.renew();
    await world.test.database.manager.update(Product, { id: world.product.id }, { product_book: 'Y' });
  });

  const live = (rows = ADDRESS) =>
    world.test.database.query(
      `INSERT INTO user_address (user_id, user_address_recipient, user_address_tel, user_address_line,
         user_address_sub_district, user_address_district, user_address_province, user_address_postcode,
         user_address_default) VALUES ?`,
      [rows.map((row) => [world.userId, ...row])],
    );
  const approved = (more: object = {}) =>
    world.order({ orders_status: 'approve', approve_date: world.test.clock.today(), ...more });
  const labels = (query: string, who: object = world.owner) => world.get(`orders/labels?${query}`, who);

  const read = async (pdf: Buffer) => (await world.test.get(HeavyPool).run(readPdf, pdf)).join('\n');

  it('BUY-10 are a PDF with the address that the buyer chose; orders without one are named at its end', async () => {
    await live();
    const sent = await approved();
    const without = await approved({ product_id: undefined });
    const { raw, headers } = await labels(`ids=${sent.id},${without.id}`);
    expect(headers['content-type']).toContain('application/pdf');
    const text = await read(raw);
    for (const words of ['ธนกร ศรีสุข', '081-000-0002', 'ตำบลศาลายา อำเภอพุทธมณฑล', 'จังหวัดนครปฐม', sent.order_no])
      expect(text).toContain(words);
    expect(text).not.toContain('รุ่งทิวา');
    expect(text).toContain(`${without.order_no} ไม่มีสมุด`);
    const [taken] = await world.test.database.manager.findBy(AuditEntry, { entity: 'Orders', action: 'export' });
    expect(JSON.parse(taken?.after ?? '{}')).toEqual({ labels: [sent.id] });
  });

  it('BUY-10 BUY-20 count no book of a ticket that came back', async () => {
    await live();
    const { manager } = world.test.database;
    await manager.update(Product, { id: world.product.id }, { product_format: 'onsite' });
    const { id } = await approved({ orders_net: 1180, orders_total: 1180 });
    await manager.query(
      `INSERT INTO orders_detail (orders_id, product_id, orders_detail_price, orders_detail_net) VALUES (?, ?, 590, 590)`,
      [id, world.product.id],
    );
    await manager.query('UPDATE orders_detail SET orders_detail_net = 590 WHERE orders_id = ?', [id]);
    const text = async () => read((await labels(`ids=${id}`)).raw);
    expect(await text()).toContain('× 2');
    const { body } = await world.get(`orders/refundTickets?id=${id}`, world.owner);
    const [ticket] = body.data as { orders_detail_id: number }[];
    const wish = { id, tickets: [ticket?.orders_detail_id], reason: 'show', note: 'มาไม่ได้', key: 'one-ticket' };
    expect((await world.post('orders/refund', wish, world.owner)).status).toBe(200);
    expect(await text()).not.toContain('×');
  });

  it('BUY-10 take the newest address where none is chosen, and all that a filter selects', async () => {
    await live(ADDRESS.slice(0, 1));
    await approved();
    const text = await read((await labels(`selection=${encodeURIComponent(`user_id=${world.userId}`)}`)).raw);
    expect(text).toContain('รุ่งทิวา สมบูรณ์พูนสุข');
    expect(text).toContain('แขวงบางรัก เขตบางรัก');
  });

  it('BUY-10 are refused where there is none, where nothing is named, and to bands', async () => {
    const { id } = await approved();
    expect(await labels(`ids=${id}`)).toMatchObject({ status: 409, body: { code: 'LABELS_NONE' } });
    for (const wrong of ['', 'ids=', 'ids=a,b', 'ids=1,1', 'selection=nonsense%3D1'])
      expect((await labels(wrong)).status).toBe(422);
    const { manager } = world.test.database;
    const band = await makePersonnel(manager, { role: 'band', band_id: world.product.band_id });
    expect((await labels(`ids=${id}`, await world.test.signInAs('personnel', band.id))).status).toBe(403);
    expect((await labels(`ids=${id}`, world.buyer)).status).toBe(403);
  });
});
