import { ApiError, call, upload } from '@wethi/http';
import type { PaymentRequest } from '../../overlays/payment-request';
import { knownCoupons, tryCoupon, uploadSlip } from './checkout-calls';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn(), upload: vi.fn() }));

const REQUEST = { product: { id: 3 }, price: 590, gift_id: 9 } as PaymentRequest;

describe('calls of a checkout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('BUY-07 BUY-18 asks about a coupon for whom the show is', async () => {
    vi.mocked(call).mockResolvedValue({ data: [] } as never);
    const asked = Promise.all([tryCoupon(REQUEST, 'HINGHOI100'), knownCoupons(REQUEST)]);
    await vi.runAllTimersAsync();
    await asked;
    const queries = vi.mocked(call).mock.calls.map(([, , more]) => (more as { query: object }).query);
    expect(queries).toEqual([
      expect.objectContaining({ code: 'HINGHOI100', gift_id: 9 }),
      expect.objectContaining({ gift_id: 9 }),
    ]);
  });

  it('BUY-02 gives a slip up whose line is dead for a minute and a half, and no sooner', async () => {
    let move: (part: number) => void = () => undefined;
    let signal: AbortSignal | undefined;
    vi.mocked(upload).mockImplementation(async (_path, _form, onProgress, line) => {
      [move, signal] = [onProgress, line];
      return new Promise((_resolve, reject) => line!.addEventListener('abort', () => reject(line!.reason as Error)));
    });
    const picture = new File(['slip'], 'slip.png');
    const sent = uploadSlip({ request: REQUEST, memberId: 7, bankId: 1, picture }, () => undefined);
    const failure = sent.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(80_000);
    move(0.5);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toEqual(ApiError.noConnection());
  });
});
