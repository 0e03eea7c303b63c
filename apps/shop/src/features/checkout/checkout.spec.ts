import { UPLOAD_BYTES } from '@wethi/contract';
import type { PaymentRequest } from '../../overlays/payment-request';
import { idempotencyKey, forgetIdempotencyKey } from './idempotency-key';
import { slipFileError } from './slip/slip-file';

const NO_PICTURE = 'ไฟล์นี้ไม่ใช่รูป png, gif หรือ jpeg เปิดสลิปแล้วแคปหน้าจอ จากนั้นเลือกรูปนั้น';

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const request = (id: number, product_price_id?: number, coupon_code?: string) =>
  ({ product: { id }, price: 590, product_price_id, coupon_code }) as PaymentRequest;

describe('checkout', () => {
  it('BUY-08 keeps one key for a checkout until its order is made', () => {
    const store = memoryStore();
    const first = idempotencyKey(7, request(1, 2), store);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(idempotencyKey(7, request(1, 2), store)).toBe(first);
    forgetIdempotencyKey(7, request(1, 2), store);
    expect(idempotencyKey(7, request(1, 2), store)).not.toBe(first);
  });

  it('BUY-08 has another key for another member, product, price or coupon', () => {
    const store = memoryStore();
    const keys = [request(1), request(1, 2), request(2), request(1, 2, 'HINGHOI100')].map((one) =>
      idempotencyKey(7, one, store),
    );
    expect(new Set([...keys, idempotencyKey(8, request(1), store)]).size).toBe(5);
  });

  it.each([
    ['image/png', 1000, undefined],
    ['image/gif', 1000, undefined],
    ['image/jpeg', UPLOAD_BYTES, undefined],
    ['image/webp', 1000, NO_PICTURE],
    ['application/pdf', 1000, NO_PICTURE],
    ['image/png', UPLOAD_BYTES + 1, 'ไฟล์ใหญ่เกิน 8 MB กรุณาเลือกรูปที่เล็กลง'],
  ])('BUY-02 takes png, gif and jpeg as a slip: %p of %p bytes', (type, size, error) => {
    expect(slipFileError({ type, size })).toBe(error);
  });
});
