import type { PaymentRequest } from '../../overlays/payment-request';
import { uploadSlip } from './checkout-calls';

/** A line that takes what is sent until it stalls. */
class Line {
  static last: Line;
  upload: { onprogress?: (event: object) => void } = {};
  onabort?: () => void;
  open() {}
  send() {
    Line.last = this;
  }
  abort() {
    this.onabort?.();
  }
}

describe('sending a slip', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('BUY-02 SITE-10 ends where nothing moves and nobody answers for a minute and a half', async () => {
    vi.stubGlobal('XMLHttpRequest', Line);
    const ended = vi.fn();
    const request = { product: { id: 3 }, price: 590 } as PaymentRequest;
    const slip = { request, memberId: 7, bankId: 1, picture: new File(['slip'], 'slip.png') };
    void uploadSlip(slip, vi.fn()).catch(ended);
    await vi.advanceTimersByTimeAsync(80_000);
    Line.last.upload.onprogress?.({ loaded: 1, total: 2 });
    await vi.advanceTimersByTimeAsync(80_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended.mock.calls).toEqual([[expect.objectContaining({ code: 'NO_CONNECTION' })]]);
  });
});
