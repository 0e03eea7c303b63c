import { keepPage } from '@wethi/browser/keep-page';
import { qrReader } from '@wethi/browser/qr-reader';
import { keepGatePage } from './keep-gate';

vi.mock('@wethi/browser/keep-page', () => ({ keepPage: vi.fn(() => Promise.resolve()) }));
vi.mock('@wethi/browser/qr-reader', () => ({ qrReader: vi.fn() }));

describe('the page of a gate', () => {
  beforeEach(() => {
    vi.mocked(keepPage).mockClear();
    vi.stubGlobal('navigator', { serviceWorker: { register: vi.fn(() => Promise.resolve()) } });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('BUY-20 is kept with what reads QRs, which is loaded last', async () => {
    let loaded = (_: () => Promise<undefined>) => undefined as void;
    vi.mocked(qrReader).mockReturnValue(new Promise((resolve) => (loaded = resolve)));
    keepGatePage();
    await Promise.resolve();
    expect(keepPage).not.toHaveBeenCalled();
    loaded(() => Promise.resolve(undefined));
    await vi.waitFor(() => expect(keepPage).toHaveBeenCalledOnce());
  });

  it('BUY-20 is kept where nothing reads QRs, too', async () => {
    vi.mocked(qrReader).mockRejectedValue(new Error('no reader'));
    keepGatePage();
    await vi.waitFor(() => expect(keepPage).toHaveBeenCalledOnce());
  });
});
