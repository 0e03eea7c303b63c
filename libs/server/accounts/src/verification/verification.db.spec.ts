import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { makeUser } from '../testing/accounts.factory';
import { Browser, sentCode, sentText, wrong } from '../testing/browser';

describe('verification codes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
  });
  afterEach(() => test.clock.set());
  afterAll(() => test.close());

  it('ACC-01 sends a code to a free phone, and says how long it counts', async () => {
    const { body } = await new Browser(test).askCode('0820000001', 'register');
    const { reference, ...times } = body.data as { reference: string };
    expect(times).toEqual({ expires_in: 300, resend_in: 60 });
    expect(await sentText(test, '0820000001')).toMatch(new RegExp(`^เวที รหัสยืนยัน \\d{4} \\(Ref: ${reference}\\)`));
  });

  it.each([
    ['register', 'PHONE_TAKEN', 'เบอร์โทรศัพท์นี้ ลงทะเบียนเเล้ว'],
    ['forgot', 'PHONE_UNKNOWN', 'เบอร์โทรศัพท์นี้ ไม่มีในระบบ'],
    ['device', 'PHONE_UNKNOWN', 'เบอร์โทรศัพท์นี้ ไม่มีในระบบ'],
  ] as const)('ACC-04 refuses a code to %s with the text of the specification', async (purpose, code, message) => {
    const tel = purpose === 'register' ? (await makeUser(test.database.manager)).user_tel : '0820000099';
    const { status, body } = await new Browser(test).askCode(tel, purpose);
    expect([status, body.result, body.code, body.message]).toEqual([200, false, code, message]);
    expect(await sentText(test, tel)).toBe('');
  });

  it.each([
    ['sendOTP?tel=&purpose=register', 'กรุณากรอกข้อมูล'],
    ['sendOTP?tel=081234567&purpose=register', 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก'],
    ['sendOTP?tel=0812345678&purpose=money', 'ค่าที่เลือกไม่ถูกต้อง'],
  ])('ACC-04 refuses %s', async (path, message) => {
    const { status, body } = await new Browser(test).call('GET', path);
    expect([status, body.errors?.[0]?.message]).toEqual([422, message]);
  });

  it('ACC-05 sends no second code within 60 s, however many ask at once, and says when', async () => {
    const browser = new Browser(test);
    test.clock.set('2026-11-20T05:00:00Z');
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.askCode('0820000002', 'register')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    test.clock.advance(18);
    const soon = await browser.askCode('0820000002', 'register');
    expect([soon.status, soon.body.code, soon.headers['retry-after']]).toEqual([429, 'CODE_TOO_SOON', '42']);
    expect(soon.body.data).toEqual({ resend_in: 42, code_sent: true });
    test.clock.advance(43);
    expect((await browser.askCode('0820000002', 'register')).status).toBe(200);
  });

  it('ACC-05 says who waits for the pause whether a code came for what they want', async () => {
    const { user_tel } = await makeUser(test.database.manager);
    const browser = new Browser(test);
    await browser.askCode(user_tel, 'forgot');
    const isSent = async (purpose: 'forgot' | 'device') => (await browser.askCode(user_tel, purpose)).body.data;
    expect(await isSent('forgot')).toMatchObject({ code_sent: true });
    expect(await isSent('device')).toMatchObject({ code_sent: false });
    const pin = await sentCode(test, user_tel);
    await browser.call('POST', 'verifyOTP', { telNumber: user_tel, pin, purpose: 'forgot' });
    expect(await isSent('forgot')).toMatchObject({ code_sent: false });
  });

  it('ACC-05 sends five codes a day to a phone', async () => {
    test.clock.set('2026-11-20T05:00:00Z');
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await new Browser(test).askCode('0820000003', 'register')).status).toBe(200);
      test.clock.advance(61);
    }
    expect((await new Browser(test).askCode('0820000003', 'register')).body.code).toBe('CODE_TOO_MANY');
  });

  it('ACC-05 sends a limited number of codes a day for one address', async () => {
    const browser = new Browser(test);
    const phones = Array.from({ length: test.config.SMS_PER_ADDRESS + 1 }, (_, n) => `08210000${10 + n}`);
    const codes: unknown[] = [];
    for (const tel of phones) codes.push((await browser.askCode(tel, 'register')).body.code);
    expect(codes.filter(Boolean)).toEqual(['CODE_TOO_MANY']);
  });

  it('RUN-05 answers 80 who ask at once for a new PIN, and everybody after them', async () => {
    const users = await Promise.all(Array.from({ length: 80 }, () => makeUser(test.database.manager)));
    const answers = await Promise.all(users.map(({ user_tel }) => new Browser(test).askCode(user_tel, 'forgot')));
    expect(answers.map(({ status }) => status)).toEqual(Array(80).fill(200));
    expect((await new Browser(test).call('GET', 'userByTel?user_tel=0820000098')).body.result).toBe(false);
  });

  it('ACC-05 sends nothing when a page of another site asks', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status } = await test.request('GET', '/api/sendOTP?tel=0820000004&purpose=register', { headers });
    expect(status).toBe(403);
  });

  it('ACC-05 judges five tries of a code; the sixth is wrong even when it is right', async () => {
    const browser = new Browser(test);
    test.clock.set('2026-11-20T05:00:00Z');
    await browser.askCode('0820000005', 'register');
    const code = await sentCode(test, '0820000005');
    for (let tried = 1; tried <= 5; tried += 1) {
      const { body } = await browser.verify('0820000005', wrong(code, tried), 'register');
      expect(body).toMatchObject({ result: false, code: 'CODE_WRONG', message: 'รหัสยืนยันที่กรอก ไม่ถูกต้อง' });
    }
    const locked = await browser.verify('0820000005', code, 'register');
    expect([locked.status, locked.body.code, locked.headers['retry-after']]).toEqual([429, 'CODE_LOCKED', '60']);
    test.clock.advance(61);
    await browser.askCode('0820000005', 'register');
    const fresh = await sentCode(test, '0820000005');
    expect((await browser.verify('0820000005', fresh, 'register')).body.result).toBe(true);
  });

  it('ACC-05 no stranger keeps a phone’s code from its owner, before it was sent or after', async () => {
    const tel = '0820000008';
    const [owner, stranger] = [new Browser(test), new Browser(test)];
    for (let tried = 0; tried < 8; tried += 1)
      expect((await stranger.verify(tel, String(1_000 + tried), 'register')).body.code).toBe('CODE_WRONG');
    await owner.askCode(tel, 'register');
    const code = await sentCode(test, tel);
    for (let tried = 1; tried <= 8; tried += 1) await stranger.verify(tel, wrong(code, tried), 'register');
    expect((await stranger.verify(tel, code, 'register')).body.code).toBe('CODE_LOCKED');
    expect((await owner.verify(tel, code, 'register')).body.result).toBe(true);
  });

  it('ACC-05 takes a code once, for its phone and its purpose, within five minutes', async () => {
    const browser = new Browser(test);
    const { user_tel: tel } = await makeUser(test.database.manager);
    test.clock.set('2026-11-20T05:00:00Z');
    await browser.askCode(tel, 'forgot');
    const code = await sentCode(test, tel);
    expect((await browser.verify(tel, code, 'device')).body.code).toBe('CODE_WRONG');
    expect((await browser.verify('0820000098', code, 'forgot')).body.code).toBe('CODE_WRONG');
    test.clock.advance(301);
    expect((await browser.verify(tel, code, 'forgot')).body.code).toBe('CODE_WRONG');
    await browser.askCode(tel, 'forgot');
    const fresh = await sentCode(test, tel);
    expect((await browser.verify(tel, fresh, 'forgot')).body).toMatchObject({
      result: true,
      ticket: expect.any(String),
    });
    expect((await browser.verify(tel, fresh, 'forgot')).body.code).toBe('CODE_WRONG');
  });

  it('ACC-05 gives one ticket when 50 use a code at once', async () => {
    const browser = new Browser(test);
    await browser.askCode('0820000006', 'register');
    const code = await sentCode(test, '0820000006');
    const uses = Array.from({ length: 50 }, () => browser.verify('0820000006', code, 'register'));
    const answers = await Promise.all(uses);
    expect(answers.filter(({ body }) => body['ticket'])).toHaveLength(1);
  });

  it('ACC-05 keeps neither code nor ticket readable', async () => {
    const browser = new Browser(test);
    const ticket = await browser.ticket('0820000007', 'register');
    const code = await sentCode(test, '0820000007');
    const kept = await test.database.query('SELECT * FROM verification_code WHERE tel = ?', ['0820000007']);
    const tickets = await test.database.query('SELECT * FROM verification_ticket');
    expect(JSON.stringify(kept).replace('0820000007', '')).not.toContain(`"${code}"`);
    expect(JSON.stringify(tickets)).not.toContain(ticket);
  });
});

