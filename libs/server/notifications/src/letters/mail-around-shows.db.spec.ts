import { Consents, sendNewsLetter, type LetterToSend } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { Lobby } from '@wethi/media';
import { makeLiveStreaming, makeVideo, makeVideoStatistics } from '@wethi/media/testing';
import { makeOrder } from '@wethi/orders/testing';
import { addDays } from '@wethi/format';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { MailAroundShows } from './mail-around-shows.job';

/** The show is on 28 November, 19:30 in Bangkok, and can be watched until the end of 2 December. */
describe('letters around shows', () => {
  let test: TestApp;
  let userId: number;
  const email = 'fan@example.com';
  beforeAll(async () => {
    test = await createTestApp([NotificationsJobsModule], { ACCESS_WINDOW_DAYS: '4' });
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'แสงสุดท้ายก่อนเช้า', product_to: '2026-11-28' });
    const stage_id = product.stage_id ?? 0;
    const times = { stage_date: '2026-11-28', stage_time_start: '19:30:00', stage_time_to: '22:00:00' };
    await manager.update('stage', { id: stage_id }, times);
    const { band_id } = product;
    const { id: video_id } = await makeVideo(manager, { stage_id, band_id, video_duration: 8_640 });
    await makeVideo(manager, { stage_id, band_id, video_type: 'member', video_item: 2 });
    const { id: live } = await makeLiveStreaming(manager, { stage_id });
    vi.spyOn(test.get(Lobby), 'waiting').mockImplementation((ids) => Promise.resolve(ids.includes(live) ? 1_284 : 0));
    for (const [place, time] of ['19:35:00', '20:30:00', '21:10:00'].entries())
      await makeStageTime(manager, {
        stage_id,
        stage_detail_time_item: place + 1,
        stage_detail_time_title: ['เปิดม่าน', 'รถเมล์สายสุดท้าย', 'ลาก่อน'][place],
        stage_detail_time_start: time,
      });
    const facts = { product_id: product.id, orders_status: 'approve' as const, approve_date: '2026-11-20' };
    for (const user_email of [email, 'silent@example.com', 'unproven@example.com']) {
      const user = await makeUser(manager, {
        user_email,
        user_email_at: user_email.startsWith('un') ? null : new Date(),
      });
      if (user_email === email) {
        userId = user.id;
        const left = { cur_time_end: 3_760, event: 'Pause', visit_date: '2026-11-28' };
        await makeVideoStatistics(manager, { user_id: user.id, video_id, ...left });
      }
      if (user_email.startsWith('silent')) await test.get(Consents).say(user.id, 'reminders', 'N');
      await makeOrder(manager, { user_id: user.id, ...facts });
    }
  });
  afterAll(() => test.close());

  /** Subjects of the letters that a run at a moment leaves. */
  async function at(moment: string): Promise<string[]> {
    const before = await letters();
    test.clock.set(moment);
    await test.get(MailAroundShows).mail();
    return (await letters()).slice(before.length).map(({ to, letter }) => `${to}: ${letter.subject}`);
  }

  async function letters(): Promise<LetterToSend[]> {
    const rows = await test.database
      .getRepository(OutboxRow)
      .find({ where: { name: sendNewsLetter.name }, order: { id: 'ASC' } });
    return rows.map(({ payload }) => JSON.parse(payload) as LetterToSend);
  }

  it('TELL-03 WATCH-10 go once of each kind, at its time, to buyers who want them and confirmed their address', async () => {
    expect(await at('2026-11-26T05:00:00Z')).toEqual([]);
    expect(await at('2026-11-26T20:00:00Z')).toEqual([]); // three in the morning of the 27th
    expect(await at('2026-11-27T02:00:00Z')).toEqual([`${email}: พรุ่งนี้ 19:30\u00a0น. แสงสุดท้ายก่อนเช้า`]);
    expect(await at('2026-11-27T03:00:00Z')).toEqual([]);
    expect(await at('2026-11-28T12:16:00Z')).toEqual([`${email}: อีก 15 นาที เริ่มแสดง แสงสุดท้ายก่อนเช้า`]);
    expect(await at('2026-11-28T14:00:00Z')).toEqual([]);
    expect(await at('2026-11-29T02:00:00Z')).toEqual([`${email}: ดูย้อนหลังได้แล้ว แสงสุดท้ายก่อนเช้า`]);
    expect(await at('2026-12-01T02:00:00Z')).toEqual([`${email}: เหลือเวลาดูอีก 1 วัน แสงสุดท้ายก่อนเช้า`]);
    expect(await at('2026-12-02T02:00:00Z')).toEqual([]);
  });

  it('TELL-03 tell how the show stands, and where their reader left', async () => {
    const { PUBLIC_URL } = test.config;
    const told = new Map((await letters()).map(({ letter }) => [letter.heading, letter.parts]));
    expect(told.get('พรุ่งนี้ 19:30\u00a0น. พบกัน')).toEqual(
      expect.arrayContaining([
        { text: 'ห้องรอเปิด 19:00\u00a0น. เข้าได้จากทุกเครื่องที่มีเน็ต' },
        expect.objectContaining({ note: expect.arrayContaining(['2. ต่อ Wi-Fi บ้าน ใช้เน็ตราว 3.0 GB ตลอดงาน']) }),
        { text: 'ดูไม่ทันไม่เป็นไร ดูย้อนหลังได้ถึง 2 ธันวาคม 2569', small: true },
      ]),
    );
    expect(told.get('อีก 15 นาทีเริ่มแสดง')?.[0]).toEqual({ text: 'ห้องรอเปิดแล้ว มีเพื่อน ๆ รออยู่ 1,284 คน' });
    expect(told.get('ดูย้อนหลังได้แล้ว')).toEqual([
      { text: 'บันทึกเต็ม 2 ชั่วโมง 24 นาที 3 เพลง เลือกฟังทีละเพลง และดูกล้องของสมาชิกที่ชอบได้' },
      { button: 'ดูย้อนหลัง', link: expect.stringContaining(`${PUBLIC_URL}/videoStage/`) },
      { rows: [['ดูได้ถึง', 'พุธ 2 ธันวาคม 2569 · 23:59\u00a0น.']], sum: true },
      { text: 'คืนนั้นดูถึงเพลง รถเมล์สายสุดท้าย เปิดมาแล้วดูต่อจากตรงนั้นได้เลย', small: true },
    ]);
    expect(told.get('เหลือเวลาดูอีก 1 วัน')).toEqual([
      { text: 'ดูไปแล้ว 1 ชั่วโมง 2 นาที จาก 2 ชั่วโมง 24 นาที เหลืออีก 1 เพลง' },
      { bar: 3_760 / 8_640 },
      { button: 'ดูต่อ 1:02:40', link: expect.stringContaining(`${PUBLIC_URL}/videoStage/`) },
      { note: ['หมดเวลา พุธ 2 ธันวาคม 2569 เวลา 23:59\u00a0น. หลังจากนั้นดูไม่ได้อีก'], tone: 'wait' },
    ]);
  });

  it('TELL-03 are of no use once what they say is over', async () => {
    expect((await letters()).map(({ letter, until }) => [letter.subject.split(' ')[0], until])).toEqual([
      ['พรุ่งนี้', '2026-11-27T17:00:00.000Z'],
      ['อีก', '2026-11-28T12:30:00.000Z'],
      ['ดูย้อนหลังได้แล้ว', '2026-12-02T16:59:59.999Z'],
      ['เหลือเวลาดูอีก', '2026-12-01T17:00:00.000Z'],
    ]);
  });

  it('TELL-03 end by one click without signing in; a link that mail programs fetch ends nothing', async () => {
    const consents = test.get(Consents);
    const [last] = (await letters()).slice(-1);
    const token = new URL(last?.letter.unsubscribe ?? '').searchParams.get('token') ?? '';
    expect(await consents.holds(userId, 'reminders')).toBe(true);
    await expect(consents.unsubscribe(`${token}x`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await consents.unsubscribe(token);
    expect(await consents.holds(userId, 'reminders')).toBe(false);
  });

  it('TELL-03 ACC-12 a link of an account that was merged since ends the letters of the one that stays', async () => {
    const consents = test.get(Consents);
    const kept = await makeUser(test.database.manager);
    const gone = await makeUser(test.database.manager, { user_status: 'Block', user_merged_into: kept.id });
    const url = new URL(consents.unsubscribeUrl(gone.id, 'reminders'));
    await consents.unsubscribe(url.searchParams.get('token') ?? '');
    for (const { id } of [kept, gone]) expect(await consents.holds(id, 'reminders')).toBe(false);
  });

  it('TELL-03 ADMIN-06 tell of the end only when it comes: personnel may let somebody watch longer, or they bought it again', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'ต่อเวลา', product_to: '2027-05-05' });
    const again = await makeProduct(manager, {
      ...{ stage_id: product.stage_id, band_id: product.band_id },
      ...{ product_title: 'ต่อเวลา', product_to: '2027-05-05' },
    });
    await manager.update('stage', { id: product.stage_id }, { stage_date: '2027-05-05', stage_time_start: '19:30:00' });
    await makeVideo(manager, { stage_id: product.stage_id, band_id: product.band_id });
    const buyer = async (user_email: string, approve_date = '2027-05-01') => {
      const { id: user_id } = await makeUser(manager, { user_email, user_email_at: new Date() });
      return makeOrder(manager, { user_id, product_id: product.id, approve_date });
    };
    const { id: longer } = await buyer('longer@example.com');
    await manager.update('orders_detail', { orders_id: longer }, { orders_detail_watch_to: '2027-05-13' });
    const { user_id } = await buyer('twice@example.com');
    await makeOrder(manager, { user_id, product_id: again.id, approve_date: '2027-05-07' });
    const replay = await at('2027-05-07T02:00:00Z');
    expect(replay.map((letter) => letter.split(':')[0]).sort()).toEqual(['longer@example.com', 'twice@example.com']);
    const rows = (await letters()).slice(-2).map(({ to, letter }) => [to, JSON.stringify(letter.parts)] as const);
    expect(new Map(rows).get('longer@example.com')).toContain('13 พฤษภาคม 2570');
    expect(await at('2027-05-08T02:00:00Z')).toEqual([]);
    expect(await at('2027-05-10T02:00:00Z')).toEqual(['twice@example.com: เหลือเวลาดูอีก 1 วัน ต่อเวลา']);
    expect(await at('2027-05-12T02:00:00Z')).toEqual(['longer@example.com: เหลือเวลาดูอีก 1 วัน ต่อเวลา']);
  });

  it('TELL-03 tell of the end of a replay that is sold for months', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'ขายนาน', product_to: '2027-10-10' });
    await manager.update('stage', { id: product.stage_id }, { stage_date: '2027-06-20' });
    await makeVideo(manager, { stage_id: product.stage_id, band_id: product.band_id });
    const { id: user_id } = await makeUser(manager, { user_email: 'months@example.com', user_email_at: new Date() });
    await makeOrder(manager, { user_id, product_id: product.id, approve_date: '2027-10-01' });
    const last = addDays('2027-10-10', test.config.ACCESS_WINDOW_DAYS - 1);
    expect(await at(`${last}T02:00:00Z`)).toEqual(['months@example.com: เหลือเวลาดูอีก 1 วัน ขายนาน']);
  });

  it('TELL-03 tell of a show again that was put off to another day', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'เลื่อน', product_to: '2027-07-12' });
    const stage = { id: product.stage_id };
    const times = { stage_time_start: '19:30:00', stage_time_to: '22:00:00' };
    await manager.update('stage', stage, { ...times, stage_date: '2027-07-05' });
    const { id: user_id } = await makeUser(manager, { user_email: 'later@example.com', user_email_at: new Date() });
    await makeOrder(manager, { user_id, product_id: product.id, approve_date: '2027-07-01' });
    const told = ['later@example.com: พรุ่งนี้ 19:30\u00a0น. เลื่อน'];
    expect(await at('2027-07-04T03:00:00Z')).toEqual(told);
    await manager.update('stage', stage, { stage_date: '2027-07-12' });
    expect(await at('2027-07-05T12:20:00Z')).toEqual([]);
    expect(await at('2027-07-11T03:00:00Z')).toEqual(told);
    expect(await at('2027-07-11T05:00:00Z')).toEqual([]);
  });

  it('TELL-03 say nothing of a show that was cancelled', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'งดแสดง', product_to: '2027-03-05' });
    const stage_id = product.stage_id ?? 0;
    const plan = { stage_date: '2027-03-05', stage_time_start: '19:30:00', stage_time_to: '22:00:00' };
    await manager.update('stage', { id: stage_id }, { ...plan, stage_status: 'Cancel' });
    const { id: user_id } = await makeUser(manager, { user_email: 'off@example.com', user_email_at: new Date() });
    await makeOrder(manager, { user_id, product_id: product.id, approve_date: '2027-03-01' });
    expect(await at('2027-03-04T03:00:00Z')).toEqual([]);
    expect(await at('2027-03-05T12:20:00Z')).toEqual([]);
    await manager.update('stage', { id: stage_id }, { stage_status: 'Ready' });
    expect(await at('2027-03-05T12:25:00Z')).toEqual(['off@example.com: อีก 15 นาที เริ่มแสดง งดแสดง']);
  });

  it('TELL-03 ADMIN-05 the last one before a show leaves as long before it as owners say', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'อีกนาน', product_to: '2027-03-08' });
    const plan = { stage_date: '2027-03-08', stage_time_start: '19:30:00', stage_time_to: '22:00:00' };
    await manager.update('stage', { id: product.stage_id }, plan);
    const { id: user_id } = await makeUser(manager, { user_email: 'early@example.com', user_email_at: new Date() });
    const bought = { orders_status: 'approve' as const, approve_date: '2027-03-08' };
    await makeOrder(manager, { user_id, product_id: product.id, ...bought });
    expect(await at('2027-03-08T11:35:00Z')).toEqual([]);
    test.config.REMINDER_MINUTES = 60;
    expect(await at('2027-03-08T11:31:00Z')).toEqual(['early@example.com: อีก 1 ชั่วโมง เริ่มแสดง อีกนาน']);
    const { letter } = (await letters()).at(-1) ?? {};
    expect(letter?.parts[0]).toEqual({ text: 'ห้องรอเปิด 19:00\u00a0น. เข้าได้จากทุกเครื่องที่มีเน็ต' });
    test.config.REMINDER_MINUTES = 15;
  });

  it('TELL-03 tell of the replay of a show past midnight only when that is over', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_title: 'ข้ามคืน', product_to: '2027-01-05' });
    const stage_id = product.stage_id ?? 0;
    const times = { stage_date: '2027-01-05', stage_time_start: '22:00:00', stage_time_to: '00:30:00' };
    await manager.update('stage', { id: stage_id }, times);
    await makeVideo(manager, { stage_id, band_id: product.band_id });
    const { id: user_id } = await makeUser(manager, { user_email: 'late@example.com', user_email_at: new Date() });
    const bought = { orders_status: 'approve' as const, approve_date: '2027-01-05' };
    await makeOrder(manager, { user_id, product_id: product.id, ...bought });
    expect(await at('2027-01-05T10:00:00Z')).toEqual([]);
    expect(await at('2027-01-06T02:00:00Z')).toEqual(['late@example.com: ดูย้อนหลังได้แล้ว ข้ามคืน']);
  });
});
