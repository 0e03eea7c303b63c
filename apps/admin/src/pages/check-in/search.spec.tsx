import { render } from '@testing-library/react';
import { Search } from './search';

const scanned = vi.hoisted(() => ({ tell: (_: string): void => undefined }));
vi.mock('./scanner', () => ({
  Scanner: ({ onCode }: { onCode: (code: string) => void }) => {
    scanned.tell = onCode;
    return null;
  },
}));

it('BUY-20 a QR that somebody made of a code is none of a ticket’s', () => {
  const onPress = vi.fn();
  const ignore = () => undefined;
  render(<Search {...{ tickets: [], inList: undefined, isLit: false, onPress }} onList={ignore} onLight={ignore} />);
  scanned.tell('W2611288Q4Z1B-1');
  scanned.tell(`7.2.${'x'.repeat(22)}`);
  expect(onPress.mock.calls).toEqual([[{ ticket: '' }], [{ ticket: `7.2.${'x'.repeat(22)}` }]]);
});
