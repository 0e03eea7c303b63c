import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OwnOrder } from '../../../api-types';
import { OrderRow } from './order-row';

// One that is older than the purchases that are shown.
vi.mock('../../../session/purchases', () => ({ usePurchaseByNumber: () => undefined }));

const show = (given: Partial<OwnOrder>) =>
  render(
    <MemoryRouter>
      <OrderRow
        order={
          {
            id: 7,
            order_no: 'W261120ABCDEF',
            orders_status: 'not',
            orders_net: 590,
            orders_note: 'ไม่พบเงิน',
            create_at: '2026-11-20T06:00:00.000Z',
            ordersDetail: [{ product_title: 'แสงสุดท้าย', product_url: 'saeng', product_type: 'M', tickets: 1 }],
            ...given,
          } as OwnOrder
        }
      />
    </MemoryRouter>,
  );

describe('OrderRow', () => {
  it('BUY-11 BUY-21 whose money came when nothing was left says that it comes back, and asks for no other transfer', () => {
    show({ money_back_reason: 'sold_out', money_back_status: 'wait', orders_pay_until: '2026-11-20T07:00:00.000Z' });
    expect(screen.getByText('บัตรหมดแล้ว รอคืนเงิน')).toBeTruthy();
    expect(screen.getByText(/^บัตรหมดก่อนเงินเข้า .* เจ้าหน้าที่จะติดต่อคืนให้ ไม่ต้องโอนซ้ำ$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ลงชื่อรอบัตรคืน' })).toBeTruthy();
    expect(screen.queryByText('ไม่อนุมัติ')).toBeNull();
    expect(screen.queryByText('สั่งซื้อใหม่')).toBeNull();
  });

  it('BUY-11 BUY-21 BUY-07 whose coupon others used up says so, where the money is, and how to order anew', () => {
    show({ money_back_reason: 'coupon_used_up', money_back_status: 'wait' });
    expect(screen.getByText('คูปองถูกใช้ครบแล้ว รอคืนเงิน')).toBeTruthy();
    expect(screen.getByText(/^คูปองถูกใช้ครบก่อนเงินเข้า เงินที่โอนมาอยู่ในรายการรอคืนเงิน .* ไม่ต้องโอนซ้ำ$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'สั่งซื้อใหม่' })).toBeTruthy();
    expect(screen.queryByText(/บัตรหมด|รอบัตรคืน/)).toBeNull();
  });

  it('BUY-11 that its buyer cancelled was refused by nobody, and says where the money is', () => {
    const none = { money_back_reason: null, money_back_status: null };
    show({ ...none, is_cancelled: true, money_left_status: 'wait', orders_note: 'ผู้ซื้อยกเลิก: ซื้อผิดงานแสดง' });
    expect(screen.getByText('ยกเลิกแล้ว')).toBeTruthy();
    expect(screen.queryByText('ไม่อนุมัติ')).toBeNull();
    expect(screen.getByText(/ซื้อผิดงานแสดง · เงินที่โอนมาอยู่ในรายการรอคืนเงิน เจ้าหน้าที่จะติดต่อคืนให้$/)).toBeTruthy();
  });

  it('BUY-11 that was refused for another reason says which', () => {
    show({ money_back_reason: null, money_back_status: null });
    expect(screen.getByText('ไม่อนุมัติ')).toBeTruthy();
    expect(screen.getByText('ไม่พบเงิน')).toBeTruthy();
  });
});
