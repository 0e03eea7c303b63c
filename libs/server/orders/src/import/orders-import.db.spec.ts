import { AccountsHttpModule } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import type { Product } from '@wethi/catalog';
import { makeProduct } from '@wethi/catalog/testing';
import { csvLine, importCalls, tis620 } from '@wethi/platform/testing';
import type { Orders } from '../order/orders.entity';
import { OrderWorld } from '../testing/order-world';

const HEADINGS = 'เลขที่,เบอร์โทร,สินค้า,ยอดสุทธิ,สั่งซื้อเมื่อ,สถานะ,หมายเหตุ';

describe('orders of the former site from a spreadsheet', () => {
  let world: OrderWorld;
  let tel: string;
  let numbers = 0;

  beforeAll(async () => {
    world = await OrderWorld.open({}, [AccountsHttpModule]);
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    world.test.clock.set();
    await world.renew();
    tel = await telOf(world.userId);
  });

  const { check, get, last, mappingOf, open, send, take, undo } = importCalls(
    () => world.test,
    'ordersImport',
    () => world.owner,
  );
  const newNumber = () => `A-${(numbers += 1)}`;
  async function telOf(id: number): Promise<string> {
    const [user] = await world.test.database.query<{ user_tel: string }[]>('SELECT user_tel FROM user WHERE id = ?', [
      id,
    ]);
    return user?.user_tel ?? '';
  }
  const find = async (number: string) =>
    (await world.test.database.query<Orders[]>('SELECT * FROM orders WHERE orders_former_no = ?', [number]))[0];
  const file = (...rows: string[]) => [HEADINGS, ...rows].join('\n');
  const row = (number: string, more: Partial<Record<'tel' | 'product' | 'net' | 'day' | 'status', string>> = {}) =>
    csvLine(
      ...[number, more.tel ?? tel, more.product ?? world.product.product_url, more.net ?? '1,250.50'],
      ...[more.day ?? '05/11/2569', more.status ?? 'จ่ายแล้ว', 'โอนหน้างาน'],
    );
  const reasons = ({ faults }: Awaited<ReturnType<typeof check>>) =>
    faults.map(({ line, column, reason }) => [line, column, reason]);

  it('CAT-08 one is the approved purchase of its buyer, on the day on which it was paid, and nobody is told', async () => {
    const number = newNumber();
    const opened = await open(file(row(number)));
    expect(mappingOf(opened)).toEqual([
      ...[
        'orders_former_no',
        'user_tel',
        'product',
        'orders_net',
        'orders_payment_date',
        'orders_status',
        'orders_note',
      ],
    ]);
    expect(await check(opened)).toMatchObject({ total: 1, ready: 1 });
    for (let presses = 0; presses < 2; presses += 1) expect((await take(opened)).data).toEqual({ made: 1, skipped: 0 });
    expect(await find(number)).toMatchObject({
      ...{ user_id: world.userId, orders_status: 'approve', orders_payment: 'former', approve_by: world.ownerId },
      ...{ orders_total: 1250.5, orders_net: 1250.5, orders_vat: 0, orders_paid: 0, orders_discount: 0 },
      ...{ approve_date: '2026-11-05', orders_payment_date: '2026-11-05', create_at: new Date('2026-11-05T05:00:00Z') },
    });
    expect(await world.test.database.query('SELECT name FROM outbox')).toEqual([]);
    const mine = await world.get(`orders/ordersByUserId?user_id=${world.userId}`, world.buyer);
    expect(mine.body.data).toMatchObject([{ orders_status: 'approve' }]);
    expect(JSON.stringify(mine.body.data)).not.toContain(number);
    expect((await last())[0]).toMatchObject({ data_import_kind: 'orders', data_import_made: 1 });
    expect((await get(`orders?q=${number}`)).body.data).toMatchObject([{ orders_former_no: number }]);
  });

  it('CAT-08 ACC-12 an order of a merged phone is one of the account that stays', async () => {
    const closed = { user_status: 'Block' as const, user_merged_into: world.userId };
    const gone = await makeUser(world.test.database.manager, closed);
    const number = newNumber();
    await take(await open(file(row(number, { tel: gone.user_tel }))));
    expect(await find(number)).toMatchObject({ user_id: world.userId });
  });

  it('CAT-08 BUY-15 counts among the sales of its own day, and asks for no receipt, VAT or money', async () => {
    const number = newNumber();
    await take(await open(file(row(number, { day: '2026-10-07', net: '777' }))));
    const order = (await find(number))!; // imported above
    const sales = (await get('salesByDay?date_start=2026-10-07&date_to=2026-10-07')).body.data;
    expect(sales).toMatchObject([{ date: '2026-10-07', net: 777 }]);
    await world.test.database.query('DELETE FROM outbox');
    const day = (await get('moneyDay?date=2026-10-07')).body.data;
    expect(day).toMatchObject({ orders: 0, expected: 0, found: 0, differences: [] });
    const papers = (await world.get(`orders/papers?orders_id=${order.id}`, world.buyer)).body.data;
    expect(papers).toMatchObject({ papers: [], ask_until: null });
    expect(await world.test.database.query('SELECT * FROM orders_paper')).toEqual([]);
  });

  it('CAT-08 names line, column and reason of what does not go in; the same number comes once', async () => {
    const [number, twice] = [newNumber(), newNumber()];
    await take(await open(file(row(number))));
    const { manager } = world.test.database;
    const other = await telOf((await makeUser(manager)).id);
    const same = { product_title: `ชื่อซ้ำ ${numbers}` };
    for (let made = 0; made < 2; made += 1) await makeProduct(manager, same);
    const hall = await makeProduct(manager, { product_format: 'onsite' });
    const opened = await open(
      file(
        row(number, { tel: other }),
        row(newNumber(), { tel: '0899999999' }),
        row(newNumber(), { tel: other, product: 'ไม่มีงานนี้' }),
        row(newNumber(), { tel: other, product: same.product_title }),
        row(newNumber(), { tel: other, net: '10.125' }),
        row(newNumber(), { tel: other, day: '31/02/2569' }),
        row(newNumber(), { tel: other, day: '01/01/2590' }),
        row(newNumber(), { tel: other, status: 'ยกเลิก' }),
        row(newNumber()),
        row(twice, { tel: other }),
        row(twice, { tel: other, product: hall.product_url }),
        row(newNumber(), { tel: other }),
        row(newNumber(), { product: hall.product_title }),
        row(newNumber(), { product: hall.product_title }),
      ),
    );
    const checked = await check(opened);
    expect(reasons(checked)).toEqual([
      [2, 'เลขที่', 'นำเข้าเลขที่นี้แล้ว'],
      [3, 'เบอร์โทร', 'ยังไม่มีลูกค้าที่ใช้เบอร์นี้ นำเข้าผู้ใช้ก่อน'],
      [4, 'สินค้า', 'ไม่มีงานนี้ในร้าน ใช้ชื่อ ที่อยู่หน้าเว็บ หรือรหัสสินค้าให้ตรงกับในร้าน'],
      [5, 'สินค้า', 'มีหลายงานที่ใช้ชื่อนี้ ใช้ที่อยู่หน้าเว็บแทน'],
      [6, 'ยอดสุทธิ', 'ทศนิยมได้ไม่เกินสองตำแหน่ง'],
      [7, 'สั่งซื้อเมื่อ', 'ไม่มีวันที่นี้'],
      [8, 'สั่งซื้อเมื่อ', 'วันที่จ่ายยังมาไม่ถึง'],
      [9, 'สถานะ', 'นำเข้าเฉพาะคำสั่งซื้อที่จ่ายแล้ว ข้ามแถวนี้ไว้'],
      [10, 'สินค้า', 'ลูกค้าคนนี้มีคำสั่งซื้อของงานนี้แล้ว'],
      [12, 'เลขที่', 'ซ้ำกับแถว 11 ในไฟล์เดียวกัน'],
      [13, 'สินค้า', 'ลูกค้าคนนี้มีคำสั่งซื้อของงานนี้แล้ว'],
    ]);
    expect((await take(opened)).data).toEqual({ made: 3, skipped: 11 });
  });

  it('BUY-21 CAT-08 takes places of a show to come, none of one that is over, and gives them back', async () => {
    const { manager } = world.test.database;
    const [coming, over] = await Promise.all(
      ['2026-12-31', '2026-01-01'].map((product_to) => makeProduct(manager, { product_to, product_format: 'online' })),
    );
    for (const { id } of [coming!, over!])
      await world.test.database.query('INSERT INTO product_places VALUES (?, 1, 0)', [id]);
    const taken = async ({ id }: Product) =>
      (
        await world.test.database.query<{ places_taken: number }[]>(
          'SELECT places_taken FROM product_places WHERE product_id = ?',
          [id],
        )
      )[0]?.places_taken;
    const others = [tel, await telOf((await makeUser(manager)).id)];
    const rows = [coming!, over!].flatMap(({ product_url }) =>
      others.map((buyer) => row(newNumber(), { tel: buyer, product: product_url })),
    );
    const opened = await open(file(...rows));
    expect(reasons(await check(opened))).toEqual([[3, 'สินค้า', 'งานนี้ไม่เหลือที่นั่งแล้ว']]);
    await take(opened);
    expect([await taken(coming!), await taken(over!)]).toEqual([1, 0]); // both made above
    expect((await undo(opened)).data).toEqual({ removed: 3, kept: 0 });
    expect([await taken(coming!), await taken(over!)]).toEqual([0, 0]); // both made above
  });

  it('CAT-08 taken back, those go that nobody changed or gave money back for', async () => {
    const list = [newNumber(), newNumber(), newNumber()];
    const hall = await makeProduct(world.test.database.manager, {
      product_format: 'onsite',
    });
    const opened = await open(file(...list.map((number) => row(number, { product: hall.product_url }))));
    await take(opened);
    const [refunded, noted] = await Promise.all(list.map(find));
    const given = { id: refunded!.id, reason: 'other', note: 'งานเลื่อน', key: 'one' }; // imported above
    expect((await world.post('orders/refund', given, world.owner)).body.result).toBe(true);
    expect(await world.test.database.query('SELECT * FROM orders_paper')).toEqual([]);
    await world.post('orders/ordersUpdate', { id: noted!.id, orders_tracking: 'TH1' }, world.owner); // imported above
    expect((await undo(opened)).data).toEqual({ removed: 1, kept: 2 });
    expect(await find(list[2]!)).toBeUndefined();
    expect(await find(list[0]!)).toMatchObject({ orders_status: 'refund' });
  });

  it('CAT-08 bad files end in a clear state, and TIS-620 is read', async () => {
    const opened = await open(tis620(file(row(newNumber())).replaceAll('\n', '\r\n')));
    expect(await check(opened)).toMatchObject({ ready: 1, bad: 0 });
    const long = [HEADINGS, ...Array.from({ length: 100_000 }, (_, n) => `A${n},08,ก,1,,,`)].join('\n');
    for (const [bytes, code] of [
      [long, 'SHEET_TOO_LONG'],
      [HEADINGS, 'SHEET_EMPTY'],
      [Uint8Array.from([1, 0, 2, 0]), 'SHEET_UNREADABLE'],
    ] as const)
      expect([code, (await send(bytes)).body.code]).toEqual([code, code]);
    const sample = await open(new Uint8Array((await get('ordersImportSample?format=xlsx')).raw), 'a.xlsx');
    expect(mappingOf(sample)).not.toContain('');
    // Nothing but its buyers and shows, which are those of another shop.
    expect(new Set((await check(sample)).faults.map(({ field }) => field))).toEqual(new Set(['user_tel', 'product']));
  });

  it('CAT-08 the list as a file, with the phone beside it, maps itself', async () => {
    await take(await open(file(row(newNumber()))));
    const columns = ['order_no:เลขที่', 'create_at:สั่งซื้อเมื่อ', 'product_title:สินค้า', 'user_tel:เบอร์โทร'];
    columns.push('orders_net:ยอดสุทธิ', 'orders_status:สถานะ');
    const query = columns.map((column) => `&column=${encodeURIComponent(column)}`).join('');
    const exported = await open(new Uint8Array((await get(`ordersFile?format=xlsx&q=${tel}${query}`)).raw), 'a.xlsx');
    expect(mappingOf(exported)).toEqual([
      ...['orders_former_no', 'orders_payment_date', 'product', 'user_tel', 'orders_net', 'orders_status'],
    ]);
    expect(reasons(await check(exported))).toEqual([[2, 'สินค้า', 'ลูกค้าคนนี้มีคำสั่งซื้อของงานนี้แล้ว']]);
  });

  it('CAT-08 belongs to who may approve money, with their second factor', async () => {
    const { manager } = world.test.database;
    const band = await world.test.signInAs(
      'personnel',
      (await makePersonnel(manager, { role: 'band', band_id: world.product.band_id })).id,
    );
    expect((await send(HEADINGS, 'a.csv', band)).status).toBe(403);
    expect((await send(HEADINGS, 'a.csv', world.buyer)).status).toBe(403);
  });
});
