import { escapeHtml, orderText, registrationText, settledText, type OrderNews } from './chat-text';

const ADMIN = 'http://admin.localhost:8080';
const NEWS: OrderNews = {
  id: 7,
  order_no: 'W261121AB3K7Q',
  orders_status: 'wait',
  orders_payment: 'transfer',
  lines: [{ title: 'แสงสุดท้ายก่อนเช้า', band: 'หิ่งห้อยในเมือง', tickets: 1 }],
  net: 1590,
  buyer: { user_nickname: 'น้ำ', user_tel: '0812345678' },
};

describe('chat text', () => {
  it('TELL-02 tells everything about an order, with the way to confirm it while it waits', () => {
    expect(orderText(NEWS, ADMIN)).toBe(
      [
        '<b>คำสั่งซื้อใหม่</b> W261121AB3K7Q',
        'แสงสุดท้ายก่อนเช้า – หิ่งห้อยในเมือง',
        'ยอดชำระ ฿1,590.00 (โอนเงิน)',
        'สถานะ <b>รอยืนยัน</b>',
        'ผู้ซื้อ น้ำ',
        '<a href="http://admin.localhost:8080/admin/ordersConfirm?order=7">ตรวจสลิปและยืนยัน</a>',
      ].join('\n'),
    );
  });

  it('TELL-02 BUY-16 says of a rest what the slip has to show, since a part came before', () => {
    const rest = { ...NEWS, paid: 1000.5, isNewSlip: true };
    expect(orderText(rest, ADMIN)).toContain('ได้รับแล้ว ฿1,000.50 สลิปนี้ต้องมี ฿589.50');
    expect(orderText({ ...rest, orders_status: 'approve' }, ADMIN)).not.toContain('ต้องมี');
  });

  it('TELL-02 has nothing to confirm in an approved order', () => {
    const text = orderText({ ...NEWS, orders_status: 'approve' }, ADMIN);
    expect(text).toContain('สถานะ <b>ยืนยันแล้ว</b>');
    expect(text).not.toContain('href');
  });

  it('TELL-02 shows a phone only in part, and only when there is no nickname', () => {
    const text = orderText({ ...NEWS, buyer: { ...NEWS.buyer, user_nickname: null } }, ADMIN);
    expect(text).toContain('ผู้ซื้อ 08x-xxx-5678');
    expect(orderText(NEWS, ADMIN)).not.toContain('5678');
    expect(registrationText({ user_nickname: null, user_tel: '0812345678' })).toBe('<b>สมาชิกใหม่</b>\n08x-xxx-5678');
  });

  it('TELL-02 escapes what people typed', () => {
    expect(escapeHtml('<b>"R&B" & ร็อก</b>')).toBe('&lt;b&gt;&quot;R&amp;B&quot; &amp; ร็อก&lt;/b&gt;');
    const lines = [{ title: 'รัก <3', band: 'A&B', tickets: 1 }];
    const text = orderText({ ...NEWS, lines, buyer: { ...NEWS.buyer, user_nickname: '<i>' } }, ADMIN);
    expect(text).toContain('รัก &lt;3 – A&amp;B');
    expect(text).toContain('ผู้ซื้อ &lt;i&gt;');
    expect(registrationText({ user_nickname: 'R&B', user_tel: '0812345678' })).toContain('R&amp;B 08x');
  });

  it('TELL-02 stays short enough to stand beside a picture', () => {
    const lines = Array.from({ length: 9 }, () => ({ title: 'ก'.repeat(250), band: 'ข'.repeat(60), tickets: 1 }));
    const text = orderText({ ...NEWS, lines }, ADMIN);
    expect(text.replace(/<[^>]*>/g, '').length).toBeLessThan(1024);
    expect(text).toContain('และอีก 5 รายการ');
    const long = Array.from({ length: 9 }, () => ({ title: 'ก'.repeat(200), band: 'ข'.repeat(120), tickets: 10 }));
    const buyer = { ...NEWS.buyer, user_nickname: 'ค'.repeat(80) };
    const longest = orderText({ ...NEWS, net: 999_999, paid: 1, isNewSlip: true, lines: long, buyer }, ADMIN);
    const decision = { status: 'ไม่อนุมัติ', by: 'ง'.repeat(80), at: '20 พ.ย. 2569 20:30', reason: 'จ'.repeat(500) };
    for (const shown of [longest, settledText(longest, decision)])
      expect(shown.replace(/<[^>]*>/g, '').length).toBeLessThan(1024);
  });
});
