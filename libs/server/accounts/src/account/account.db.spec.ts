import sharp from 'sharp';
import { RateLimits } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { SecretHashing } from '../people/secret-hashing';
import { User } from '../people/user.entity';
import { makeUser } from '../testing/accounts.factory';
import { Browser, wrong } from '../testing/browser';
import { wrongCodesPerAddress } from '../verification/wrong-codes';
import type { LetterToSend } from '../letters/send-letter';

const PIN = '2468';

describe('one’s own account', () => {
  let test: TestApp;
  let pinHash: string;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
    pinHash = await test.get(SecretHashing).hash(PIN);
  });
  afterAll(() => test.close());

  /** Somebody who signed in with the PIN. */
  async function member(overrides: Partial<User> = {}): Promise<{ user: User; browser: Browser }> {
    const user = await makeUser(test.database.manager, { user_password: pinHash, ...overrides });
    const browser = new Browser(test);
    await browser.login(user.user_tel, PIN);
    return { user, browser };
  }

  const rowOf = ({ id }: User) => test.database.manager.findOneByOrFail(User, { id });

  /** The letters to an address, oldest first, as they wait in the outbox. */
  async function letters(to: string): Promise<LetterToSend[]> {
    const rows = await test.database.query<{ payload: string }[]>(
      `SELECT payload FROM outbox WHERE name IN ('send-letter', 'send-code-letter') AND payload LIKE ? ORDER BY id`,
      [`%"to":"${to}"%`],
    );
    return rows.map(({ payload }) => JSON.parse(payload) as LetterToSend);
  }

  async function codeTo(email: string): Promise<string> {
    const parts = (await letters(email)).at(-1)?.letter.parts ?? [];
    return parts.map((part) => ('code' in part ? part.code : 'note' in part ? (part.note[0] ?? '') : '')).join('');
  }

  it('ACC-08 an e-mail counts once the code that went there was typed; the one before hears of it', async () => {
    const { user, browser } = await member({ user_email: 'before@example.com', user_email_at: new Date() });
    const email = 'fahsai@example.com';
    expect((await browser.call('POST', 'emailConfirmEmail', { email })).body.data).toEqual({
      expires_in: 300,
      resend_in: 60,
    });
    const soon = async (to: string) => (await browser.call('POST', 'emailConfirmEmail', { email: to })).body;
    expect(await soon(email)).toMatchObject({ code: 'CODE_TOO_SOON', data: { code_sent: true } });
    expect(await soon('else@example.com')).toMatchObject({ code: 'CODE_TOO_SOON', data: { code_sent: false } });
    const code = await codeTo(email);
    expect(code).toMatch(/^\d{4}$/);
    const refused = await browser.call('POST', 'confirmEmail', { email, code: wrong(code), user_password: PIN });
    expect(refused.body).toMatchObject({ result: false, message: 'รหัสยืนยันที่กรอก ไม่ถูกต้อง' });
    expect((await rowOf(user)).user_email).toBe('before@example.com');
    expect(
      (await browser.call('POST', 'confirmEmail', { email: 'else@example.com', code, user_password: PIN })).body.result,
    ).toBe(false);
    expect((await browser.call('POST', 'confirmEmail', { email, code, user_password: PIN })).body).toMatchObject({
      message: 'บันทึก สำเร็จ',
    });
    expect(await rowOf(user)).toMatchObject({ user_email: email, user_email_at: expect.any(Date) });
    const [notice] = await letters('before@example.com');
    expect(notice?.letter.subject).toBe('อีเมลของบัญชีเวทีเปลี่ยนแล้ว');
    expect(JSON.stringify(notice)).not.toContain(email);
    expect((await browser.call('POST', 'confirmEmail', { email, code, user_password: PIN })).body.code).toBe(
      'CODE_WRONG',
    );
  });

  it('ACC-08 ACC-09 an address that nobody confirmed gets no letter about the one that follows it', async () => {
    const { user, browser } = await member({ user_email: 'strangers@example.com' });
    const email = 'my.own@example.com';
    await browser.call('POST', 'emailConfirmEmail', { email });
    const proof = { email, code: await codeTo(email), user_password: PIN };
    expect((await browser.call('POST', 'confirmEmail', proof)).body.result).toBe(true);
    expect((await rowOf(user)).user_email).toBe(email);
    expect(await letters('strangers@example.com')).toEqual([]);
  });

  it('ACC-08 an e-mail needs the PIN, as its mailbox can set another; the phone hears of it', async () => {
    const { user, browser } = await member();
    const email = 'thief@example.com';
    await browser.call('POST', 'emailConfirmEmail', { email });
    const code = await codeTo(email);
    expect((await browser.call('POST', 'confirmEmail', { email, code })).status).toBe(422);
    const guess = await browser.call('POST', 'confirmEmail', { email, code, user_password: '9999' });
    expect(guess.body.code).toBe('PIN_WRONG');
    expect((await rowOf(user)).user_email_at).toBeNull();
    const notices = () =>
      test.database.query("SELECT payload FROM outbox WHERE name = 'send-notice' AND payload LIKE ?", [
        `%${user.user_tel}%`,
      ]);
    expect(await notices()).toEqual([]);
    expect((await browser.call('POST', 'confirmEmail', { email, code, user_password: PIN })).body.result).toBe(true);
    expect(JSON.stringify(await notices())).toContain('อีเมลของบัญชีนี้เปลี่ยนแล้ว');
  });

  it('ACC-08 one that somebody else has is refused; a code has five tries and five minutes', async () => {
    await makeUser(test.database.manager, { user_email: 'taken@example.com' });
    const { browser } = await member();
    const taken = await browser.call('POST', 'emailConfirmEmail', { email: 'taken@example.com' });
    expect(taken.body).toMatchObject({ result: false, message: 'เมล์นี้ในระบบเเล้ว' });
    const email = 'tries@example.com';
    await browser.call('POST', 'emailConfirmEmail', { email });
    const code = await codeTo(email);
    for (let tries = 1; tries <= 5; tries += 1)
      expect(
        (await browser.call('POST', 'confirmEmail', { email, code: wrong(code, tries), user_password: PIN })).body.code,
      ).toBe('CODE_WRONG');
    expect((await browser.call('POST', 'confirmEmail', { email, code, user_password: PIN })).body.code).toBe(
      'CODE_LOCKED',
    );
    const other = await member();
    await other.browser.call('POST', 'emailConfirmEmail', { email: 'late@example.com' });
    const late = await codeTo('late@example.com');
    const now = test.clock.now();
    test.clock.set(new Date(now.getTime() + 301_000).toISOString());
    const refused = await other.browser.call('POST', 'confirmEmail', {
      email: 'late@example.com',
      code: late,
      user_password: PIN,
    });
    expect(refused.body.code).toBe('CODE_WRONG');
  });

  it('ACC-08 an e-mail that personnel wrote is not proven, and signs nobody in', async () => {
    const { user } = await member();
    const office = await test.signInAs('personnel', 900);
    const body = { id: user.id, user_email: 'office@example.com' };
    await test.request('POST', '/api/user', { headers: office, body });
    expect((await rowOf(user)).user_email_at).toBeNull();
    const login = { user_email: 'office@example.com', user_password: PIN };
    expect((await new Browser(test).call('POST', 'loginEmail', login)).body.code).toBe('PIN_WRONG');
    await test.database.manager.update(User, user.id, { user_email_at: new Date() });
    expect((await new Browser(test).call('POST', 'loginEmail', login)).body.data).toMatchObject({ id: user.id });
    const unknown = { user_email: 'nobody@example.com', user_password: PIN };
    expect((await new Browser(test).call('POST', 'loginEmail', unknown)).body.code).toBe('PIN_WRONG');
  });

  it('ACC-09 a new PIN by a code to the account’s own mailbox ends all sessions', async () => {
    const email = 'forgot@example.com';
    const { user, browser } = await member({ user_email: email, user_email_at: new Date() });
    const stranger = new Browser(test);
    const unknown = await stranger.call('GET', 'emailChangePassUser?email=none@example.com');
    expect(unknown.body).toMatchObject({ result: false, message: 'ไม่มี Email ในระบบ' });
    await stranger.call('GET', `emailChangePassUser?email=${email}`);
    const code = await codeTo(email);
    const change = { email, code, pass: '1357', confirm: '1357' };
    expect((await stranger.call('POST', 'changePassUser', { ...change, confirm: '1358' })).status).toBe(422);
    expect((await stranger.call('POST', 'changePassUser', change)).body.message).toBe('บันทึก สำเร็จ');
    expect((await browser.call('GET', 'loginPing')).status).toBe(401);
    expect((await stranger.login(user.user_tel, '1357')).body.result).toBe(true);
    expect((await stranger.call('POST', 'changePassUser', change)).body.code).toBe('CODE_WRONG');
  });

  it('ACC-09 strangers use up no tries of who asked for the code, and guess little at one address', async () => {
    const email = 'guessed@example.com';
    const { browser } = await member({ user_email: email, user_email_at: new Date() });
    await browser.call('GET', `emailChangePassUser?email=${email}`);
    const code = await codeTo(email);
    const change = { email, pass: '1357', confirm: '1357' };
    const guesses = async (who: Browser) =>
      (await who.call('POST', 'changePassUser', { ...change, code: wrong(code) })).body.code;
    const stranger = new Browser(test, '203.0.113.90');
    for (let tried = 0; tried < 5; tried += 1) expect(await guesses(stranger)).toBe('CODE_WRONG');
    expect(await guesses(stranger)).toBe('CODE_LOCKED');
    expect((await stranger.call('POST', 'changePassUser', { ...change, code })).body.code).toBe('CODE_LOCKED');
    for (let tried = 0; tried < 4; tried += 1) expect(await guesses(browser)).toBe('CODE_WRONG');
    expect((await browser.call('POST', 'changePassUser', { ...change, code })).body.result).toBe(true);

    const other = 'guessed-too@example.com';
    await member({ user_email: other, user_email_at: new Date() });
    await stranger.call('GET', `emailChangePassUser?email=${other}`);
    const limits = test.get(RateLimits);
    while ((await limits.tryConsume(wrongCodesPerAddress, '203.0.113.91')) === 0);
    const late = new Browser(test, '203.0.113.91');
    expect(
      (await late.call('POST', 'changePassUser', { ...change, email: other, code: await codeTo(other) })).body.code,
    ).toBe('CODE_LOCKED');
  });

  it('ACC-09 a new password of personnel needs a code that nobody guesses', async () => {
    const email = 'owner@example.com';
    await test.database.query(
      `INSERT INTO personnel (username, personnel_name, email, role, status_by) VALUES ('letters', 'x', ?, 'owner', 'N')`,
      [email],
    );
    const stranger = new Browser(test);
    await stranger.call('GET', `emailChangePass?email=${email}`);
    const code = await codeTo(email);
    expect(code).toMatch(/^[A-Z0-9]{12}$/);
    for (let tried = 0; tried < 6; tried += 1)
      await stranger.call('POST', 'loginAdmin', { username: 'letters', password: `forgotten-${tried}` });
    const change = { email, code, pass: 'a-new-password', confirm: 'a-new-password' };
    expect((await stranger.call('POST', 'changePass', change)).body.message).toBe('บันทึก สำเร็จ');
    const login = { username: 'letters', password: 'a-new-password' };
    expect((await stranger.call('POST', 'loginAdmin', login)).body.result).toBe(true);
  });

  it('ACC-09 no code goes to an address that is spelt nearly like somebody’s', async () => {
    const { user } = await member({ user_email: 'alike@example.com', user_email_at: new Date() });
    await test.database.query(
      `INSERT INTO personnel (username, personnel_name, email, role, status_by) VALUES ('alike', 'x', ?, 'owner', 'N')`,
      ['alike-owner@example.com'],
    );
    const stranger = new Browser(test);
    for (const ask of ['emailChangePassUser?email=alike@exàmple.com', 'emailChangePass?email=alike-owner@exàmple.com'])
      expect((await stranger.call('GET', encodeURI(ask))).body.code).toBe('EMAIL_UNKNOWN');
    const change = { email: 'alike@exàmple.com', code: '1234', pass: '1357', confirm: '1357' };
    expect((await stranger.call('POST', 'changePassUser', change)).body.code).toBe('EMAIL_UNKNOWN');
    expect((await stranger.call('GET', 'emailChangePassUser?email=Alike@Example.com')).body.result).toBe(true);
    expect(await letters('alike@example.com')).toHaveLength(1);
    expect((await rowOf(user)).user_pin_at).toBeNull();
  });

  it('ACC-08 ACC-06 a new PIN asks for the old one, counts wrong ones, and ends the sessions elsewhere', async () => {
    const { user, browser } = await member();
    const elsewhere = new Browser(test);
    await elsewhere.login(user.user_tel, PIN);
    const change = (user_password: string) =>
      browser.call('POST', 'userChangePin', { user_password, new_password: '9753' });
    for (let tries = 1; tries <= 4; tries += 1) expect((await change('0000')).body.code).toMatch(/^PIN_/);
    expect([(await change(PIN)).status, (await rowOf(user)).user_pin_at]).toEqual([429, null]);
    test.clock.set(new Date(test.clock.now().getTime() + 40_000).toISOString());
    expect((await change(PIN)).body.result).toBe(true);
    expect((await browser.call('GET', 'loginPing')).status).toBe(200);
    expect((await elsewhere.call('GET', 'loginPing')).status).toBe(401);
    expect((await new Browser(test).login(user.user_tel, '9753')).body.result).toBe(true);
    const { data } = (await browser.call('GET', 'userHistory')).body;
    expect((data as { account_event_kind: string }[]).map((event) => event.account_event_kind).sort()).toEqual(
      ['new-device', 'new-device', 'new-device', 'pin'].sort(),
    );
  });

  it('ACC-04 ACC-08 a PIN that its owner got by SMS meanwhile is changed by nobody who knew the one before', async () => {
    const { user, browser } = await member();
    const hashing = test.get(SecretHashing);
    const theirs = await hashing.hash('8642');
    const hash = vi.spyOn(hashing, 'hash').mockImplementationOnce(async () => {
      await test.database.query('UPDATE user SET user_password = ? WHERE id = ?', [theirs, user.id]);
      return 'intruder';
    });
    const { body } = await browser.call('POST', 'userChangePin', { user_password: PIN, new_password: '9753' });
    hash.mockRestore();
    const kept = await test.database.query('SELECT user_password FROM user WHERE id = ?', [user.id]);
    expect([body.code, kept]).toEqual(['PIN_WRONG', [{ user_password: theirs }]]);
  });

  it('ACC-05 ACC-08 whoever took a session has no more tries under the names of other devices', async () => {
    const { browser } = await member();
    const answers: unknown[] = [];
    for (let tries = 1; tries <= 5; tries += 1) {
      browser.cookies.delete('wethi_device');
      const change = { user_password: `000${tries}`, new_password: '9753' };
      answers.push((await browser.call('POST', 'userChangePin', change)).body.code);
    }
    expect(answers).toEqual(['PIN_WRONG', 'PIN_WRONG', 'PIN_WRONG', 'PIN_LOCKED', 'PIN_LOCKED']);
  });

  it('ACC-08 another phone needs codes to both numbers, and the old one hears of it', async () => {
    const { user, browser } = await member();
    const user_tel = '0899999901';
    const ticket_old = await browser.ticket(user.user_tel, 'oldphone');
    const ticket = await browser.ticket(user_tel, 'newphone');
    const foreign = await browser.ticket((await member()).user.user_tel, 'oldphone');
    await test.database.query("INSERT INTO outbox (name, payload, dead_at) VALUES ('send-notice', ?, NOW(3))", [
      JSON.stringify({ tel: user.user_tel, text: 'ไม่ถึง' }),
    ]);
    const refused = await browser.call('POST', 'userChangePhone', { user_tel, ticket, ticket_old: foreign });
    expect(refused.body.code).toBe('TICKET_INVALID');
    expect((await browser.call('POST', 'userChangePhone', { user_tel, ticket, ticket_old })).body.result).toBe(true);
    expect(await rowOf(user)).toMatchObject({ user_tel, user_tel_at: expect.any(Date) as Date });
    const bound = await test.database.query<{ payload: string }[]>(
      "SELECT payload FROM outbox WHERE name = 'bind-offers'",
    );
    expect(bound.map(({ payload }) => JSON.parse(payload) as unknown)).toMatchObject([
      { user_id: user.id, tel: user.user_tel },
    ]);
    const told = await test.database.query<unknown[]>(
      `SELECT id FROM outbox WHERE name = 'send-notice' AND payload LIKE ?`,
      [`%"${user.user_tel}"%089-999-9901%`],
    );
    expect(told).toHaveLength(1);
    expect(await test.database.query('SELECT id FROM outbox WHERE dead_at IS NOT NULL')).toEqual([]);
    const taken = await browser.askCode((await member()).user.user_tel, 'newphone');
    expect(taken.body.code).toBe('PHONE_TAKEN');
  });

  it('ACC-06 shows where one is signed in, and ends one session; nobody else’s', async () => {
    const { user, browser } = await member();
    const elsewhere = new Browser(test);
    await elsewhere.login(user.user_tel, PIN);
    const list = async () => (await browser.call('GET', 'userSessions')).body.data as { id: string; is_this: number }[];
    const other = (await list()).find(({ is_this }) => !is_this);
    expect(await list()).toHaveLength(2);
    const stranger = (await member()).browser;
    expect((await stranger.call('DELETE', `userSessions?id=${other?.id}`)).status).toBe(404);
    expect((await browser.call('DELETE', `userSessions?id=${other?.id}`)).status).toBe(200);
    expect((await elsewhere.call('GET', 'loginPing')).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('ACC-08 CAT-07 a face is kept as a square at most 512 wide, without what the camera wrote, and can go', async () => {
    const { user } = await member();
    const headers = await test.signInAs('user', user.id);
    const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#7438e0' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'face.jpg');
    const { body } = await test.request('POST', '/api/uploadUser', { headers, form });
    const { filename } = body.data as { filename: string };
    expect(filename).toMatch(/^user\/[0-9a-f]{32}-512x512/);
    expect((await rowOf(user)).user_path).toBe(filename);
    await test.request('DELETE', '/api/uploadUser', { headers });
    expect((await rowOf(user)).user_path).toBeNull();
  });

  it('ACC-08 keeps ten addresses, one of them the default, and nobody else sees or changes them', async () => {
    const { browser } = await member();
    const address = {
      user_address_recipient: 'ฟ้าใส ใจดี',
      user_address_tel: '0812345678',
      user_address_line: '88/8 หมู่ที่ 5',
      user_address_sub_district: 'บางกระสอ',
      user_address_district: 'เมืองนนทบุรี',
      user_address_province: 'นนทบุรี',
      user_address_postcode: '11000',
    };
    const save = async (more: object = {}) =>
      (await browser.call('POST', 'userAddress', { ...address, ...more })).body as { data: { insertId: number } };
    const list = async () =>
      (await browser.call('GET', 'userAddress')).body.data as { id: number; user_address_default: string }[];
    const first = (await save()).data.insertId;
    const second = (await save({ user_address_default: 'Y' })).data.insertId;
    const defaults = async () =>
      (await list()).filter(({ user_address_default }) => user_address_default === 'Y').map(({ id }) => id);
    expect(await defaults()).toEqual([second]);
    await browser.call('DELETE', `userAddress?id=${second}`);
    expect(await defaults()).toEqual([first]);
    const body = { ...address, user_address_postcode: '0123' };
    expect((await browser.call('POST', 'userAddress', body)).status).toBe(422);
    const stranger = (await member()).browser;
    expect((await stranger.call('GET', `userAddressById?id=${first}`)).status).toBe(404);
    expect((await stranger.call('POST', 'userAddress', { id: first, user_address_line: 'x' })).status).toBe(404);
    const many = await Promise.all(Array.from({ length: 12 }, () => browser.call('POST', 'userAddress', address)));
    expect(many.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await list()).toHaveLength(10);
  });
});
