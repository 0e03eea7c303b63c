import { User } from '@wethi/accounts';
import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStage } from '@wethi/catalog/testing';
import {
  announceOrder,
  askSlip,
  OrderChanges,
  Orders,
  OrdersDetail,
  OrdersRefund,
  OrderStatus,
  tellBuyer,
  tellParcel,
  tellRefund,
} from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { Outbox, Transactions } from '@wethi/platform';
import { TellBuyer } from './tell-buyer.job';
import { NotifiedWorld } from './testing/notified-world';

describe('what buyers are told', () => {
  let world: NotifiedWorld;

  beforeAll(async () => {
    world = await NotifiedWorld.open();
  });
  afterAll(() => world.close());

  it('TELL-08 BUY-08 a refused buyer reads by SMS why, and where to send another slip; once, though the job runs again', async () => {
    const { id, order_no, user_id } = await world.order();
    const { user_tel } = await world.test.database.manager.findOneByOrFail(User, { id: user_id });
    const by = { kind: 'personnel', id: 1 } as const;
    const refuse = () => world.test.get(OrderStatus).change(id, 'not', by, 'ยอดโอนไม่ตรง ขาดอีก ฿100.00');
    await world.test.get(Transactions).run(refuse);
    await world.drained();
    const link = `${world.test.config.PUBLIC_URL}/order/${order_no}`;
    const text = `เวที: ขออภัย คำสั่งซื้อ ${order_no} ยังไม่ได้รับการอนุมัติ เนื่องจาก ยอดโอนไม่ตรง ขาดอีก ฿100.00 ส่งสลิปใหม่หรือติดต่อเราได้ที่ ${link}`;
    expect((await world.sent('sms', user_tel)).map((message) => message.text)).toEqual([text]);
    const context = { key: 'again', signal: new AbortController().signal };
    const news = { orders_id: id, orders_status: 'not' } as const;
    for (let time = 0; time < 2; time += 1) await world.test.get(TellBuyer).tell(news, context);
    await world.drained();
    expect(await world.sent('sms', user_tel)).toHaveLength(2);
  });

  it('TELL-08 BUY-11 whose order is cancelled by its link reads so by SMS, in no words of who did it', async () => {
    const { order_no, user_id } = await world.order();
    const { user_tel } = await world.test.database.manager.findOneByOrFail(User, { id: user_id });
    await world.test.get(OrderChanges).cancel(order_no, undefined, 'โอนใหม่ที่ http://example.com');
    await world.drained();
    const link = `${world.test.config.PUBLIC_URL}/order/${order_no}`;
    expect((await world.sent('sms', user_tel)).map(({ text }) => text)).toEqual([
      `เวที: คำสั่งซื้อ ${order_no} ถูกยกเลิกจากลิงก์คำสั่งซื้อแล้ว ถ้าคุณไม่ได้ยกเลิกเอง หรือโอนเงินไปแล้ว ติดต่อเราได้ที่ ${link}`,
    ]);
    const late = await world.order({
      ...{ orders_status: 'not', orders_note: 'ไม่ได้รับเงินภายใน 24 ชั่วโมง' },
      orders_pay_until: new Date(),
    });
    const { user_tel: other } = await world.test.database.manager.findOneByOrFail(User, { id: late.user_id });
    await world.run(tellBuyer, { orders_id: late.id, orders_status: 'not' });
    expect((await world.sent('sms', other)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${late.order_no} หมดเวลาชำระ ไม่ได้รับเงินภายใน 24 ชั่วโมง ถ้าโอนไปแล้ว ส่งสลิปได้ที่`),
    ]);
  });

  it('TELL-01 TELL-08 reads it as the owners worded it, with the show and its day', async () => {
    const { manager } = world.test.database;
    const stage = await makeStage(manager, { stage_date: '2026-12-12' });
    const { id: product_id } = await makeProduct(manager, { stage_id: stage.id, product_title: 'คืน  เดือนหงาย' });
    const buyer = await makeUser(manager);
    const order = await makeOrder(manager, { user_id: buyer.id, product_id, orders_status: 'approve' });
    const { user_tel } = buyer;
    const before = world.test.config.SMS_APPROVE_TEXT;
    world.test.config.SMS_APPROVE_TEXT = 'เวที: {งาน} วันที่ {วันแสดง} ดูที่ {ลิงก์}';
    await world.run(tellBuyer, { orders_id: order.id, orders_status: 'approve' });
    world.test.config.SMS_APPROVE_TEXT = before;
    const link = `${world.test.config.PUBLIC_URL}/order/${order.order_no}`;
    expect((await world.sent('sms', user_tel)).map(({ text }) => text)).toEqual([
      `เวที: คืน เดือนหงาย วันที่ 12 ธ.ค. 2569 ดูที่ ${link}`,
    ]);
  });

  it('TELL-08 a buyer who waited is told that the order is approved, and nothing of what is over by then', async () => {
    const { id, order_no, user_id } = await world.order({ orders_status: 'approve' });
    const { user_tel } = await world.test.database.manager.findOneByOrFail(User, { id: user_id });
    await world.run(tellBuyer, { orders_id: id, orders_status: 'not' });
    await world.run(tellBuyer, { orders_id: id, orders_status: 'approve' });
    const [message, ...more] = await world.sent('sms', user_tel);
    expect(message?.text).toContain(`ยืนยันการชำระเงินคำสั่งซื้อ ${order_no} สำเร็จ`);
    expect(more).toEqual([]);
  });

  it('TELL-08 TELL-03 BUY-06 an order that is told to its buyer and to the chats at once brings one letter, and its refund another', async () => {
    const { id, user_id } = await world.order();
    const mailbox = { user_email: `buyer${id}@example.com`, user_email_at: new Date() };
    await world.test.database.manager.update(User, { id: user_id }, mailbox);
    const subjects = async () =>
      (await world.sandbox.messages('email'))
        .filter(({ to }) => to === mailbox.user_email)
        .map(({ subject }) => subject);
    await world.test.get(Transactions).run(async () => {
      await world.test.get(OrderStatus).change(id, 'approve', { kind: 'system', id: null });
      await world.test.get(Outbox).add(announceOrder, { orders_id: id });
    });
    await world.drained();
    expect(await subjects()).toEqual([expect.stringContaining('ยืนยันการชำระเงิน สำเร็จ')]);
    const refund = () => world.test.get(OrderStatus).change(id, 'refund', { kind: 'personnel', id: 1 }, 'งานยกเลิก');
    await world.test.get(Transactions).run(refund);
    await world.drained();
    expect(await subjects()).toHaveLength(2);
  });

  it('BUY-10 TELL-08 whose money comes back in part reads whether tickets end with it', async () => {
    const { manager } = world.test.database;
    const { id, order_no, user_id } = await world.order({ orders_status: 'approve' });
    const { user_tel } = await manager.findOneByOrFail(User, { id: user_id });
    const back = async (orders_refund_key: string) => {
      const sum = { orders_refund_kind: 'partial' as const, orders_refund_amount: 590 };
      const words = { orders_refund_note: 'เลื่อนงาน', orders_refund_key };
      const { identifiers } = await manager.insert(OrdersRefund, { orders_id: id, ...sum, ...words });
      return identifiers[0]?.['id'] as number;
    };
    const [sum, ticket] = [await back('sum'), await back('ticket')];
    await manager.update(OrdersDetail, { orders_id: id }, { orders_refund_id: ticket });
    for (const orders_refund_id of [sum, ticket]) await world.run(tellRefund, { orders_refund_id });
    const link = `${world.test.config.PUBLIC_URL}/order/${order_no}`;
    expect((await world.sent('sms', user_tel)).map(({ text }) => text).sort()).toEqual([
      `เวที: คืนเงินบัตร 1 ใบ 590.00 บาท ของคำสั่งซื้อ ${order_no} แล้ว เนื่องจาก เลื่อนงาน บัตรที่คืนใช้เข้างานไม่ได้ บัตรอื่นใช้ได้ตามเดิม ${link}`,
      `เวที: คืนเงินบางส่วน 590.00 บาท ของคำสั่งซื้อ ${order_no} แล้ว เนื่องจาก เลื่อนงาน ยังดูได้ตามเดิม ${link}`,
    ]);
  });

  it('BUY-10 TELL-08 a buyer is told that their book went out, with its number, unless that was taken back', async () => {
    const { id, order_no, user_id } = await world.order({
      orders_status: 'approve',
      orders_book_send: 'Y',
      orders_tracking: 'TH0123456789C',
    });
    const { user_tel } = await world.test.database.manager.findOneByOrFail(User, { id: user_id });
    await world.run(tellParcel, { orders_id: id });
    const texts = async () => (await world.sent('sms', user_tel)).map(({ text }) => text);
    expect(await texts()).toEqual([
      `เวที: ส่งสมุดของคำสั่งซื้อ ${order_no} แล้ว เลขพัสดุ TH0123456789C ดูรายละเอียดได้ที่ ${world.test.config.PUBLIC_URL}/order/${order_no}`,
    ]);
    await world.test.database.manager.update(Orders, { id }, { orders_book_send: 'N' });
    await world.run(tellParcel, { orders_id: id });
    expect(await texts()).toHaveLength(1);
  });

  it('BUY-15 TELL-08 the buyer of an order without money is asked for another slip, unless it came meanwhile', async () => {
    const { id, order_no, user_id } = await world.order({ orders_status: 'approve', orders_slip_asked_at: new Date() });
    const { user_tel } = await world.test.database.manager.findOneByOrFail(User, { id: user_id });
    await world.run(askSlip, { orders_id: id });
    const texts = async () => (await world.sent('sms', user_tel)).map(({ text }) => text);
    expect(await texts()).toEqual([expect.stringContaining(`ตรวจไม่พบเงินของคำสั่งซื้อ ${order_no}`)]);
    await world.test.database.manager.update(Orders, { id }, { orders_slip_asked_at: null });
    await world.run(askSlip, { orders_id: id });
    expect(await texts()).toHaveLength(1);
  });

  it('BUY-15 TELL-08 who got their money back from the bank is told so, and asked to pay anew', async () => {
    const { id, order_no, user_id } = await world.order({ orders_status: 'approve', orders_slip_asked_at: new Date() });
    const { manager } = world.test.database;
    const { user_tel } = await manager.findOneByOrFail(User, { id: user_id });
    const reversed = { charge_status: 'reversed' as const, charge_reference: order_no, charge_amount: 590 };
    await manager.insert('orders_charge', { orders_id: id, ...reversed });
    await world.run(askSlip, { orders_id: id });
    expect((await world.sent('sms', user_tel)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`ธนาคารคืนเงินของคำสั่งซื้อ ${order_no} ให้คุณแล้ว กรุณาโอนใหม่`),
    ]);
  });
});
