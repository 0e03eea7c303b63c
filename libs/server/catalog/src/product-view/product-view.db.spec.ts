import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CatalogHttpModule } from '../catalog-http.module';
import type { Product } from '../product/product.entity';
import { ShowBots } from '../product/show-bots';
import { ProductSearch } from '../search/product-search';
import { makeBand, makeBandMember, makeProduct, makeProductPrice, makeStage } from '../testing/catalog.factory';

describe('productView', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let fireflies: number;
  const list = (query: string, headers = {}) => test.request('GET', `/api/productView?${query}`, { headers });
  const urls = async (query: string) => ((await list(query)).body.data as Product[]).map((row) => row.product_url);
  const find = (q: string) => urls(`q=${encodeURIComponent(q)}`);
  const save = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers: owner, body });

  async function show(band_id: number, title: string, url: string, date: string | null, values: Partial<Product> = {}) {
    const stage_id = date ? (await makeStage(test.database.manager, { band_id, stage_date: date })).id : null;
    const named = { product_title: title, product_url: url, product_start: null };
    return makeProduct(test.database.manager, { band_id, stage_id, ...named, ...values });
  }

  beforeAll(async () => {
    test = await createTestApp([CatalogHttpModule]);
    test.clock.set('2026-11-21T03:00:00Z');
    owner = await test.signInAs('personnel', 1);
    const { manager } = test.database;
    fireflies = (
      await makeBand(manager, { band_name: 'หิ่งห้อยในเมือง', band_path: 'band/a.webp', band_telegrame: '-100' })
    ).id;
    const dew = (await makeBand(manager, { band_name: 'น้ำค้างเดือนหก' })).id;
    const folk = (await makeBand(manager, { band_name: 'เสียงอิสาน' })).id;
    await makeBandMember(manager, { band_id: folk, band_member_name: 'พิมพ์ฟ้า' });
    await show(dew, 'คืนเดียวใต้แสงไฟ', 'one-night', '2026-11-21', { product_status: 'live', product_price: 390 });
    await show(fireflies, 'ไฟเมืองดับ', 'last-july', '2026-07-04', { product_status: 'replay', product_price: 250 });
    await show(fireflies, 'แสงสุดท้ายก่อนเช้า', 'last-light', '2026-11-28', {
      product_token: 'secret',
      product_token_end: 'end1',
    });
    await show(folk, 'ม่วนคัก ตอนที่ ๔', 'fun', '2026-12-05', { product_status: 'coming' });
    await show(folk, 'คอร์สหมอลำ', 'course', null, { product_type: 'C' });
    await show(fireflies, 'แสงที่ปิดไว้', 'closed', '2026-11-29', { product_disable: 'Y' });
    await test.get(ProductSearch).refresh({});
  });
  afterAll(() => test.close());

  it('CAT-04 shows what is enabled, the nearest show first, with its band and stage', async () => {
    const { body } = await list('');
    const rows = body.data as Product[];
    expect(rows.map((row) => row.product_url)).toEqual(['one-night', 'last-light', 'fun', 'last-july', 'course']);
    expect(body.total).toBe(5);
    expect(rows[1]).toMatchObject({
      ...{ band_name: 'หิ่งห้อยในเมือง', band_path: 'band/a.webp', stage_title: 'โรงละครริมน้ำ' },
      ...{ stage_date: '2026-11-28', stage_time_start: '19:30:00', stage_time_to: '22:00:00', product_price: 590 },
    });
    expect(rows[4]).toMatchObject({ stage_date: null, stage_title: null });
  });

  it.each([
    ['band_id=BAND', ['last-light', 'last-july']],
    ['band_name=หิ่งห้อยในเมือง', ['last-light', 'last-july']],
    ['product_url=last-light', ['last-light']],
    ['product_status_in=live,replay', ['one-night', 'last-july']],
    ['product_type=C', ['course']],
    ['product_price_gte=300&product_price_lte=400', ['one-night']],
    ['stage_date_gte=2026-11-22&stage_date_lte=2026-12-31', ['last-light', 'fun']],
    ['product_title_like=ไฟ&sort=-product_price', ['one-night', 'last-july']],
    ['sort=band_name,-stage_date&limit=2', ['one-night', 'fun']],
    ['sort=-stage_date&limit=2&page=2', ['one-night', 'last-july']],
    ['product_kind=stage&product_status=sale', ['last-light']],
    ['product_kind_in=replay,course', ['last-july', 'course']],
    ['product_kind_in=stage,course&sort=-product_show_at', ['fun', 'last-light', 'one-night', 'course']],
    ['product_kind=nonsense', []],
    ['product_show_at_gte=2026-11-21 19:31:00&sort=product_show_at', ['last-light', 'fun']],
    ['product_show_at_gte=2026-07-01&product_show_at_lte=2026-11-21 23:59:59', ['one-night', 'last-july']],
    ['product_show_at=none', ['course']],
    ['q=แสง&product_price_lte=400', ['one-night']],
    ['q=แสง&sort=product_price', ['one-night', 'last-light']],
    ['product_url=closed', []],
    ['product_disable=Y', []],
  ])('CAT-02 answers %s', async (query, expected) => {
    expect(await urls(encodeURI(query.replace('BAND', String(fireflies))))).toEqual(expected);
  });

  it.each([
    'nothing=1',
    'product_token=secret',
    'product_search=x',
    'band_telegrame=-100',
    'sort=product_token',
    'sort=(SELECT 1)',
    'limit=101',
    'page=-1',
  ])('CAT-02 refuses %s and names it', async (query) => {
    const { status, body } = await list(encodeURI(query));
    expect([status, body.code, body.errors?.length]).toEqual([422, 'INVALID_INPUT', 1]);
  });

  it.each([
    ['แสง', ['last-light', 'one-night']],
    ['เเสงสุดท้าย', ['last-light']],
    ['งไฟ', ['one-night']],
    ['หิ่งห้อย', ['last-light', 'last-july']],
    ['หิ่งห้อยแสง', ['last-light']],
    ['แสง หิ่งห้อย', ['last-light']],
    ['เสียงอิสาน', ['fun', 'course']],
    ['อิสาน', ['fun', 'course']],
    ['ตอนที่ 4', ['fun']],
    ['พิมพ์ฟ้า', ['fun', 'course']],
    ['น้\u0e4dาค้าง', ['one-night']],
    ['100%', []],
    ['_', []],
    ['__', []],
    ['แสง __', ['last-light', 'one-night']],
    ['ใต้ แสง', ['one-night']],
    ["แสง' OR 1=1 -- ", ['last-light', 'one-night']],
    ['+++', []],
  ])('SITE-02 finds %j', async (q, expected) => {
    expect(await find(q)).toEqual(expected);
  });

  it('SITE-02 finds a product under its new names at once', async () => {
    const band = await save('band', { band_name: 'วงเดิม' });
    const { insertId: band_id } = band.body.data as { insertId: number };
    const product = await save('product', { band_id, product_title: 'งานใหม่', product_url: 'renamed' });
    expect(await find('วงเดิม')).toEqual(['renamed']);
    await save('band', { id: band_id, band_name: 'ปลาทอง' });
    const member = await save('bandMember', { band_id, band_member_name: 'ดีเจเค' });
    expect([await find('วงเดิม'), await find('ปลาทอง'), await find('ดีเจเค')]).toEqual([[], ['renamed'], ['renamed']]);
    const { insertId: id } = member.body.data as { insertId: number };
    await save('bandMember', { id, band_id: fireflies });
    expect(await find('ดีเจเค')).toEqual(['last-light', 'last-july']);
    await test.request('DELETE', `/api/bandMember?id=${id}`, { headers: owner });
    expect(await find('ดีเจเค')).toEqual([]);
    const { insertId: productId } = product.body.data as { insertId: number };
    const seen = async (product_disable: string) => {
      await save('product', { id: productId, product_disable });
      return find('ปลาทอง');
    };
    expect([await seen('Y'), await seen('N')]).toEqual([[], ['renamed']]);
    await test.database.query("DELETE FROM product WHERE product_url = 'renamed'");
  });

  it('CAT-04 hides keys and chat ids from everybody but personnel', async () => {
    const { body } = await list('product_url=last-light');
    expect(JSON.stringify(body)).not.toMatch(/secret|product_token|telegrame|product_search|end1/);
    const seen = await list('product_url=last-light', owner);
    expect(seen.body.data).toEqual([expect.objectContaining({ product_token_end: 'end1' })]);
    expect(JSON.stringify(seen.body)).not.toMatch(/secret|product_search/);
  });

  it('TELL-02 CAT-04 the token of a bot is written only: its end is read, a save without one keeps it, and null takes it', async () => {
    const [{ id } = { id: 0 }] = (await list('product_url=one-night', owner)).body.data as Product[]; // what the call documents
    const token = `7300000001:${'A'.repeat(31)}8f2c`;
    const stored = async () => {
      const sql = 'SELECT product_token, product_token_end FROM product WHERE id = ?';
      return (await test.database.query<Record<string, string | null>[]>(sql, [id]))[0];
    };
    expect((await save('product', { id, product_token: 'no token' })).body.code).toBe('INVALID_INPUT');
    await save('product', { id, product_token: token });
    await save('product', { id, product_subtitle: 'คำโปรย', product_token_end: '8f2c' });
    expect(await stored()).toEqual({ product_token: expect.not.stringContaining('8f2c'), product_token_end: '8f2c' });
    expect(await test.get(ShowBots).tokenOf(id)).toBe(token);
    expect(JSON.stringify((await list('', owner)).body)).not.toContain(token);
    await save('product', { id, product_token_end: null });
    expect(await stored()).toEqual({ product_token: null, product_token_end: null });
  });

  it('CAT-02 pages of the nearest shows follow each other without a gap', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => urls(`limit=2&page=${page}`)));
    expect(pages).toEqual([['one-night', 'last-light'], ['fun', 'last-july'], ['course']]);
    expect((await list('limit=2&page=2')).body.total).toBe(5);
    expect((await list('limit=2&page=9')).body).toMatchObject({ data: [], total: 5 });
  });

  it('CAT-02 keeps a show that goes on past midnight before those to come', async () => {
    const { manager } = test.database;
    const late = { stage_date: '2026-11-20', stage_time_start: '23:00:00', band_id: fireflies };
    const { id: stage_id } = await makeStage(manager, late);
    await makeProduct(manager, { band_id: fireflies, stage_id, product_title: 'แสงดึก', product_url: 'late' });
    await test.get(ProductSearch).refresh({});
    const first = async (clock: string) => {
      test.clock.set(clock);
      const [listed, found] = await Promise.all([urls('limit=1'), urls('q=แสง&product_price_gte=1')]);
      return [listed[0], found[0]];
    };
    expect(await first('2026-11-20T18:59:00Z')).toEqual(['late', 'late']); // 01:59 of the day after, in Bangkok
    expect(await first('2026-11-20T19:01:00Z')).toEqual(['one-night', 'one-night']);
    test.clock.set('2026-11-21T03:00:00Z');
    await test.database.query("DELETE FROM product WHERE product_url = 'late'");
  });

  it('CAT-04 carries the long text in the answer about one product only', async () => {
    await test.database.query("UPDATE product SET product_detail = '<p>ยาว</p>' WHERE product_url = 'fun'");
    expect((await list('product_url=fun')).body.data).toEqual([
      expect.objectContaining({ product_detail: '<p>ยาว</p>' }),
    ]);
    for (const query of ['', 'q=ม่วนคัก', 'product_status=coming'])
      expect(JSON.stringify((await list(encodeURI(query))).body)).not.toContain('product_detail"');
  });

  it('CAT-02 a show stands in its new place as soon as its stage is moved', async () => {
    const [stage] = await test.database.query<{ id: number }[]>(
      "SELECT stage_id AS id FROM product WHERE product_url = 'fun'",
    );
    await save('stage', { id: stage?.id, stage_date: '2026-11-21' });
    expect(await urls('limit=2')).toEqual(['one-night', 'fun']);
    await save('stage', { id: stage?.id, stage_date: '2026-12-05' });
  });

  it('CAT-05 shows the price of the day for a product that sells at tiers', async () => {
    const { manager } = test.database;
    const { id: product_id } = await show(fireflies, 'ตามวัน', 'tiered', null, { product_price_list: 'Y' });
    await makeProductPrice(manager, { product_id, product_price_value: 450, product_price_to: '2026-11-21' });
    await makeProductPrice(manager, { product_id, product_price_value: 700, product_price_start: '2026-11-22' });
    const price = async () => ((await list('product_url=tiered')).body.data as Product[])[0]?.product_price;
    expect(await price()).toBe(450);
    const dear = 'product_price_gte=400&product_price_lte=500';
    expect(await urls(dear)).toEqual(['tiered']);
    expect((await urls('sort=product_price')).indexOf('tiered')).toBe(2);
    test.clock.set('2026-11-21T17:00:00Z'); // midnight in Bangkok
    expect(await price()).toBe(700);
    expect(await urls(dear)).toEqual([]);
    test.clock.set('2026-11-21T03:00:00Z');
    await test.database.query("DELETE FROM product WHERE product_url = 'tiered'");
  });
});
