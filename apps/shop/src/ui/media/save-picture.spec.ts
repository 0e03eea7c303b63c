import { savePicture } from './save-picture';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const LINE = ' Safari Line/14.18.0';

const canvas = {
  toDataURL: () => 'data:image/png;base64,',
  toBlob: (take: (picture: Blob) => void) => take(new Blob(['png'])),
} as unknown as HTMLCanvasElement;
const share = vi.fn(async (_: ShareData) => undefined);
const sheet = { canShare: () => true, share };

/** @returns whether a file was saved */
async function saveWith(browser: object): Promise<boolean> {
  vi.stubGlobal('navigator', browser);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await savePicture(canvas, 'ticket.png');
  return click.mock.calls.length > 0;
}

describe('keeping a picture', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    share.mockReset();
  });

  it('BUY-17 BUY-20 says so inside of apps that save no files', async () => {
    await expect(saveWith({ userAgent: ANDROID + LINE })).rejects.toThrow();
    share.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    await expect(saveWith({ userAgent: IPHONE + LINE, ...sheet })).rejects.toThrow();
  });

  it('BUY-17 BUY-20 goes through the sheet of iPhones, which leaves it among the pictures', async () => {
    expect(await saveWith({ userAgent: IPHONE, ...sheet })).toBe(false);
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('ticket.png');
  });

  it('BUY-17 BUY-20 leaves it to who closes the sheet', async () => {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    expect(await saveWith({ userAgent: IPHONE + LINE, ...sheet })).toBe(false);
  });

  it('BUY-17 BUY-20 saves a file elsewhere, and where a sheet does not open', async () => {
    expect(await saveWith({ userAgent: ANDROID, ...sheet })).toBe(true);
    expect(share).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    expect(await saveWith({ userAgent: IPHONE, ...sheet })).toBe(true);
  });
});
