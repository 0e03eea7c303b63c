import { render, screen } from '@testing-library/react';
import { failureOf } from '../engine/failures';
import { FailurePanel } from './overlays';

describe('FailurePanel', () => {
  it.each([
    ['refused', ['โหลดหน้านี้ใหม่']],
    ['network', ['ลองใหม่']],
    ['media', ['ลองใหม่']],
    ['unsupported', []],
  ] as const)('WATCH-02 offers what its words ask for: %s', (kind, buttons) => {
    render(<FailurePanel failure={failureOf(kind)} onRetry={() => undefined} />);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });
});
