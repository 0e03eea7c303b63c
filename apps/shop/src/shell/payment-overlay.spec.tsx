import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteLoaderData } from 'react-router';
import type { Purchase } from '../api-types';
import PaymentDialog from '../features/checkout/payment-dialog';
import { DialogsContext } from '../overlays/dialogs';
import type { Paying } from '../overlays/overlay';
import { keepPaying } from '../overlays/paying-now';
import type { PaymentRequest } from '../overlays/payment-request';
import PaymentOverlay from './payment-overlay';

const UNSURE = { result: false, confirmSlip: true, data: { filename: 'slip/1.jpg' }, message: 'ธนาคารยังไม่ตอบ' };
const sent = vi.hoisted(() => vi.fn());
vi.mock('@wethi/http', async (original) => ({
  ...(await original<object>()),
  upload: async (...slip: unknown[]) => (sent(...slip), UNSURE),
}));
vi.mock('react-router', async (original) => ({ ...(await original<object>()), useRouteLoaderData: vi.fn() }));
vi.mock('../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

const PRODUCT = { id: 3, product_title: 'แสงสุดท้าย', product_format: 'online', product_status: 'replay' };
const ORDER = {
  ...PRODUCT,
  orders_id: 5,
  product_id: 3,
  order_no: 'W261120ABCDEF',
  orders_status: 'wait',
  orders_payment: 'qr',
  orders_net: 590,
  orders_paid: 0,
  orders_detail_price: 590,
  orders_detail_discount: 0,
  orders_pay_until: '2030-11-21T06:05:00.000Z',
  tickets: 1,
  gift: null,
} as unknown as Purchase;
const PAID = { ...ORDER, orders_status: 'approve', orders_pay_until: null } as Purchase;

const ACCOUNT = { id: 1, book_bank_icon: 'KBANK', book_bank_account: '1234567890', book_bank_name: 'วงหิ่งห้อย' };

/** What the bank's side says of the order; it is slower than the list of purchases. */
const CHARGE = { orders_id: 5, orders_status: 'wait', charge_expire_at: null, charge_qr: null, now: '' };

const COUPON_OVER = { result: false, code: 'COUPON_EXPIRED', message: 'คูปองหมดอายุแล้ว' };

/** Nothing: they cannot be read. */
let purchases: Purchase[] | undefined;
/** Until then nothing is said of them. */
let isSlow: Promise<void> | undefined;
/** Nothing is sold. */
let isClosed: boolean;
/** No coupon is good any more. */
let isCouponOver: boolean;
const originalFetch = global.fetch;
beforeEach(() => {
  purchases = [];
  isSlow = undefined;
  isClosed = false;
  isCouponOver = false;
  sent.mockClear();
  global.fetch = (async (input: unknown) => {
    const path = String(input)
      .replace(/^.*\/api\//, '')
      .replace(/\?.*$/, '');
    if (path === 'orders/ordersProductByUserId') await isSlow;
    if (path === 'orders/ordersProductByUserId' && !purchases) throw new TypeError('Failed to fetch');
    const data: Record<string, unknown> = {
      bookBankByProductId: [ACCOUNT],
      'orders/ordersProductByUserId': purchases,
      paymentWays: ['qr', 'card'].map((orders_payment) => ({ orders_payment, open: true })),
      'orders/ordersQr': CHARGE,
      'orders/ordersCardCheck': { orders_id: 5, orders_status: 'wait', charge_status: 'wait' },
      orders: { insertId: 5, order_no: ORDER.order_no },
    };
    const closed = { result: false, code: 'PRODUCT_CLOSED', message: 'ปิดการขายแล้ว' };
    const answer = { result: path === 'loginPing' ? { id: 7 } : true, data: data[path] ?? [] };
    const body = isClosed && path === 'placeHold' ? closed : answer;
    if (isCouponOver && path === 'couponByCode')
      return { ok: false, status: 400, headers: new Headers(), json: async () => COUPON_OVER } as Response;
    return { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response;
  }) as typeof fetch;
});
afterEach(() => (global.fetch = originalFetch));

// Loaded when it is first needed; a test waits for the page alone.
beforeAll(() =>
  Promise.all([import('../features/checkout/qr/qr-channel'), import('../features/checkout/card/card-channel')]),
);

const opened = vi.fn();
beforeEach(() => opened.mockClear());

function show(dialog: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <QueryClientProvider client={client}>
      <DialogsContext value={{ overlay: null, open: opened, close: vi.fn() }}>{dialog}</DialogsContext>
    </QueryClientProvider>
  );
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  return {
    unmount,
    read: (list: Purchase[] | undefined) =>
      act(async () => {
        purchases = list;
        await client.invalidateQueries({ queryKey: ['member', 'purchases'] });
      }),
  };
}
const pay = (paying: Paying) => show(<PaymentOverlay paying={{ ...paying, name: 'pay' }} />);
/** @returns what is sent with it */
async function sendSlip(): Promise<FormData> {
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
  const field = await waitFor(() => {
    const found = screen.getByLabelText<HTMLInputElement>(/คลิกเพื่อเลือกสลิป|ส่งสลิปที่โอนแล้ว/);
    expect(found.disabled).toBe(false);
    return found;
  });
  fireEvent.change(field, { target: { files: [new File(['x'], 'slip.png', { type: 'image/png' })] } });
  return vi.waitFor(() => sent.mock.calls[0]![1] as FormData);
}
const message = () =>
  opened.mock.calls.flatMap(([overlay]) => (overlay.name === 'message' ? [overlay.message.text] : []));

describe('a payment that is on its way', () => {
  it('BUY-06 BUY-08 tells the order that was made in it as paid, also when the purchases say so before anybody else', async () => {
    show(<PaymentDialog request={{ product: PRODUCT, price: 590, way: 'qr' } as PaymentRequest} />);
    const make = await screen.findByRole('button', { name: 'สร้าง QR' });
    // The first that the list says of it is that it is paid.
    purchases = [PAID];
    fireEvent.click(make);
    await waitFor(() => expect(message()).toEqual(['ยืนยันการชำระเงิน สำเร็จ']));
    expect(screen.queryByText(/มีคำสั่งซื้อ/)).toBeNull();
  });

  it('BUY-06 stays open until it has told that its order is paid', async () => {
    purchases = [ORDER];
    const { read } = pay({ order: 5, way: 'qr' });
    await screen.findByRole('button', { name: 'สร้าง QR' });
    await read([PAID]);
    expect(screen.getByRole('dialog', { name: 'ชำระเงิน' })).toBeTruthy();
    await waitFor(() => expect(message()).toEqual(['ยืนยันการชำระเงิน สำเร็จ']));
  });

  it('BUY-06 tells who comes back from their bank that the card was taken, however early that is known', async () => {
    purchases = [PAID];
    pay({ order: 5, way: 'card', back: true });
    await waitFor(() => expect(message()).toEqual(['ยืนยันการชำระเงิน สำเร็จ']));
  });

  it('BUY-04 BUY-06 tells that its order is paid to who thinks about a slip that could not be checked', async () => {
    URL.createObjectURL = () => 'blob:slip';
    URL.revokeObjectURL = () => undefined;
    purchases = [ORDER];
    const { read } = pay({ order: 5, way: 'transfer' });
    const field = await screen.findByLabelText<HTMLInputElement>(/คลิกเพื่อเลือกสลิป/);
    await waitFor(() => expect(field.disabled).toBe(false));
    fireEvent.change(field, { target: { files: [new File(['x'], 'slip.png', { type: 'image/png' })] } });
    await screen.findByRole('button', { name: 'ยืนยัน สลิปนี้' }, { timeout: 3_000 });
    await read([PAID]);
    await waitFor(() => expect(message()).toEqual(['ยืนยันการชำระเงิน สำเร็จ']));
  });

  it('BUY-08 says that its order ended elsewhere, and where to read why', async () => {
    purchases = [ORDER];
    const { read } = pay({ order: 5, way: 'transfer' });
    await screen.findByText('ช่องทางการชำระเงิน');
    await read([]);
    await waitFor(() => expect(message()).toEqual(['คำสั่งซื้อนี้ปิดแล้ว กรุณาอย่าเพิ่งจ่ายเงิน']));
    const [[{ message: told }]] = opened.mock.calls as [[{ message: { link: string } }]];
    expect(told.link).toBe('/order/W261120ABCDEF');
  });

  it('BUY-08 an order of the show that was paid before forbids a second one', async () => {
    purchases = [PAID];
    show(<PaymentDialog request={{ product: PRODUCT, price: 590 } as PaymentRequest} />);
    expect(await screen.findByText(/มีคำสั่งซื้อ/)).toBeTruthy();
    expect(message()).toEqual([]);
  });

  it('BUY-08 says that its order cannot be read, and reads it again', async () => {
    purchases = undefined;
    pay({ order: 5, way: 'transfer' });
    expect(await screen.findByText('โหลดคำสั่งซื้อไม่ได้')).toBeTruthy();
    purchases = [ORDER];
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('ช่องทางการชำระเงิน')).toBeTruthy();
  });

  it('BUY-08 nobody is told where to pay while it cannot be read what they ordered already', async () => {
    purchases = undefined;
    const { read } = show(<PaymentDialog request={{ product: PRODUCT, price: 590 } as PaymentRequest} />);
    expect(await screen.findByText(/ยังดูไม่ได้ว่าคุณสั่งซื้อไว้แล้วหรือยัง/)).toBeTruthy();
    expect(screen.queryByText('คลิกเพื่อเลือกสลิป')).toBeNull();
    purchases = [PAID];
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText(/มีคำสั่งซื้อ/)).toBeTruthy();
    // What was known last stays.
    await read(undefined);
    expect(screen.getByText(/มีคำสั่งซื้อ/)).toBeTruthy();
  });

  it('BUY-08 nor while it is read again', async () => {
    purchases = undefined;
    show(<PaymentDialog request={{ product: PRODUCT, price: 590 } as PaymentRequest} />);
    const again = await screen.findByRole('button', { name: 'ลองใหม่' });
    let answer = () => undefined as void;
    isSlow = new Promise((resolve) => (answer = resolve));
    fireEvent.click(again);
    await act(async () => undefined);
    expect(screen.getByText(/ยังดูไม่ได้ว่าคุณสั่งซื้อไว้แล้วหรือยัง/)).toBeTruthy();
    purchases = [];
    answer();
    expect(await screen.findByText('คลิกเพื่อเลือกสลิป')).toBeTruthy();
  });

  it('BUY-05 BUY-17 who copied the account before the sale ended finds where to send the slip', async () => {
    const paying = { price: 2 };
    const page = { product: { ...PRODUCT, product_status: 'end' }, tiers: [] };
    vi.mocked(useRouteLoaderData).mockReturnValue(page);
    const { unmount } = pay(paying);
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    keepPaying({ product: PRODUCT, price: 540, product_price_id: 2 } as PaymentRequest, 540, 7);
    isClosed = true;
    pay(paying);
    expect(await screen.findByRole('dialog', { name: 'ชำระเงิน' })).toBeTruthy();
    expect(await screen.findByText('ส่งสลิปที่โอนแล้ว')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('กรุณาอย่าเพิ่งโอนเงิน');
  });

  it('BUY-05 BUY-07 their slip names the coupon that was taken off, and what they were told to pay stands', async () => {
    const hall = { ...PRODUCT, product_format: 'onsite' };
    vi.mocked(useRouteLoaderData).mockReturnValue({ product: { ...hall, product_status: 'end' }, tiers: [] });
    const copied = { product: hall, price: 690, product_price_id: 2, tickets: 3, coupon_code: 'HINGHOI100' };
    keepPaying(copied as PaymentRequest, 1970, 7);
    isClosed = true;
    isCouponOver = true;
    pay({ price: 2, tickets: 3, coupon: 'HINGHOI100' });
    const form = await sendSlip();
    expect(['coupon_code', 'product_price_id', 'tickets'].map((name) => form.get(name))).toEqual([
      'HINGHOI100',
      '2',
      '3',
    ]);
    expect(screen.getByText('฿1,970.00')).toBeTruthy();
  });

  it.each([
    ['of the same amount', {}, 'HINGHOI100'],
    ['but not one of another price', { price: 540 }, null],
    ['but not one that they took out', { coupon_code: 'OTHER' }, null],
  ])('BUY-05 BUY-07 a slip names a coupon that ended since its amount was copied: %s', async (_, other, coupon) => {
    vi.mocked(useRouteLoaderData).mockReturnValue({ product: { ...PRODUCT, product_price: 590 }, tiers: [] });
    keepPaying({ product: PRODUCT, price: 590, coupon_code: 'HINGHOI100', ...other } as PaymentRequest, 490, 7);
    isCouponOver = true;
    pay({ coupon: 'HINGHOI100' });
    await screen.findByText('คูปองหมดอายุแล้ว');
    expect((await sendSlip()).get('coupon_code')).toBe(coupon);
  });
});
