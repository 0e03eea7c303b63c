import { isMissingChunk, reloadOnce } from '@wethi/browser';
import { render, screen } from '@testing-library/react';
import { useToast } from '../ui/feedback/toast';
import { type Dialogs, DialogsContext } from './dialogs';
import { OverlayBoundary } from './overlay-boundary';

vi.mock('@wethi/browser', () => ({ isMissingChunk: vi.fn(), reloadOnce: vi.fn() }));
vi.mock('../ui/feedback/toast', () => ({ useToast: vi.fn() }));

const FAILURE = new TypeError('it did not come');

function Lost(): never {
  throw FAILURE;
}

/** A page with an overlay over it that fails. */
function show({ isMissing, reloads = false }: { isMissing: boolean; reloads?: boolean }) {
  const [showToast, close] = [vi.fn(), vi.fn()];
  vi.mocked(useToast).mockReturnValue(showToast);
  vi.mocked(isMissingChunk).mockReturnValue(isMissing);
  vi.mocked(reloadOnce).mockReturnValue(reloads);
  render(
    <DialogsContext value={{ overlay: { name: 'menu' }, open: vi.fn(), close } satisfies Dialogs}>
      <p>ภาพสด</p>
      <OverlayBoundary>
        <Lost />
      </OverlayBoundary>
    </DialogsContext>,
  );
  return { showToast, close };
}

describe('OverlayBoundary', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  it('SITE-10 closes an overlay that cannot be loaded, says why, and keeps the page', () => {
    const { showToast, close } = show({ isMissing: true });
    expect(screen.getByText('ภาพสด')).toBeTruthy();
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', title: 'เชื่อมต่อไม่ได้' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('SITE-10 leaves the overlay in the address of a page that is loaded anew', () => {
    const { showToast, close } = show({ isMissing: true, reloads: true });
    expect(showToast).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  it('SITE-10 hands on what is wrong with the overlay itself', () => {
    expect(() => show({ isMissing: false })).toThrow(FAILURE);
  });
});
