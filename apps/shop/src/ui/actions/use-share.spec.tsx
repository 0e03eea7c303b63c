import { renderHook } from '@testing-library/react';
import { useToast } from '../feedback/toast';
import { useShare } from './use-share';

vi.mock('../feedback/toast', () => ({ useToast: vi.fn() }));

const SHARED = { title: 'แสงสุดท้าย', url: 'https://wethi.example/package/light' };

/** @returns what is told after a sheet that does not open, and what was copied */
async function shareWith(failure: DOMException) {
  const showToast = vi.fn();
  const writeText = vi.fn(async () => undefined);
  vi.mocked(useToast).mockReturnValue(showToast);
  vi.stubGlobal('navigator', { share: () => Promise.reject(failure), clipboard: { writeText } });
  renderHook(useShare).result.current.byPhone(SHARED);
  await new Promise(setImmediate);
  return { told: showToast.mock.calls, copied: writeText.mock.calls };
}

describe('sharing by the phone’s own sheet', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('SITE-05 copies the address where a browser inside of an app has a sheet and does not open it', async () => {
    const { told, copied } = await shareWith(new DOMException('denied', 'NotAllowedError'));
    expect(copied).toEqual([[SHARED.url]]);
    expect(told).toEqual([[expect.objectContaining({ title: 'คัดลอกลิงก์แล้ว' })]]);
  });

  it('SITE-05 leaves it to who closes the sheet', async () => {
    expect(await shareWith(new DOMException('closed', 'AbortError'))).toEqual({ told: [], copied: [] });
  });
});
