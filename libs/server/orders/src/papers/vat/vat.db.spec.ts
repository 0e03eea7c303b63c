import { makePersonnel } from '@wethi/accounts/testing';
import { Band } from '@wethi/catalog';
import { sumSatang, toBaht, toSatang, vatIncluded } from '@wethi/contract';
import { AuditEntry, HeavyPool } from '@wethi/platform';
import { OrderWorld } from '../../testing/order-world';
import { readPdf } from '../../testing/read-pdf';
import { SELLER } from '../../testing/seller';
import { Papers } from '../papers';
import { renderPaper } from '../pdf/render-paper';
import type { VatOfMonth, VatPaper } from './vat.dto';

const COMPANY = {
  receipt_type: 'company',
  buyer_name: 'บริษัท สายฟ้าแลบ มิวสิค จำกัด',
  buyer_tax_id: '0105599003450',
  buyer_branch: '00000',
  buyer_address: '199/87-88 หมู่ที่ 12 ตำบลศาลายา อำเภอพุทธมณฑล จังหวัดนครปฐม 73170',
} as const;

/** Each test has a month of its own: papers are never deleted. */
describe('the VAT of a month', () => {
  let world: OrderWorld;
  let papers: Papers;

  beforeAll(async () => {
    world = await OrderWorld.open(SELLER);
    papers = world.test.get(Papers);
  });
  afterAll(() => world.test.close());

  /** Sessions of the month before are over. */
  const begin = async (instant: string) => {
    world.test.clock.set(instant);
    await world.renew();
  };
  const report = async (month: string) =>
    (await world.get(`vatOfMonth?month=${month}`, world.owner)).body.data as VatOfMonth;
  const rows = async (query: string) => (await world.get(`vatPapers?month=${query}`, world.owner)).body;
  /** An order that was paid on the clock's day, with its receipt. */
  const sell = async (net: number) => {
    await world.renewShow();
    const order = await world.order({
      ...{ orders_status: 'approve', approve_date: world.test.clock.today() },
      ...{ orders_total: net, orders_net: net, orders_vat: toBaht(vatIncluded(toSatang(net))) },
    });
    await papers.receiptOf(order.id);
    return order;
  };
  const giveBack = (id: number, amount: number) =>
    world.post('orders/refund', { id, amount, reason: 'coupon', note: 'คืนส่วนลด', key: world.nextKey() }, world.owner);

  it('BUY-15 is the sum of its receipts, each rounded by itself, less its credit notes, week by week', async () => {
    await begin('2027-02-07T05:00:00Z');
    const nets = [590, 199, 0.01];
    for (const [place, net] of nets.entries()) {
      world.test.clock.set(`2027-02-${['07', '08', '28'][place]}T05:00:00Z`);
      await sell(net);
    }
    expect(await report('2027-02')).toMatchObject({
      receipt: { count: 3, net: 789.01, vat: 51.62, first_no: 'RC-7002-000001', last_no: 'RC-7002-000003' },
      weeks: [
        { first: '2027-02-01', last: '2027-02-07', count: 1, net: 590, first_no: 'RC-7002-000001' },
        { first: '2027-02-08', last: '2027-02-14', count: 1, net: 199 },
        { first: '2027-02-22', last: '2027-02-28', count: 1, net: 0.01, last_no: 'RC-7002-000003' },
      ],
      ...{ net: 789.01, vat: 51.62, base: 737.39, closed: false },
    });
    world.test.clock.set('2027-03-01T05:00:00Z');
    const { months, closed } = await report('2027-02');
    expect([months.slice(0, 2), closed]).toEqual([['2027-03', '2027-02'], true]);
    expect(await report('2027-03')).toMatchObject({ net: 0, vat: 0, receipt: { count: 0, first_no: null }, weeks: [] });
  });

  it('BUY-15 BUY-12 its papers add up to it to the satang: invoices stand beside their receipts, credit notes below zero', async () => {
    await begin('2027-04-10T05:00:00Z');
    const sold = [await sell(590), await sell(199), await sell(333.33)];
    const asked = await world.post('orders/taxInvoice', { id: sold[0]!.id, ...COMPANY }, world.buyer);
    const invoice = asked.body.data as { id: number; paper_no: string };
    const replaced = { id: invoice.id, ...COMPANY, buyer_name: 'บริษัท ชื่อใหม่ จำกัด', reason: 'ชื่อผิด' };
    expect((await world.post('orders/taxInvoiceReplace', replaced, world.owner)).body.result).toBe(true);
    expect((await giveBack(sold[1]!.id, 99.99)).body.result).toBe(true);

    const month = await report('2027-04');
    expect(month).toMatchObject({
      receipt: { count: 3, net: 1122.33 },
      tax_invoice: { count: 2, voided: 1, net: 590 },
      credit_note: { count: 1, net: 99.99, first_no: 'CN-7004-000001' },
      net: 1022.34,
    });
    const listed = await rows('2027-04');
    const data = listed.data as VatPaper[];
    expect(listed.total).toBe(4);
    for (const sum of ['base', 'vat', 'net'] as const)
      expect(sumSatang(data.map((row) => toSatang(row[sum])))).toBe(toSatang(month[sum]));
    expect(data.find(({ order_no }) => order_no === sold[0]!.order_no)).toMatchObject({
      paper_kind: 'receipt',
      paper_no: 'RC-7004-000001',
      other_no: 'TI-7004-000002',
      buyer_name: 'บริษัท ชื่อใหม่ จำกัด',
      buyer_tax_id: expect.stringContaining('0'),
      buyer_branch: expect.stringContaining('สำนักงานใหญ่'),
    });
    expect(data.find(({ paper_kind }) => paper_kind === 'credit_note')).toMatchObject({
      other_no: expect.stringMatching(/^RC-7004-/),
      buyer_name: 'ฟ้าใส',
      net: -99.99,
    });
    expect((await rows('2027-04&limit=3&page=2')).data).toHaveLength(1);
  });

  it('BUY-15 BUY-12 each issuer has the VAT of its own papers alone, the shop company first', async () => {
    await begin('2027-07-10T05:00:00Z');
    await sell(590);
    await world.renewShow();
    const company = {
      band_seller_name: 'บริษัท หิ่งห้อยในเมือง จำกัด',
      band_seller_tax_id: '0105599003450',
      band_seller_branch: '00000',
      band_seller_address: '12 ถนนสามัคคี จังหวัดนนทบุรี 11000',
    };
    const { band_id } = world.product;
    await world.test.database.manager.update(Band, { id: band_id }, { ...company, band_issues: 'Y' });
    const order = await world.order({
      ...{ orders_status: 'approve', approve_date: world.test.clock.today() },
      ...{ orders_total: 107, orders_net: 107, orders_vat: 7 },
    });
    await papers.receiptOf(order.id);

    const issuer = `band-${band_id}`;
    const shops = await report('2027-07');
    expect(shops).toMatchObject({ receipt: { count: 1, net: 590 } });
    expect(shops.issuers).toEqual([
      { issuer: 'shop', name: SELLER.SELLER_NAME },
      { issuer, name: company.band_seller_name },
    ]);
    const own = await report(`2027-07&issuer=${issuer}`);
    expect(own).toMatchObject({ net: 107, vat: 7, months: ['2027-07'], receipt: { first_no: 'RC-7007-000001' } });
    expect((await rows('2027-07')).total).toBe(1);
    expect((await rows(`2027-07&issuer=${issuer}`)).data).toMatchObject([{ order_no: order.order_no, net: 107 }]);
    const csv = await world.get(`vatPapersFile?month=2027-07&format=csv&issuer=${issuer}`, world.owner);
    expect(csv.raw.toString().trim().split('\r\n')).toHaveLength(2);
    const { raw } = await world.get(`vatReport?month=2027-07&issuer=${issuer}`, world.owner);
    const text = (await world.test.get(HeavyPool).run(readPdf, raw)).join('').replace(/\s+/g, '');
    expect(text).toContain(company.band_seller_name.replace(/\s+/g, ''));
    expect(text).not.toContain('590.00');
    expect((await world.get('vatOfMonth?month=2027-07&issuer=band-0', world.owner)).status).toBe(422);
  });

  it('BUY-15 leaves as a file with Thai names, and who took it is noted', async () => {
    await begin('2027-05-10T05:00:00Z');
    const { order_no } = await sell(107);
    const { raw, headers } = await world.get('vatPapersFile?month=2027-05&format=csv', world.owner);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('ภาษีขาย 2027-05.csv');
    expect(raw.toString().split('\r\n')[1]).toBe(
      `2027-05-10,ใบเสร็จรับเงิน,RC-7005-000001,,${order_no},ฟ้าใส,,,100.00,7.00,107.00`,
    );
    const xlsx = await world.get('vatPapersFile?month=2027-05&format=xlsx', world.owner);
    expect([xlsx.status, xlsx.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const taken = await world.test.database.manager.findBy(AuditEntry, { entity: 'OrdersPaper', action: 'export' });
    expect(taken.filter(({ after }) => after?.includes('2027-05'))).toHaveLength(2);
  });

  it('BUY-15 BUY-12 is a PDF with the seller, each paper and the sums; who took it is noted', async () => {
    await begin('2027-09-05T05:00:00Z');
    const { id } = await sell(590);
    await giveBack(id, 100);
    const { raw, headers } = await world.get('vatReport?month=2027-09', world.owner);
    expect(headers['content-type']).toContain('application/pdf');
    // Spaces between words of Thai are the reader's guess.
    const text = (await world.test.get(HeavyPool).run(readPdf, raw)).join('').replace(/\s+/g, '');
    for (const words of [
      'รายงานภาษีขาย กันยายน 2570',
      SELLER.SELLER_NAME,
      'RC-7009-000001',
      '551.40',
      '-93.46',
      '457.94',
      '32.06',
    ])
      expect(text).toContain(words.replace(/\s+/g, ''));
    const taken = await world.test.database.manager.findBy(AuditEntry, { entity: 'OrdersPaper', action: 'export' });
    expect(taken.map(({ after }) => after)).toContainEqual(
      JSON.stringify({ month: '2027-09', issuer: 'shop', format: 'pdf' }),
    );
  });

  it('BUY-15 a month of thousands of papers is set before anybody tires of waiting', async () => {
    const row = ['1', '05-11-2026', 'RC-6911-000001', 'TI-6911-000001', 'บริษัท สายฟ้าแลบ มิวสิค จำกัด', '', '1', '2', '3'];
    const page = { vat: 'รายงานภาษีขาย', seller: { name: 'เวที', lines: [] }, open: true, sums: [], notes: [] };
    const begun = performance.now();
    const bytes = await world.test
      .get(HeavyPool)
      .run(renderPaper, { ...page, rows: Array(3_000).fill(row) as string[][] });
    expect(bytes.length).toBeGreaterThan(50_000);
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  it('BUY-15 ADMIN-04 is for owners, month by month', async () => {
    await begin('2027-06-10T05:00:00Z');
    const { manager } = world.test.database;
    for (const role of ['shop', 'band'] as const) {
      const { id } = await makePersonnel(manager, { role, ...(role === 'band' && { band_id: world.product.band_id }) });
      const person = await world.test.signInAs('personnel', id);
      expect((await world.get('vatOfMonth?month=2027-02', person)).status).toBe(403);
      expect((await world.get('vatPapersFile?month=2027-02&format=csv', person)).status).toBe(403);
    }
    for (const month of ['2027-13', '2027', 'x', '2027-02-01'])
      expect(await world.get(`vatOfMonth?month=${month}`, world.owner)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'month', message: 'รูปแบบเดือนไม่ถูกต้อง' }] },
      });
  });

  it('BUY-15 the sums are read of an index alone', async () => {
    const [step] = await world.test.database.query<{ key: string; Extra: string }[]>(
      `EXPLAIN SELECT paper_kind, COUNT(*), MIN(paper_no), SUM(IF(paper_void_at IS NULL, paper_vat + paper_net, 0))
         FROM orders_paper FORCE INDEX (orders_paper_vat)
        WHERE paper_issuer = 'shop' AND paper_date >= '2027-02-01' AND paper_date <= '2027-02-28' GROUP BY paper_kind`,
    );
    expect(step).toMatchObject({ key: 'orders_paper_vat', Extra: expect.stringContaining('Using index') });
  });
});
