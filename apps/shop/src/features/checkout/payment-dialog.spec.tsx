import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Way } from '../../overlays/overlay';
import type { PaymentRequest } from '../../overlays/payment-request';
import PaymentDialog from './payment-dialog';

configure({ asyncUtilTimeout: 10_000 });

vi.mock('../../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

const ACCOUNT = { id: 1, book_bank_icon: 'KBANK', book_bank_account: '1234567890', book_bank_name: 'วงหิ่งห้อย' };

let answerCoupon: (data: object) => void;
/** Who is there. */
let session: Promise<void> = Promise.resolve();
const originalFetch = global.fetch;
beforeEach(() => {
  const coupon = new Promise((resolve) => (answerCoupon = resolve));
  global.fetch = (async (input: unknown) => {
    const path = String(input)
      .replace(/^.*\/api\//, '')
      .replace(/\?.*$/, '');
    if (path === 'loginPing') await session;
    const data: Record<string, unknown> = {
      bookBankByProductId: [ACCOUNT],
      paymentWays: ['qr', 'card'].map((orders_payment) => ({ orders_payment, open: true })),
      couponByCode: path === 'couponByCode' ? await coupon : undefined,
    };
    const body = { result: path === 'loginPing' ? { id: 7 } : true, data: data[path] ?? [] };
    return { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response;
  }) as typeof fetch;
});
afterEach(() => (global.fetch = originalFetch));
beforeAll(() => Promise.all([import('./qr/qr-channel'), import('./card/card-channel')]));

function show(way: Way, given: Partial<PaymentRequest> = {}) {
  const product = { id: 3, product_title: 'แสงสุดท้าย', product_format: 'online', product_status: 'replay' };
  const request = { product, price: 590, coupon_code: 'HINGHOI100', way, ...given } as PaymentRequest;
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PaymentDialog request={request} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const applied = { coupon_code: 'HINGHOI100', orders_total: 590, orders_discount: 100, orders_net: 490 };
const isDisabled = async (name: string) => (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled;

describe('the payment dialog while a coupon is looked up', () => {
  it('BUY-07 names no amount to transfer, which would be the one without', async () => {
    show('transfer');
    expect(await screen.findByText('กำลังตรวจคูปอง กรุณารอยอดก่อนโอน')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'คัดลอก ยอดเงิน' })).toBeNull();
    answerCoupon(applied);
    expect(await screen.findByRole('button', { name: 'คัดลอก ยอดเงิน' })).toBeTruthy();
    expect(screen.queryByText('กำลังตรวจคูปอง กรุณารอยอดก่อนโอน')).toBeNull();
  });

  it.each([
    ['qr', 'สร้าง QR'],
    ['card', 'ไปหน้าชำระด้วยบัตร'],
  ] as const)('BUY-07 makes no order that would go without its discount: %s', async (way, name) => {
    show(way);
    expect(await isDisabled(name)).toBe(true);
    answerCoupon(applied);
    await waitFor(async () => expect(await isDisabled(name)).toBe(false));
  });

  it('BUY-07 names none either while nobody knows who is there', async () => {
    let known = () => undefined as void;
    session = new Promise((resolve) => (known = resolve));
    show('transfer');
    expect(await screen.findByText('กำลังตรวจคูปอง กรุณารอยอดก่อนโอน')).toBeTruthy();
    known();
    answerCoupon(applied);
    expect(await screen.findByRole('button', { name: 'คัดลอก ยอดเงิน' })).toBeTruthy();
  });
});

describe('the payment dialog of what costs nothing', () => {
  it('BUY-06 thanks no coupon where there is none', async () => {
    show('transfer', { price: 0, coupon_code: undefined });
    expect(await screen.findByText('รับได้ฟรี แพ็กเกจจะเริ่มใช้งานได้ทันที')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'รับบัตร' })).toBeTruthy();
  });
});
