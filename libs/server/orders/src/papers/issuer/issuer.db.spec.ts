import { Band, type Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { OrderWorld } from '../../testing/order-world';
import { SELLER } from '../../testing/seller';
import { OrdersPaper } from '../orders-paper.entity';
import { Papers } from '../papers';
import type { PaperPage } from '../pdf/paper-page';

const COMPANY = {
  band_seller_name: 'บริษัท หิ่งห้อยในเมือง จำกัด',
  band_seller_tax_id: '0105599003450',
  band_seller_branch: '00001',
  band_seller_address: '12 ถนนสามัคคี จังหวัดนนทบุรี 11000',
};
const PERSON = { receipt_type: 'person', buyer_name: 'ฟ้าใส', buyer_address: 'กรุงเทพ' };

describe('issuers of papers', () => {
  let world: OrderWorld;

  beforeAll(async () => {
    world = await OrderWorld.open(SELLER);
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    world.test.clock.set('2026-11-20T06:21:00Z');
    await world.renew();
  });

  const manager = () => world.test.database.manager;
  const issues = (band_issues: 'Y' | 'N', { band_id } = world.product) =>
    manager().update(Band, { id: band_id }, { ...COMPANY, band_issues });
  const sell = async ({ id }: Product = world.product) => {
    const approved = { orders_status: 'approve' as const, approve_date: world.test.clock.today() };
    const order = await world.order({ ...approved, product_id: id });
    await world.test.get(Papers).receiptOf(order.id);
    return order;
  };
  const papersOf = async (orders_id: number) => {
    const papers = await manager().find(OrdersPaper, { where: { orders_id }, order: { id: 'ASC' } });
    return papers.map(({ paper_issuer, paper_no, paper_page }) => {
      const { seller } = JSON.parse(paper_page) as PaperPage;
      return [paper_issuer, paper_no, seller.name];
    });
  };
  const askInvoice = (id: number) => world.post('orders/taxInvoice', { id, ...PERSON }, world.owner);
  const giveBack = (id: number) => {
    const wish = { id, amount: 10, reason: 'coupon', note: 'คืนส่วนลด', key: world.nextKey() };
    return world.post('orders/refund', wish, world.owner);
  };

  it('BUY-12 a band that is a company of its own issues the papers of its shows, with running numbers of its own', async () => {
    const shops = world.product;
    await world.renewShow();
    await issues('Y');
    const issuer = `band-${world.product.band_id}`;
    const name = 'บริษัท หิ่งห้อยในเมือง จำกัด (สาขาที่ 00001)';
    const { id } = await sell();
    await askInvoice(id);
    await giveBack(id);
    expect(await papersOf(id)).toEqual([
      [issuer, 'RC-6911-000001', name],
      [issuer, 'TI-6911-000001', name],
      [issuer, 'CN-6911-000001', name],
    ]);
    const other = await sell(shops);
    expect(await papersOf(other.id)).toEqual([['shop', 'RC-6911-000001', 'บริษัท เวที จำกัด (สำนักงานใหญ่)']]);
  });

  it('BUY-12 the papers of an order stay with whoever issued the first, and those that were issued stay as they are', async () => {
    const old = await sell();
    const before = await manager().findBy(OrdersPaper, { orders_id: old.id });
    await issues('Y');
    await askInvoice(old.id);
    await giveBack(old.id);
    expect((await papersOf(old.id)).map(([issuer]) => issuer)).toEqual(['shop', 'shop', 'shop']);
    expect(await manager().findBy(OrdersPaper, { orders_id: old.id, paper_kind: 'receipt' })).toEqual(before);

    const { product } = world;
    await world.renew();
    world.product = product;
    const own = await sell();
    await issues('N');
    await giveBack(own.id);
    const issuer = `band-${product.band_id}`;
    expect((await papersOf(own.id)).map(([by]) => by)).toEqual([issuer, issuer]);
  });

  it('BUY-12 an issuer without a name has no papers, and nobody stands in for it', async () => {
    await issues('Y');
    await manager().update(Band, { id: world.product.band_id }, { band_seller_name: null });
    const { id } = await sell();
    expect(await papersOf(id)).toEqual([]);
    expect((await askInvoice(id)).body).toMatchObject({ code: 'PAPER_NO_SELLER' });
    const papers = await world.get(`orders/papers?orders_id=${id}`, world.buyer);
    expect(papers.body.data).toMatchObject({ papers: [], ask_until: null });
  });

  it('BUY-07 BUY-12 shows of several issuers are no one order; of bands that issue nothing they are', async () => {
    const other = await makeProduct(manager());
    const ordersDetail = [{ product_id: world.product.id }, { product_id: other.id }];
    const order = () =>
      world.post('orders', { order: {}, ordersDetail }, { ...world.buyer, 'idempotency-key': world.nextKey() });
    await issues('Y', other);
    expect((await order()).body).toMatchObject({ code: 'SEVERAL_ISSUERS' });
    await issues('N', other);
    expect((await order()).body).toMatchObject({ result: true });
  });
});
