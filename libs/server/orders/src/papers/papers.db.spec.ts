import { Config, OutboxRow, type Refusal, Transactions } from '@wethi/platform';
import { makeUser } from '@wethi/accounts/testing';
import { Product, Stage } from '@wethi/catalog';
import { Orders } from '../order/orders.entity';
import { OrderWorld } from '../testing/order-world';
import { SELLER } from '../testing/seller';
import { OrdersPaper } from './orders-paper.entity';
import { PaperFiles } from './paper-files';
import type { PaperPage } from './pdf/paper-page';
import { Papers } from './papers';

const COMPANY = {
  receipt_type: 'company',
  buyer_name: 'บริษัท สายฟ้าแลบ มิวสิค จำกัด',
  buyer_tax_id: '0-1055-99003-45-0',
  buyer_branch: '00000',
  buyer_address: '199/87-88 หมู่ที่ 12 ตำบลศาลายา อำเภอพุทธมณฑล จังหวัดนครปฐม 73170',
} as const;

describe('papers', () => {
  let world: OrderWorld;
  let papers: Papers;

  beforeAll(async () => {
    world = await OrderWorld.open(SELLER);
    papers = world.test.get(Papers);
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    world.test.clock.set('2026-11-20T06:21:00Z');
    await world.renew();
  });

  const paid = (more: Partial<Orders> & { product_id?: number } = {}) =>
    world.order({ orders_status: 'approve', approve_date: world.test.clock.today(), ...more });
  const rows = (orders_id: number) =>
    world.test.database.manager.find(OrdersPaper, { where: { orders_id }, order: { id: 'ASC' } });
  const page = ({ paper_page }: Pick<OrdersPaper, 'paper_page'>) => JSON.parse(paper_page) as PaperPage;
  const ask = (id: number, more: object = {}, as: object = world.buyer) =>
    world.post('orders/taxInvoice', { id, ...COMPANY, ...more }, as);

  it('BUY-12 an order has one receipt, however often it is issued', async () => {
    const order = await paid();
    const issued = await Promise.all([1, 2, 3].map(() => papers.receiptOf(order.id)));
    expect(new Set(issued.map((paper) => paper?.paper_no)).size).toBe(1);
    const [receipt] = await rows(order.id);
    expect(receipt).toMatchObject({ paper_kind: 'receipt', paper_net: 590, paper_vat: 38.6, paper_date: '2026-11-20' });
    expect(receipt?.paper_no).toMatch(/^RC-6911-\d{6}$/);
    expect(page(receipt!)).toMatchObject({
      subtitle: 'ไม่ใช่ใบกำกับภาษี',
      words: ['', 'ห้าร้อยเก้าสิบบาทถ้วน'],
      totals: expect.arrayContaining([['ราคาก่อนภาษีมูลค่าเพิ่ม', '551.40']]),
    });
  });

  it('BUY-12 an item says whether it was bought to see the show live or what is left of it', async () => {
    const { id, stage_id } = world.product;
    const { manager } = world.test.database;
    await manager.update(Stage, stage_id!, { stage_date: '2026-11-20', stage_time_start: '19:30' });
    await manager.update(Product, id, { product_to: '2026-11-20' });
    const textOf = async (create_at: string) => {
      const order = await paid({ user_id: (await makeUser(manager)).id });
      await manager.update(Orders, order.id, { create_at: new Date(create_at) });
      const [item] = page((await papers.receiptOf(order.id))!).items;
      return item!.slice(1, 3).join(' ');
    };
    expect(await textOf('2026-11-20T12:29:00Z')).toMatch(/^บัตรชมสด .+ 20 พฤศจิกายน 2569 เวลา 19:30\sน\. ดูย้อนหลังได้ถึง/);
    expect(await textOf('2026-11-20T12:31:00Z')).toMatch(/^บัตรชม .+ 20 พฤศจิกายน 2569 เวลา/);
    expect(await textOf('2026-11-20T17:00:00Z')).toMatch(/^บัตรดูย้อนหลัง (?!.*เวลา).+ ดูได้ถึง \d+ \S+ 2569$/);
  });

  it('BUY-12 200 tax invoices at once have numbers without a gap and none twice, also where some fail', async () => {
    const { manager } = world.test.database;
    const first = await paid();
    expect((await ask(first.id)).body).toMatchObject({ result: true, data: { order_no: first.order_no } });
    const before = (await rows(first.id)).find(({ paper_kind }) => paper_kind === 'tax_invoice');
    const orders = [];
    for (let made = 0; made < 200; made += 1) {
      const { id } = await makeUser(manager);
      orders.push(await paid({ user_id: id, product_id: undefined }));
    }
    const actor = await world.test.actorOf(world.owner as { authorization: string });
    const transactions = world.test.get(Transactions);
    const issue = (id: number, place: number): Promise<string> =>
      transactions
        .run(async () => {
          const paper = await papers.askTaxInvoice({ ...COMPANY, buyer_tax_id: '0105599003450', id }, actor);
          // a process that ends here has given its number to nobody
          if (place % 10 === 0) throw new Error('ends before the commit');
          return paper.paper_no;
        })
        // who waited for the number or for a connection too long is told so, and asks again
        .catch((error: unknown) => {
          if (!['BUSY', 'POOL_ACQUIRE_TIMEOUT'].includes((error as Refusal).code)) throw error;
          return issue(id, place);
        });
    const outcomes = await Promise.allSettled(orders.map(({ id }, place) => issue(id, place)));
    const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    expect(failures).toEqual(Array.from({ length: 20 }, () => 'Error: ends before the commit'));
    const last = Number(before?.paper_no.slice(-6));
    const expected = numbers.map((_, place) => `TI-6911-${String(last + 1 + place).padStart(6, '0')}`);
    expect(numbers.toSorted()).toEqual(expected);
  }, 120_000);

  it('BUY-12 a tax invoice is issued once: the same words again are the same paper, others are refused', async () => {
    const order = await paid();
    const [one, two] = await Promise.all([ask(order.id, { remember: true }), ask(order.id, { remember: true })]);
    expect(one.body.data).toEqual(two.body.data);
    expect((await ask(order.id, { buyer_name: 'บริษัท อื่น จำกัด' })).body).toMatchObject({ code: 'PAPER_ISSUED' });
    const invoices = (await rows(order.id)).filter(({ paper_kind }) => paper_kind === 'tax_invoice');
    expect(invoices).toHaveLength(1);
    expect(page(invoices[0]!).buyer).toEqual([
      ['ผู้ซื้อ', COMPANY.buyer_name, 'bold'],
      ['ที่อยู่', COMPANY.buyer_address],
      ['เลขผู้เสียภาษี', '0-1055-99003-45-0'],
      ['สาขา', 'สำนักงานใหญ่'],
    ]);
    await world.renewShow();
    const next = await paid();
    const { body } = await world.get(`orders/papers?orders_id=${next.id}`, world.buyer);
    expect(body.data).toMatchObject({ ask_until: '2026-11-30', buyer: { buyer_name: COMPANY.buyer_name } });
  });

  it('BUY-12 what is wrong with a wish stands beside its field', async () => {
    const order = await paid();
    const fields = async (more: object) =>
      ((await ask(order.id, more)).body['errors'] as { field: string; message: string }[]).map(({ field }) => field);
    expect(await fields({ buyer_tax_id: '0-1055-99003-45-1' })).toEqual(['buyer_tax_id']);
    expect(await fields({ buyer_tax_id: '', buyer_branch: '1' })).toEqual(['buyer_tax_id', 'buyer_branch']);
    expect(await fields({ buyer_name: ' ', buyer_address: '' })).toEqual(['buyer_name', 'buyer_address']);
    const person = { receipt_type: 'person', buyer_tax_id: '', buyer_branch: undefined };
    expect((await ask(order.id, person)).body).toMatchObject({ result: true });
  });

  it('BUY-12 is asked until the end of the month of payment, by its buyer alone, and only of what is paid', async () => {
    const order = await paid();
    expect((await ask(order.id, {}, world.stranger)).status).toBe(404);
    const waiting = await world.order({ product_id: undefined });
    expect((await ask(waiting.id)).body).toMatchObject({ code: 'PAPER_NOT_PAID' });
    world.test.clock.set('2026-11-30T16:59:59Z');
    expect((await world.get(`orders/papers?orders_id=${order.id}`, world.buyer)).body.data).toMatchObject({
      ask_until: '2026-11-30',
    });
    world.test.clock.set('2026-11-30T17:00:00Z');
    const buyer = await world.test.signInAs('user', world.userId);
    expect((await ask(order.id, {}, buyer)).body).toMatchObject({ code: 'PAPER_TOO_LATE' });
    const list = `orders/papers?orders_id=${order.id}`;
    expect((await world.get(list, buyer)).body.data).toMatchObject({ ask_until: null });
    // Whom they are told to turn to.
    const office = await world.test.signInAs('personnel', world.ownerId);
    expect((await world.get(list, office)).body.data).toMatchObject({ ask_until: '2026-11-30' });
    expect((await ask(order.id, {}, office)).body).toMatchObject({ result: true });
  });

  it('BUY-12 a void invoice keeps its number, names its substitute, and is printed so', async () => {
    const order = await paid();
    await ask(order.id);
    const [old] = (await rows(order.id)).filter(({ paper_kind }) => paper_kind === 'tax_invoice');
    const wish = { id: old!.id, ...COMPANY, buyer_name: 'บริษัท ชื่อใหม่ จำกัด', reason: 'ชื่อผิด' };
    const { body } = await world.post('orders/taxInvoiceReplace', wish, world.owner);
    const substitute = (body.data as { paper_no: string }).paper_no;
    const { body: list } = await world.get(`orders/papers?orders_id=${order.id}`, world.buyer);
    expect((list.data as { papers: unknown[] }).papers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          paper_no: old!.paper_no,
          paper_void_at: expect.any(String),
          substitute_no: substitute,
        }),
        expect.objectContaining({ paper_no: substitute, paper_void_at: null }),
      ]),
    );
    const kept = (await rows(order.id)).find(({ id }) => id === old!.id)!;
    expect(page(kept)).toMatchObject({
      void: true,
      notes: expect.arrayContaining([expect.stringContaining(substitute)]),
    });
    expect((await world.post('orders/taxInvoiceReplace', wish, world.owner)).body).toMatchObject({
      code: 'PAPER_VOID',
    });
  });

  it('BUY-12 after a part came back personnel issues the invoice in full beside the credit notes, and corrects it', async () => {
    const order = await paid();
    const giveBack = (more: object) => {
      const wish = { id: order.id, reason: 'coupon', note: 'คืนส่วนลด', key: world.nextKey(), ...more };
      return world.post('orders/refund', wish, world.owner);
    };
    await giveBack({ amount: 100 });
    expect((await ask(order.id)).body).toMatchObject({ code: 'PAPER_REFUNDED' });
    const list = `orders/papers?orders_id=${order.id}`;
    expect((await world.get(list, world.buyer)).body.data).toMatchObject({ ask_until: null });
    expect((await world.get(list, world.owner)).body.data).toMatchObject({ ask_until: '2026-11-30' });
    const { body } = await ask(order.id, {}, world.owner);
    const { id } = body.data as { id: number };
    const wish = { id, ...COMPANY, buyer_name: 'บริษัท ชื่อใหม่ จำกัด', reason: 'ชื่อผิด' };
    const replace = (paper: number) => world.post('orders/taxInvoiceReplace', { ...wish, id: paper }, world.owner);
    const substitute = (await replace(id)).body.data as { id: number };
    const issued = await rows(order.id);
    const note = issued.find(({ paper_kind }) => paper_kind === 'credit_note')!;
    for (const invoice of issued.filter(({ paper_kind }) => paper_kind === 'tax_invoice')) {
      expect(invoice).toMatchObject({ paper_net: 590, paper_vat: 38.6 });
      expect(page(invoice).notes).toContain(`คำสั่งซื้อนี้มีใบลดหนี้แล้ว เลขที่ ${note.paper_no}`);
    }
    await giveBack({});
    expect((await rows(order.id)).at(-1)).toMatchObject({ paper_kind: 'credit_note', paper_about_id: substitute.id });
    expect((await replace(substitute.id)).body).toMatchObject({ code: 'PAPER_REFUNDED' });
  });

  it('BUY-12 a file is a PDF, the same bytes when it is made again, and there for its buyer and personnel alone', async () => {
    const order = await paid();
    const receipt = await papers.receiptOf(order.id);
    const read = (headers: object) => world.get(`paperFile?id=${receipt!.id}`, headers);
    const first = await read(world.buyer);
    expect(first.headers['content-type']).toContain('application/pdf');
    expect(first.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await read(world.stranger)).status).toBe(404);
    expect((await read({})).status).toBe(401);
    await world.test.database.manager.update(OrdersPaper, { id: receipt!.id }, { paper_file: null });
    const again = await world.test.get(PaperFiles).read(receipt!.id, await world.test.actorOf(world.owner));
    expect(again.bytes.equals(first.raw)).toBe(true);
  });

  it('BUY-12 a paper is shown as a picture to its buyer and personnel alone', async () => {
    const order = await paid();
    const receipt = await papers.receiptOf(order.id);
    const read = (path: string, headers: object) => world.get(`${path}?id=${receipt!.id}`, headers);
    const picture = await read('paperPicture', world.buyer);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.raw.toString()).toMatch(/^<svg[^>]+viewBox="0 0 595\.\d+ 841\.\d+"/);
    expect((await read('paperById', world.buyer)).body.data).toMatchObject({
      order_no: order.order_no,
      paper_no: receipt!.paper_no,
      paper_net: 590,
      buyer_name: page(receipt!).buyer[0]![1],
      about_no: null,
      user_email: null,
      substitute_id: null,
    });
    for (const path of ['paperPicture', 'paperById']) {
      expect((await read(path, world.owner)).status).toBe(200);
      expect((await read(path, world.stranger)).status).toBe(404);
      expect((await read(path, {})).status).toBe(401);
    }
  });

  it('BUY-12 a paper is sent once more to a confirmed address, and to nobody else', async () => {
    const order = await paid();
    const receipt = await papers.receiptOf(order.id);
    const send = (headers: object) => world.post('ownPaperSend', { id: receipt!.id }, headers);
    expect((await send(world.buyer)).body).toMatchObject({ result: false, code: 'PAPER_NO_EMAIL' });
    expect((await send(world.stranger)).status).toBe(404);
    const user_email = `again-${order.user_id}@example.com`;
    await world.test.database.query('UPDATE user SET user_email = ?, user_email_at = NOW(3) WHERE id = ?', [
      user_email,
      order.user_id,
    ]);
    expect((await send(world.buyer)).body).toMatchObject({ result: true, data: { user_email } });
    const left = await world.test.database.manager.findBy(OutboxRow, { name: 'make-paper' });
    const wishes = left.map(({ payload }) => JSON.parse(payload) as { orders_paper_id: number; again?: number });
    expect(wishes.filter(({ orders_paper_id, again }) => orders_paper_id === receipt!.id && again)).not.toEqual([]);
  });

  it('BUY-12 fileTaxInvoice answers the order number', async () => {
    const order = await paid();
    const { body } = await world.get(`orders/fileTaxInvoice?orders_id=${order.id}`, world.buyer);
    expect(body.data).toMatchObject({ order_no: order.order_no, paper_no: expect.stringMatching(/^RC-/) });
    expect((await world.get(`orders/fileTaxInvoice?orders_id=${order.id}`, world.stranger)).status).toBe(404);
  });

  it('BUY-12 an invoice brings its receipt along, of the same day, by which its VAT is reported', async () => {
    world.test.clock.set('2026-11-30T16:59:00Z');
    const order = await paid();
    await ask(order.id);
    world.test.clock.set('2026-11-30T17:01:00Z');
    await papers.receiptOf(order.id);
    const issued = (await rows(order.id)).map(({ paper_kind, paper_date }) => [paper_kind, paper_date]);
    expect(issued).toEqual([
      ['receipt', '2026-11-30'],
      ['tax_invoice', '2026-11-30'],
    ]);
  });

  it('BUY-12 money goes back while a setting of the seller is missing, without a credit note', async () => {
    const order = await paid();
    await papers.receiptOf(order.id);
    const seller = vi.spyOn(world.test.get(Config), 'SELLER_ADDRESS', 'get').mockReturnValue('');
    const { body } = await world.update({ id: order.id, orders_status: 'refund', orders_note: 'ยกเลิกการแสดง' });
    seller.mockRestore();
    expect(body.result).toBe(true);
    expect((await rows(order.id)).map(({ paper_kind }) => paper_kind)).toEqual(['receipt']);
  });

  it('BUY-12 an approval leaves the receipt to be issued', async () => {
    const order = await world.order();
    await world.update({ id: order.id, orders_status: 'approve' });
    const { manager } = world.test.database;
    const left = await manager.findBy(OutboxRow, { name: 'issue-receipt' });
    expect(left.map(({ payload }) => payload)).toContainEqual(JSON.stringify({ orders_id: order.id }));
  });
});

describe('papers of a shop without a seller', () => {
  it('BUY-12 are not issued', async () => {
    const world = await OrderWorld.open();
    await world.renew();
    const order = await world.order({ orders_status: 'approve', approve_date: world.test.clock.today() });
    expect(await world.test.get(Papers).receiptOf(order.id)).toBeUndefined();
    const wish = { id: order.id, ...COMPANY };
    expect((await world.post('orders/taxInvoice', wish, world.buyer)).body).toMatchObject({ code: 'PAPER_NO_SELLER' });
    const file = (id: number) => world.get(`orders/fileTaxInvoice?orders_id=${id}`, world.owner);
    expect((await file(order.id)).body).toMatchObject({ code: 'PAPER_NO_SELLER' });
    const waiting = await world.order({ product_id: undefined });
    expect((await file(waiting.id)).body).toMatchObject({ code: 'PAPER_NOT_PAID' });
    await world.test.close();
  });
});
