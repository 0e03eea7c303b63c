import { sendLetter, type LetterToSend } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import type { OrdersStatus } from '@wethi/contract';
import { makeOrder } from '@wethi/orders/testing';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { MailOrder } from './mail-order.job';

describe('letters about orders', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([NotificationsJobsModule]);
  });
  afterAll(() => test.close());

  let made = 0;
  async function mailed(orders_status: OrdersStatus, { confirmed = true, told = orders_status } = {}) {
    const { manager } = test.database;
    const email = `buyer${(made += 1)}@example.com`;
    const user = await makeUser(manager, { user_email: email, user_email_at: confirmed ? new Date() : null });
    const band = await makeBand(manager);
    const product = await makeProduct(manager, { band_id: band.id, product_title: 'แสงสุดท้ายก่อนเช้า' });
    const facts = { user_id: user.id, product_id: product.id, orders_status, orders_note: 'สลิปโอนเข้าบัญชีอื่น' };
    const order = await makeOrder(manager, facts);
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
    return { order, letters };
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

  it('TELL-03 ACC-09 nobody is written to at an address that nobody confirmed, or about a status that is over', async () => {
    expect((await mailed('approve', { confirmed: false })).letters).toEqual([]);
    expect((await mailed('refund', { told: 'approve' })).letters).toEqual([]);
  });
});