describe('codes of people behind one address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
  });
  afterAll(() => test.close());

  it('ACC-05 40 mistyped codes lock nobody else out', async () => {
    const { address } = new Browser(test);
    test.clock.set('2026-11-20T05:00:00Z');
    for (let person = 10; person < 50; person += 1) {
      test.clock.advance(2);
      const browser = new Browser(test, address);
      await browser.askCode(`08220000${person}`, 'register');
      const code = await sentCode(test, `08220000${person}`);
      expect((await browser.verify(`08220000${person}`, wrong(code), 'register')).body.code).toBe('CODE_WRONG');
    }
    const guesser = new Browser(test, address);
    await new Browser(test).askCode('0822000098', 'register');
    const foreign = await sentCode(test, '0822000098');
    expect((await guesser.verify('0822000098', foreign, 'register')).body.code).toBe('CODE_LOCKED');
    const next = new Browser(test, address);
    expect(await next.ticket('0822000099', 'register')).toMatch(/^[\w-]{43}$/);
  });

  it('ACC-05 codes that are used do not count for the address', async () => {
    const { address } = new Browser(test);
    test.clock.set('2026-11-21T05:00:00Z');
    for (let person = 0; person <= test.config.SMS_PER_ADDRESS; person += 1) {
      test.clock.advance(2);
      const ticket = await new Browser(test, address).ticket(`08230000${10 + person}`, 'register');
      expect(ticket).toMatch(/^[\w-]{43}$/);
    }
  });

  it('ACC-05 one network of IPv6 leaves codes to everybody else, however many places it asks from', async () => {
    test.config.SMS_PER_NETWORK = 3;
    const asked = async (network: string, place: number) => {
      const browser = new Browser(test, `2001:db8:${network}:${place}::1`);
      return [browser, (await browser.askCode(`082${network}0${10 + place}`, 'register')).body.code] as const;
    };
    const [first] = await asked('2400', 0);
    for (let place = 1; place < 3; place += 1) await asked('2400', place);
    expect((await asked('2400', 3))[1]).toBe('CODE_TOO_MANY');
    expect((await asked('2500', 3))[1]).toBeUndefined();
    const code = await sentCode(test, '0822400010');
    await first.verify('0822400010', code, 'register');
    expect((await asked('2400', 4))[1]).toBeUndefined();
    expect((await asked('2400', 5))[1]).toBe('CODE_TOO_MANY');
  });
});
