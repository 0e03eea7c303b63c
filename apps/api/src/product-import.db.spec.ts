import { AccountsModule } from '@wethi/accounts';
import { makePersonnel } from '@wethi/accounts/testing';
import { CatalogHttpModule, type Product } from '@wethi/catalog';
import { makeBand, makeProductPrice } from '@wethi/catalog/testing';
import type { ProductImportField } from '@wethi/contract';
import { Config } from '@wethi/platform';
import { createTestApp, csvLine, importCalls, tis620, type TestApp } from '@wethi/platform/testing';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createConnection } from 'mysql2/promise';

const HEADINGS = 'ชื่องาน,วง,ราคา,วันเริ่ม,ลิงก์,หมายเหตุ';

describe('products from a spreadsheet', () => {
  let test: TestApp;
  let owner: object;
  let band: string;
  let files = 0;

  beforeAll(async () => {
    test = await createTestApp([AccountsModule, CatalogHttpModule]);
    owner = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.set();
    band = `หิ่งห้อยในเมือง ${(files += 1)}`;
    await makeBand(test.database.manager, { band_name: band });
  });

  const { check, get, last, mappingOf, open, post, send, take } = importCalls(
    () => test,
    'productImport',
    () => owner,
  );
  const named = (band_name: string) =>
    test.database.query<Product[]>(
      'SELECT p.* FROM product p JOIN band b ON b.id = p.band_id WHERE b.band_name = ? ORDER BY p.id',
      [band_name],
    );
  const good = (n: number) => csvLine(`งานที่ ${n}`, band, n + 100, '28/11/2569', `${files}-show-${n}`, 'ไม่นำเข้า');

  it('TELL-06 CAT-08 tells followers of what comes onto the site by a file, as of what comes by hand or by its time', async () => {
    const rows = [
      csvLine('ขายแล้ว', band, 100, 'sale', 'N'),
      csvLine('ยังซ่อน', band, 100, 'sale', 'Y'),
      csvLine('ย้อนหลัง', band, 100, 'replay', 'N'),
    ];
    await take(await open(['ชื่องาน,วง,ราคา,สถานะ,ซ่อน', ...rows].join('\n')));
    const told = await test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'tell-followers'",
    );
    const [shown] = await named(band);
    expect(told.map(({ payload }) => JSON.parse(payload) as object)).toEqual([{ product_id: shown?.id }]);
  });

  it('CAT-08 of 300 products 293 go in and 7 are named by line and column; one press takes them back', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => good(n));
    const bad: [number, string, string][] = [
      [10, csvLine('', band, 100, '', '', ''), 'ชื่องาน'],
      [50, csvLine('งาน', 'วงที่ไม่มี', 100, '', '', ''), 'วง'],
      [90, csvLine('งาน', band, 'ห้าร้อย', '', '', ''), 'ราคา'],
      [120, csvLine('งาน', band, '100.125', '', '', ''), 'ราคา'],
      [200, csvLine('งาน', band, -5, '', '', ''), 'ราคา'],
      [250, csvLine('งาน', band, 100, '31/02/2569', '', ''), 'วันเริ่ม'],
      [299, good(7), 'ลิงก์'],
    ];
    for (const [place, text] of bad) rows[place] = text;
    const opened = await open([HEADINGS, ...rows].join('\r\n'));
    expect(opened).toMatchObject({ rows: 300, sheet: null });
    expect(mappingOf(opened)).toEqual([
      'product_title',
      'band_name',
      'product_price',
      'product_start',
      'product_url',
      '',
    ]);
    const checked = await check(opened);
    expect(checked).toMatchObject({ total: 300, ready: 293, bad: 7 });
    expect(checked.faults.map(({ line: at, column }) => [at, column])).toEqual(
      bad.map(([place, , column]) => [place + 2, column]),
    );
    expect(checked.faults.at(-1)).toMatchObject({ value: `${files}-show-7`, reason: 'ซ้ำกับแถว 9 ในไฟล์เดียวกัน' });
    expect(await named(band)).toEqual([]);

    const begun = performance.now();
    expect((await take(opened)).data).toEqual({ made: 293, skipped: 7 });
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect((await take(opened)).data).toEqual({ made: 293, skipped: 7 });
    const made = await named(band);
    expect(made).toHaveLength(293);
    expect(made[0]).toMatchObject({
      product_title: 'งานที่ 0',
      product_price: 100,
      product_start: '2026-11-28',
      product_disable: 'N',
    });
    expect((await get(`productView?q=${encodeURIComponent('งานที่ 299')}`)).body.result).toBe(true);

    const skipped = (await get(`productImportSkipped?id=${opened.id}&format=csv`)).raw.toString();
    expect(skipped.trim().split('\r\n')).toHaveLength(8);
    expect(skipped).toContain('ราคา: ราคาต่ำกว่า 0 ไม่ได้');

    // One was changed since, and one has prices of its own.
    await test.request('POST', '/api/product', { headers: owner, body: { id: made[0]!.id, product_title: 'แก้แล้ว' } });
    await makeProductPrice(test.database.manager, { product_id: made[1]!.id });
    const { undo_until } = (await last()).find(({ id }) => id === opened.id)!; // taken in just now
    expect(undo_until).toEqual(expect.any(String));
    for (let presses = 0; presses < 2; presses += 1)
      expect((await post('Undo', { id: opened.id })).body.data).toEqual({ removed: 291, kept: 2 });
    expect(await named(band)).toHaveLength(2);
  });

  it('CAT-08 reads TIS-620, UTF-8 with its mark, semicolons and tabs alike', async () => {
    const text = [HEADINGS, good(1), good(2)].join('\r\n');
    for (const bytes of [
      tis620(text),
      strToU8(`\uFEFF${text}`),
      strToU8(text.replaceAll('","', '";"').replaceAll(',', ';')),
    ]) {
      const opened = await open(bytes);
      expect(opened.columns[0]).toEqual({ heading: 'ชื่องาน', samples: ['งานที่ 1', 'งานที่ 2'], field: 'product_title' });
      expect(await check(opened)).toMatchObject({ ready: 2, bad: 0 });
    }
  });

  it('CAT-08 cells that are put right go in, and files of the same headings are mapped as before', async () => {
    const headings = `งาน ก,งาน ข,งาน ค ${files}`;
    const opened = await open([headings, csvLine('ชื่อ', band, 'x'), csvLine('อีกงาน', band, 5)].join('\n'));
    expect(mappingOf(opened)).toEqual(['', '', '']);
    const mapping: ProductImportField[] = ['product_title', 'band_name', 'product_price'];
    const wish = { id: opened.id, mapping };
    for (const wrong of [
      ['product_title', '', 'product_price'],
      mapping.slice(1),
      ['product_title', 'band_name', 'band_name'],
    ])
      expect((await post('Check', { id: opened.id, mapping: wrong })).status).toBe(422);
    const fixes = [{ line: 2, field: 'product_price', value: '฿1,250.50' }];
    expect((await post('Take', { ...wish, fixes })).body.data).toEqual({ made: 2, skipped: 0 });
    expect((await named(band)).map(({ product_price }) => product_price)).toEqual([1250.5, 5]);
    expect(mappingOf(await open([headings, csvLine('a', band, 1)].join('\n')))).toEqual(mapping);
  });

  describe('of a workbook', () => {
    /** The sample as XLSX with another sheet in it. */
    const book = async (change: (xml: string) => string): Promise<Uint8Array> => {
      const { raw } = await get('productImportSample?format=xlsx');
      const parts = unzipSync(new Uint8Array(raw));
      const sheet = 'xl/worksheets/sheet1.xml';
      return zipSync({ ...parts, [sheet]: strToU8(change(strFromU8(parts[sheet]!))) });
    };

    it('CAT-08 the sample can be sent back as it is, once its band is one', async () => {
      for (const format of ['xlsx', 'csv']) {
        const opened = await open(
          new Uint8Array((await get(`productImportSample?format=${format}`)).raw),
          `a.${format}`,
        );
        expect(opened.rows).toBe(3);
        expect(mappingOf(opened)).not.toContain('');
        const checked = await check(opened);
        expect(checked.faults.map(({ column }) => column)).toEqual(['วง', 'วง', 'วง']);
      }
    });

    it('CAT-08 a formula has its value, one without and merged cells are named', async () => {
      const cell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
      const rows = [
        `<row r="1">${cell('A1', 'ชื่องาน')}${cell('B1', 'วง')}${cell('C1', 'ราคา')}</row>`,
        `<row r="2">${cell('A2', 'หนึ่ง')}${cell('B2', band)}<c r="C2"><f>500+90</f><v>590</v></c></row>`,
        `<row r="3">${cell('A3', 'สอง')}${cell('B3', band)}<c r="C3"><f>HYPERLINK("x")</f></c></row>`,
        `<row r="4">${cell('A4', 'สาม')}<c r="B4"/><c r="C4"><v>100</v></c></row>`,
      ].join('');
      const opened = await open(
        await book((xml) =>
          xml
            .replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`)
            .replace('</worksheet>', '<mergeCells count="1"><mergeCell ref="B3:B4"/></mergeCells></worksheet>'),
        ),
        'งาน.xlsx',
      );
      expect(opened.sheet).toBe('Sheet1');
      const { ready, faults } = await check(opened);
      expect(ready).toBe(1);
      expect(faults.map(({ line: at, column, reason }) => [at, column, reason])).toEqual([
        [3, 'ราคา', expect.stringContaining('สูตร')],
        [4, 'วง', expect.stringContaining('ผสาน')],
      ]);
      await take(opened);
      expect(await named(band)).toMatchObject([{ product_title: 'หนึ่ง', product_price: 590 }]);
    });
  });

  it('CAT-08 refuses with words what it cannot read: too long, empty, of no known encoding, no spreadsheet', async () => {
    const long = [HEADINGS, ...Array.from({ length: 100_000 }, (_, n) => `งาน ${n},วง,1,,,`)].join('\n');
    const latin = Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0xff, 0xfe, 0xdb, 0xdc, 0xfc]);
    for (const [bytes, code] of [
      [long, 'SHEET_TOO_LONG'],
      ['', 'SHEET_EMPTY'],
      [HEADINGS, 'SHEET_EMPTY'],
      [latin, 'SHEET_UNREADABLE'],
      [Uint8Array.from([1, 0, 2, 0]), 'SHEET_UNREADABLE'],
      [zipSync({ 'a.txt': strToU8('no workbook') }), 'SHEET_UNREADABLE'],
      [zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(130 * 1024 * 1024) }), 'SHEET_TOO_LONG'],
    ] as const)
      expect([code, (await send(bytes)).body.code]).toEqual([code, code]);
  });

  it('CAT-08 blank lines between rows of a text file count for nothing, and hide no row behind them', async () => {
    const rows = [
      HEADINGS,
      ...Array.from({ length: 5200 }, () => ',,,,,'),
      good(1),
      ...Array.from({ length: 99 }, () => ''),
    ];
    const opened = await open(rows.join('\n'));
    expect([opened.rows, (await check(opened)).rows[0]?.line]).toEqual([1, 5202]);
    const long = [
      HEADINGS,
      ...Array.from({ length: 60 }, () => ''),
      ...Array.from({ length: 5001 }, (_, n) => `งาน ${n},วง,1`),
    ];
    expect((await send(long.join('\n'))).body.code).toBe('SHEET_TOO_LONG');
  });

  it('CAT-08 HTML in a cell stays text, and addresses that are taken are named', async () => {
    await take(await open([HEADINGS, good(1)].join('\n')));
    const headings = 'ชื่องาน,วง,ราคา,ลิงก์,รายละเอียด';
    const opened = await open(
      [headings, csvLine('ก', band, 1, `${files}-show-1`, ''), csvLine('ข', band, 1, '', '<script>x</script>')].join(
        '\n',
      ),
    );
    expect((await check(opened)).faults).toMatchObject([{ line: 2, column: 'ลิงก์', reason: 'มีสินค้าที่ใช้ที่อยู่นี้แล้ว' }]);
    await take(opened);
    const [, made] = await named(band);
    expect(made?.product_detail).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p>');
  });

  it('CAT-08 taken back, one that somebody saves at that moment stays', async () => {
    const opened = await open([HEADINGS, good(1), good(2)].join('\n'));
    await take(opened);
    const [first] = await named(band);
    const colleague = await createConnection({ uri: test.get(Config).DATABASE_URL });
    try {
      await colleague.beginTransaction();
      const save = "UPDATE product SET product_title = 'แก้แล้ว', update_at = create_at + INTERVAL 1 SECOND WHERE id = ?";
      await colleague.query(save, [first!.id]);
      const undone = post('Undo', { id: opened.id });
      await vi.waitFor(async () => {
        const sql =
          "SELECT 1 FROM information_schema.processlist WHERE info LIKE 'SELECT%FROM `product` `row`%FOR UPDATE'";
        expect((await colleague.query(sql))[0]).toHaveLength(1);
      }, 5_000);
      await colleague.commit();
      expect((await undone).body.data).toEqual({ removed: 1, kept: 1 });
    } finally {
      await colleague.end();
    }
    expect(await named(band)).toMatchObject([{ product_title: 'แก้แล้ว' }]);
  });

  it('CAT-08 can be taken back for a day, and by who may import alone', async () => {
    const opened = await open([HEADINGS, good(1)].join('\n'));
    expect((await post('Undo', { id: opened.id })).status).toBe(404);
    await take(opened);
    const { manager } = test.database;
    const [{ id: band_id }] = await test.database.query<[{ id: number }]>('SELECT id FROM band WHERE band_name = ?', [
      band,
    ]);
    const staff = await test.signInAs('personnel', (await makePersonnel(manager, { role: 'band', band_id })).id);
    expect((await send(HEADINGS, 'a.csv', staff)).status).toBe(403);
    expect((await post('Undo', { id: opened.id }, staff)).status).toBe(403);
    test.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
    const late = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    expect((await post('Undo', { id: opened.id }, late)).body.code).toBe('IMPORT_UNDO_OVER');
    expect(await named(band)).toHaveLength(1);
  });
});
