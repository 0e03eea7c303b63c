import { sendLetter, type LetterToSend } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { phone } from '@wethi/format';
import type { LateMoney, OrdersStatus } from '@wethi/contract';
import { OrdersPaper, type Orders } from '@wethi/orders';
import { makeOrder, SELLER } from '@wethi/orders/testing';
import { OutboxRow, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { MailOrder } from './mail-order.job';

describe('letters about orders', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([NotificationsJobsModule], SELLER);
    test.clock.set('2026-11-20T06:21:00Z');
  });
  afterAll(() => test.close());

  let made = 0;
  const EVENING = { stage_time_start: '19:30:00', stage_time_to: '22:00:00' };
  interface Wish {
    confirmed?: boolean;
    told?: OrdersStatus;
    more?: Partial<Orders>;
    late?: LateMoney;
    cancelled?: boolean;
    times?: { stage_time_start: string; stage_time_to: string };
    /** What was given back, one after another. */
    given?: number[];
  }

  async function mailed(
    orders_status: OrdersStatus,
    {
      confirmed = true,
      told = orders_status,
      more = {},
      late,
      cancelled = false,
      times = EVENING,
      given = [],
    }: Wish = {},
  ) {
    const { manager } = test.database;
    const email = `buyer${(made += 1)}@example.com`;
    const user = await makeUser(manager, {
      user_email: email,
      user_email_at: confirmed ? new Date() : null,
      user_nickname: 'ฟ้าใส',
    });
    const band = await makeBand(manager);
    const product = await makeProduct(manager, { band_id: band.id, product_title: 'แสงสุดท้ายก่อนเช้า' });
    await manager.update('stage', { id: product.stage_id }, { stage_date: '2026-11-28', ...times });
    const facts = { user_id: user.id, product_id: product.id, orders_status, orders_note: 'สลิปโอนเข้าบัญชีอื่น', ...more };
    const order = await makeOrder(manager, facts);
    const money = { money_back_amount: 590, money_back_reason: late };
    if (late) await manager.insert('money_back', { ...money, user_id: user.id, orders_id: order.id });
    if (cancelled)
      await manager.update('orders_status_change', { orders_id: order.id, to_status: 'not' }, { actor_kind: 'user' });
    for (const orders_refund_amount of given)
      await manager.insert('orders_refund', {
        ...{ orders_id: order.id, orders_refund_amount, orders_refund_kind: 'partial', orders_refund_note: 'คืนบัตร' },
        orders_refund_key: String(orders_refund_amount),
      });
    const run = () =>
      test
        .get(MailOrder)
        .mail(
          { orders_id: order.id, orders_status: told },
          { key: `t-${order.id}`, signal: AbortSignal.timeout(5_000) },
        );
    await run();
    await run();
    const rows = await test.database.getRepository(OutboxRow).findBy({ name: sendLetter.name });
    const letters = rows.map(({ payload }) => JSON.parse(payload) as LetterToSend).filter(({ to }) => to === email);
    return { order, letters, tel: phone(user.user_tel) };
  }

  it.each<[OrdersStatus, string, string]>([
    ['wait', 'รอการยืนยันการชำระเงิน แสงสุดท้ายก่อนเช้า', 'ดูคำสั่งซื้อ'],
    ['approve', 'ยืนยันการชำระเงิน สำเร็จ แสงสุดท้ายก่อนเช้า', 'งานแสดงที่ซื้อ'],
    ['not', 'คำสั่งซื้อไม่อนุมัติ แสงสุดท้ายก่อนเช้า', 'ส่งสลิปใหม่'],
    ['refund', 'คืนเงินแล้ว แสงสุดท้ายก่อนเช้า', 'ดูคำสั่งซื้อ'],
  ])(
    'TELL-03 BUY-04 BUY-05 an order in %s is told once, the fact first, with one button',
    async (status, subject, button) => {
      const { order, letters } = await mailed(status);
      expect(letters.map(({ letter }) => letter.subject)).toEqual([subject]);
      const { letter } = letters[0] as LetterToSend;
      const text = JSON.stringify(letter);
      expect(text).toContain(order.order_no);
      expect(letter.parts.filter((part) => 'button' in part).map((part) => 'button' in part && part.button)).toEqual([
        button,
      ]);
      if (status === 'not') expect(text).toContain('สลิปโอนเข้าบัญชีอื่น');
      expect(letter.unsubscribe).toBeUndefined();
    },
  );

  it('TELL-03 BUY-12 a refund names what comes back now, beside what came before', async () => {
    const { letters } = await mailed('refund', { given: [200, 390] });
    const text = JSON.stringify(letters[0]?.letter);
    expect(text).toContain('คืนเงิน ฿390.00 ของคำสั่งซื้อนี้แล้ว รวมกับที่คืนไปก่อนหน้านี้ ฿200.00 ครบทั้งคำสั่งซื้อ');
    expect(letters[0]?.letter.preheader).toMatch(/^คืนเงิน ฿390\.00 /);
  });

  it('TELL-03 BUY-12 an approval says where and when, and brings the receipt as the download is', async () => {
    const paid = { approve_date: '2026-11-20', orders_payment_bank: 'KBANK' };
    const { order, letters, tel } = await mailed('approve', { more: paid });
    const [mail] = letters;
    const receipt = await test.database.manager.findOneByOrFail(OrdersPaper, { orders_id: order.id });
    const { paper_no } = receipt;
    expect(mail?.attachments).toEqual([{ filename: `${paper_no}.pdf`, path: receipt.paper_file }]);
    const bytes = await test.get(Storage).get('private', receipt.paper_file ?? '');
    expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(mail?.letter).toMatchObject({ preheader: 'ดูได้เลยเมื่อถึงเวลา แนบใบเสร็จมาด้วย' });
    expect(mail?.letter.parts).toEqual([
      { text: `สวัสดีคุณฟ้าใส บัตรพร้อมแล้ว เสาร์ 28 พ.ย. 19:30\u00a0น. เข้าระบบด้วยเบอร์ ${tel} แล้วกด เข้าชมสด` },
      expect.objectContaining({ show: expect.objectContaining({ title: 'แสงสุดท้ายก่อนเช้า' }) }),
      { button: 'งานแสดงที่ซื้อ', link: `${test.config.PUBLIC_URL}/watchReruns` },
      {
        rows: [
          ['คำสั่งซื้อ', order.order_no],
          ['ใบเสร็จเลขที่', paper_no],
          ['ชำระโดย', 'โอนเงิน KBANK'],
          ['ภาษีมูลค่าเพิ่ม 7% (รวมแล้ว)', '฿38.60'],
          ['ยอดสุทธิ', '฿590.00'],
        ],
        sum: true,
      },
      {
        note: [
          [
            'ไฟล์แนบ ',
            { strong: `${paper_no}.pdf` },
            ' ถ้าต้องการใบกำกับภาษี ขอได้ถึง 30 พ.ย. 2569 ที่ ',
            { text: 'คำสั่งซื้อ', link: `${test.config.PUBLIC_URL}/order/${order.order_no}` },
          ],
        ],
      },
    ]);
  });

  it.each([
    ['2026-11-28T23:30:00', 'ดูได้เลยเมื่อถึงเวลา'],
    ['2026-11-29T00:20:00', 'ดูได้เลยเมื่อถึงเวลา'],
    ['2026-11-29T00:40:00', 'ดูได้เลย'],
  ])('TELL-03 BUY-05 a show that goes on after midnight: approved at %s, "%s"', async (at, ready) => {
    const before = test.clock.now();
    test.clock.set(`${at}+07:00`);
    const { letters } = await mailed('approve', { times: { stage_time_start: '23:00:00', stage_time_to: '00:30:00' } });
    test.clock.set(before);
    expect(letters[0]?.letter.preheader.startsWith(`${ready} แนบ`)).toBe(true);
  });

  it('TELL-03 BUY-06 who pays in cash is told of no slip that came, or was looked at', async () => {
    const cash = { orders_payment: 'cash', orders_note: 'ไม่พบเงินสดที่หน้างาน' } as const;
    const [waiting, refused] = [await mailed('wait', { more: cash }), await mailed('not', { more: cash })];
    expect([waiting, refused].map(({ letters }) => letters[0]?.letter.heading)).toEqual([
      'ได้รับคำสั่งซื้อแล้ว',
      'ยังยืนยันการชำระเงินไม่ได้',
    ]);
    expect(JSON.stringify(waiting.letters)).toContain('รอแอดมินยืนยันการรับเงินสด');
    expect(JSON.stringify([waiting.letters, refused.letters])).not.toMatch(/ได้รับสลิป|ตรวจสลิป|สลิปใหม่/);
  });

  it('TELL-03 BUY-05 whose time ran out is not told that personnel looked at a slip', async () => {
    const { letters } = await mailed('not', { more: { orders_pay_until: new Date('2026-11-20T06:00:00Z') } });
    expect(letters.map(({ letter }) => letter.subject)).toEqual(['หมดเวลาชำระ แสงสุดท้ายก่อนเช้า']);
    expect(JSON.stringify(letters)).not.toContain('แอดมิน');
  });

  it.each([
    ['sold_out', 'บัตรหมดแล้ว แสงสุดท้ายก่อนเช้า'],
    ['coupon_used_up', 'คูปองถูกใช้ครบแล้ว แสงสุดท้ายก่อนเช้า'],
  ] as const)(
    'TELL-03 BUY-21 whose money came too late (%s) is told of it, and not to transfer again',
    async (late, subject) => {
      const { letters } = await mailed('not', { late });
      expect(letters.map(({ letter }) => letter.subject)).toEqual([subject]);
      const text = JSON.stringify(letters);
      expect(text).toContain('อยู่ในรายการรอคืนเงิน');
      expect(text).not.toMatch(/ส่งสลิป|แอดมิน/);
    },
  );

  it('TELL-03 TELL-08 whose order was cancelled is told so, and not that personnel looked at a slip', async () => {
    const { letters } = await mailed('not', { cancelled: true });
    expect(letters.map(({ letter }) => letter.subject)).toEqual(['ยกเลิกคำสั่งซื้อแล้ว แสงสุดท้ายก่อนเช้า']);
    expect(JSON.stringify(letters)).not.toMatch(/ส่งสลิป|แอดมิน|สลิปโอนเข้าบัญชีอื่น/);
  });

  it('TELL-03 ACC-09 nobody is written to at an address that nobody confirmed, or about a status that is over', async () => {
    expect((await mailed('approve', { confirmed: false })).letters).toEqual([]);
    expect((await mailed('refund', { told: 'approve' })).letters).toEqual([]);
  });
});
