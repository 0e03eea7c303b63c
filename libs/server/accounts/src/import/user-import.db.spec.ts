import { Config } from '@wethi/platform';
import { createTestApp, csvLine, importCalls, tis620, until, type TestApp } from '@wethi/platform/testing';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { AccountsHttpModule } from '../accounts-http.module';
import { AccountsModule } from '../accounts.module';
import type { User } from '../people/user.entity';
import { createConnection } from 'mysql2/promise';
import { makePersonnel, makeUser } from '../testing/accounts.factory';

const HEADINGS = 'เบอร์มือถือ,ชื่อ-สกุล,E-Mail,หมายเหตุ';

describe('customers from a spreadsheet', () => {
  let test: TestApp;
  let owner: object;
  let phones = 10_000_000;

  beforeAll(async () => {
    test = await createTestApp([AccountsModule, AccountsHttpModule]);
    owner = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
  });
  afterAll(() => test.close());
  beforeEach(() => test.clock.set());

  const { check, get, last, mappingOf, open, post, send, take, undo } = importCalls(
    () => test,
    'userImport',
    () => owner,
  );
  const newTel = () => `08${(phones += 1)}`;
  const find = async (tel: string) =>
    (await test.database.query<User[]>('SELECT * FROM user WHERE user_tel = ?', [tel]))[0];
  const reasons = ({ faults }: Awaited<ReturnType<typeof check>>) =>
    faults.map(({ line, column, reason }) => [line, column, reason]);

  it('CAT-08 new phones become customers without a PIN and without consent, and nobody is written to', async () => {
    const tel = newTel();
    const opened = await open([HEADINGS, csvLine(tel, 'ธนา วงศ์ดี', 'Thana@example.com', 'โปรด')].join('\n'));
    expect(mappingOf(opened)).toEqual(['user_tel', 'full_name', 'user_email', '']);
    const rows = [{ line: 2, cells: [tel, 'ธนา วงศ์ดี', 'Thana@example.com'] }];
    expect(await check(opened)).toMatchObject({ total: 1, ready: 1, bad: 0, rows });
    expect(await find(tel)).toBeUndefined();
    expect((await take(opened)).data).toEqual({ made: 1, skipped: 0 });
    expect((await take(opened)).data).toEqual({ made: 1, skipped: 0 });
    expect(await find(tel)).toMatchObject({
      ...{ user_name: 'ธนา', user_lname: 'วงศ์ดี', user_email: 'Thana@example.com', user_status: 'New' },
      ...{ user_password: null, user_email_at: null, consent_version: null, consent_at: null },
    });
    expect(await test.database.query('SELECT * FROM outbox')).toEqual([]);
    expect(await test.database.query('SELECT * FROM user_consent')).toEqual([]);
    expect((await last())[0]).toMatchObject({ data_import_kind: 'user', data_import_made: 1 });
  });

  it.each([
    ['0812340001', '0812340001'],
    ['812340002', '0812340002'],
    ['081-234-0003', '0812340003'],
    ['+66 81 234 0004', '0812340004'],
    ['66812340005', '0812340005'],
    ['(081) 234.0006', '0812340006'],
    ['๐๘๑๒๓๔๐๐๐๗', '0812340007'],
  ])('CAT-08 a phone may be written %s', async (written, tel) => {
    await take(await open(['เบอร์,ชื่อ', csvLine(written, 'ฟ้าใส')].join('\n')));
    expect(await find(tel)).toMatchObject({ user_name: 'ฟ้าใส' });
  });

  it('CAT-08 names line, column and reason of what does not go in, and never writes over a customer', async () => {
    const known = await makeUser(test.database.manager, { user_email: 'known@example.com', user_name: 'เดิม' });
    const [twice, good] = [newTel(), newTel()];
    const rows = [
      csvLine('81000003', 'ก', '', ''),
      csvLine(newTel(), 'ข', 'somsri@@mail', ''),
      csvLine(twice, 'ค', '', ''),
      csvLine(twice, 'ง', '', ''),
      csvLine(known.user_tel, 'ใหม่', '', ''),
      csvLine(newTel(), 'จ', 'KNOWN@example.com', ''),
      csvLine('ไม่มี', 'ฉ', '', ''),
      csvLine(newTel(), '', '', ''),
      csvLine(good, '<script>x</script> =1+1', '', ''),
    ];
    const opened = await open([HEADINGS, ...rows].join('\n'));
    expect(reasons(await check(opened))).toEqual([
      [2, 'เบอร์มือถือ', 'มี 8 หลัก ต้อง 10 หลัก'],
      [3, 'E-Mail', 'รูปแบบอีเมลไม่ถูก'],
      [5, 'เบอร์มือถือ', 'ซ้ำกับแถว 4 ในไฟล์เดียวกัน'],
      [6, 'เบอร์มือถือ', 'มีลูกค้าที่ใช้เบอร์นี้แล้ว'],
      [7, 'E-Mail', 'มีลูกค้าที่ใช้อีเมลนี้แล้ว'],
      [8, 'เบอร์มือถือ', 'ไม่ใช่เบอร์โทรศัพท์'],
      [9, 'ชื่อ-สกุล', 'กรุณากรอกข้อมูล'],
    ]);
    const fixes = [{ line: 2, field: 'user_tel', value: newTel() }];
    expect((await take(opened, { fixes })).data).toEqual({ made: 3, skipped: 6 });
    expect(await find(good)).toMatchObject({ user_name: '<script>x</script>', user_lname: '=1+1' });
    expect(await find(known.user_tel)).toMatchObject({ user_name: 'เดิม' });
    const skipped = (await get(`userImportSkipped?id=${opened.id}&format=csv`)).raw.toString();
    expect(skipped.trim().split('\r\n')).toHaveLength(7);
    expect(skipped).not.toContain(good);
  });

  it('CAT-08 a customer has a name, in one column for both or in one of its own', async () => {
    const rows = [csvLine(newTel(), 'ธนา วงศ์ดี', ''), csvLine(newTel(), '', 'ธนกร'), csvLine(newTel(), '', '')];
    const both = await check(await open(['เบอร์,ชื่อ-สกุล,ชื่อ', ...rows].join('\n')));
    expect(reasons(both)).toEqual([[4, 'ชื่อ-สกุล', 'กรุณากรอกข้อมูล']]);
    const one = await check(await open(['เบอร์,ชื่อ', csvLine(newTel(), ''), csvLine(newTel(), 'ฟ้าใส')].join('\n')));
    expect(reasons(one)).toEqual([[2, 'ชื่อ', 'กรุณากรอกข้อมูล']]);
    expect(await check(await open(['เบอร์', newTel()].join('\n')))).toMatchObject({ ready: 1 });
  });

  it('CAT-08 an address comes as a whole or is named', async () => {
    const headings = 'เบอร์,ชื่อ,ที่อยู่,แขวง,เขต,จังหวัด,รหัสไปรษณีย์';
    const [whole, part] = [newTel(), newTel()];
    const rows = [
      csvLine(whole, 'ธนา', '99/8 ถ.เจริญกรุง', 'บางรัก', 'บางรัก', 'กรุงเทพมหานคร', '10500'),
      csvLine(part, 'ธนกร', '1 ถ.สีลม', '', 'บางรัก', 'กรุงเทพมหานคร', ''),
    ];
    const opened = await open([headings, ...rows].join('\n'));
    expect(reasons(await check(opened))).toEqual([[3, 'ที่อยู่', 'ที่อยู่ยังไม่ครบ ขาดตำบลหรือแขวง, รหัสไปรษณีย์']]);
    await take(opened);
    expect(
      await test.database.query('SELECT a.* FROM user_address a JOIN user u ON u.id = a.user_id WHERE u.user_tel = ?', [
        whole,
      ]),
    ).toMatchObject([{ user_address_recipient: 'ธนา', user_address_postcode: '10500', user_address_default: 'Y' }]);
    const logged = await test.database.query<{ after: string }[]>(
      "SELECT `after` FROM audit_log WHERE entity = 'UserAddress' ORDER BY id DESC LIMIT 1",
    );
    const user_id = (await find(whole))?.id;
    expect(JSON.parse(logged[0]?.after ?? '')).toEqual({ user_id, user_address_default: 'Y' });
  });

  it('CAT-08 an address in one column is taken apart, or named where it fits no place', async () => {
    const [apart, unclear] = [newTel(), newTel()];
    const rows = [
      csvLine(apart, 'ธนา', '99/8 ถ.เจริญกรุง บางรัก กทม. 10500'),
      csvLine(unclear, 'ธนกร', '1 ถ.สีลม กทม.'),
      csvLine(newTel(), 'ฟ้าใส', ''),
    ];
    const opened = await open(['เบอร์,ชื่อ,ที่อยู่จัดส่ง', ...rows].join('\n'));
    expect(mappingOf(opened)).toContain('full_address');
    expect(reasons(await check(opened))).toEqual([[3, 'ที่อยู่จัดส่ง', 'ไม่พบรหัสไปรษณีย์ในที่อยู่']]);
    const fixes = [{ line: 3, field: 'full_address', value: '1 ถ.สีลม แขวงสีลม เขตบางรัก กทม. 10500' }];
    expect((await take(opened, { fixes })).data).toEqual({ made: 3, skipped: 0 });
    const kept = await test.database.query<{ user_address_line: string; user_address_sub_district: string }[]>(
      'SELECT a.* FROM user_address a JOIN user u ON u.id = a.user_id WHERE u.user_tel IN (?) ORDER BY u.id',
      [[apart, unclear]],
    );
    expect(kept).toMatchObject([
      { user_address_line: '99/8 ถ.เจริญกรุง', user_address_sub_district: 'บางรัก', user_address_postcode: '10500' },
      { user_address_line: '1 ถ.สีลม', user_address_sub_district: 'สีลม', user_address_province: 'กรุงเทพมหานคร' },
    ]);
  });

  it('CAT-08 bad files end in a clear state: formulas, merged cells, TIS-620, another encoding, 100,000 rows', async () => {
    const tel = newTel();
    const opened = await open(tis620([HEADINGS, csvLine(tel, 'ธนา วงศ์ดี', '', '')].join('\r\n')));
    expect(await check(opened)).toMatchObject({ ready: 1, bad: 0 });

    const { raw } = await get('userImportSample?format=xlsx');
    const parts = unzipSync(new Uint8Array(raw));
    const sheet = 'xl/worksheets/sheet1.xml';
    const cell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      `<row r="1">${cell('A1', 'เบอร์')}${cell('B1', 'ชื่อ-สกุล')}</row>`,
      `<row r="2"><c r="A2"><v>${tel.slice(1)}</v></c>${cell('B2', 'ธนา')}</row>`,
      `<row r="3"><c r="A3"><f>A2+1</f></c>${cell('B3', 'ธนกร')}</row>`,
      `<row r="4">${cell('A4', newTel())}<c r="B4"/></row>`,
    ].join('');
    const xml = strFromU8(parts[sheet]!)
      .replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`)
      .replace('</worksheet>', '<mergeCells count="1"><mergeCell ref="B3:B4"/></mergeCells></worksheet>');
    const book = await check(await open(zipSync({ ...parts, [sheet]: strToU8(xml) }), 'ลูกค้า.xlsx'));
    expect(book.ready).toBe(1);
    expect(reasons(book)).toEqual([
      [3, 'เบอร์', expect.stringContaining('สูตร')],
      [4, 'ชื่อ-สกุล', expect.stringContaining('ผสาน')],
    ]);

    const long = [HEADINGS, ...Array.from({ length: 100_000 }, (_, n) => `08${n},ก,,`)].join('\n');
    for (const [bytes, code] of [
      [long, 'SHEET_TOO_LONG'],
      ['', 'SHEET_EMPTY'],
      [Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0xff, 0xfe, 0xdb]), 'SHEET_UNREADABLE'],
    ] as const)
      expect([code, (await send(bytes)).body.code]).toEqual([code, code]);
  });

  it('CAT-08 the sample and the list as a file map themselves', async () => {
    for (const format of ['xlsx', 'csv']) {
      const sample = await open(new Uint8Array((await get(`userImportSample?format=${format}`)).raw), `a.${format}`);
      expect(mappingOf(sample)).not.toContain('');
      // Tests before this one may have made the same people.
      const { total, faults } = await check(sample);
      expect([total, faults.filter(({ reason }) => !reason.startsWith('มีลูกค้าที่ใช้'))]).toEqual([3, []]);
    }
    const tel = newTel();
    await makeUser(test.database.manager, { user_tel: tel, user_name: 'ธนา', user_lname: 'วงศ์ดี' });
    const columns = ['user_nickname:ชื่อเล่น', 'user_name:ชื่อ', 'user_lname:นามสกุล', 'user_tel:เบอร์โทร', 'user_email:อีเมล'];
    const query = columns.map((column) => `&column=${encodeURIComponent(column)}`).join('');
    const { raw } = await get(`userFile?format=xlsx&q=${tel}${query}`);
    const exported = await open(new Uint8Array(raw), 'ผู้ใช้.xlsx');
    expect(mappingOf(exported)).toEqual(['user_nickname', 'user_name', 'user_lname', 'user_tel', 'user_email']);
    expect(reasons(await check(exported))).toEqual([[2, 'เบอร์โทร', 'มีลูกค้าที่ใช้เบอร์นี้แล้ว']]);
  });

  it('CAT-08 taken back, those go whom nobody touched and who never signed in', async () => {
    const tels = [newTel(), newTel(), newTel(), newTel()];
    const opened = await open(['เบอร์,ชื่อ', ...tels.map((tel) => csvLine(tel, 'ธนา'))].join('\n'));
    await take(opened);
    const [changed, signedIn, noted] = await Promise.all(tels.map(find));
    await test.request('POST', '/api/user', { headers: owner, body: { id: changed!.id, user_nickname: 'กร' } }); // imported above, as the others
    await test.database.query("UPDATE user SET user_password = 'x', update_at = create_at WHERE id = ?", [
      signedIn!.id, // imported above
    ]);
    await test.request('POST', '/api/userNote', {
      headers: owner,
      body: { user_id: noted!.id, user_note_text: 'โทรแล้ว' }, // imported above
    });
    expect((await undo(opened)).data).toEqual({ removed: 1, kept: 3 });
    expect((await undo(opened)).data).toEqual({ removed: 1, kept: 3 });
    expect(await find(tels[3]!)).toBeUndefined();
  });

  it('CAT-08 taken back, one who sets their PIN at that moment stays', async () => {
    const tels = [newTel(), newTel()];
    const opened = await open(['เบอร์,ชื่อ', ...tels.map((tel) => csvLine(tel, 'ธนา'))].join('\n'));
    await take(opened);
    const customer = await createConnection({ uri: test.get(Config).DATABASE_URL });
    try {
      await customer.beginTransaction();
      await customer.query("UPDATE user SET user_password = 'x' WHERE user_tel = ?", [tels[0]]);
      const undone = undo(opened);
      await until(async () => {
        const sql =
          "SELECT 1 FROM information_schema.processlist WHERE info LIKE 'SELECT%FROM `user` `row`%FOR UPDATE'";
        const [waiting] = await customer.query(sql);
        return (waiting as object[]).length > 0;
      });
      await customer.commit();
      expect((await undone).data).toEqual({ removed: 1, kept: 1 });
    } finally {
      await customer.end();
    }
    expect(await Promise.all(tels.map(find))).toMatchObject([{ user_password: 'x' }, undefined]);
  });

  it('CAT-08 belongs to who may manage customers alone', async () => {
    const opened = await open([HEADINGS, csvLine(newTel(), 'ก', '', '')].join('\n'));
    const { manager } = test.database;
    const customer = await test.signInAs('user', (await makeUser(manager)).id);
    expect((await send(HEADINGS, 'a.csv', customer)).status).toBe(403);
    expect((await post('Take', { id: opened.id, mapping: mappingOf(opened) }, customer)).status).toBe(403);
    // A field of another kind is none.
    const { status } = await test.request('POST', '/api/userImportTake', {
      headers: owner,
      body: { id: opened.id, mapping: ['user_tel', 'product_title', '', ''] },
    });
    expect(status).toBe(422);
  });
});
