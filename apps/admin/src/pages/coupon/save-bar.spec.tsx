import { cleanup, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { MemoryRouter } from 'react-router';
import { SaveBar } from './save-bar';

const NOON = '2026-11-20T12:00:00+07:00';

function said(update_at: string | undefined, touched = false) {
  render(
    <MemoryRouter>
      <Form>
        <SaveBar coupon={update_at ? { id: 1, update_at } : undefined} touched={() => touched} saving={false} canSave />
      </Form>
    </MemoryRouter>,
  );
  const words = screen.getByRole('status').textContent;
  cleanup();
  return words;
}

describe('the bar below a coupon', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOON), toFake: ['Date'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('BUY-07 says when it was saved, with the day if that was not today in Bangkok', () => {
    expect(said('2026-11-20T11:02:00+07:00')).toBe('บันทึกล่าสุด 11:02\u00a0น.');
    expect(said('2026-11-19T20:30:00Z')).toBe('บันทึกล่าสุด 03:30\u00a0น.');
    expect(said('2026-11-19T14:02:00+07:00')).toBe('บันทึกล่าสุด 19-11-2026 14:02\u00a0น.');
  });

  it('BUY-07 says that something is not saved yet instead, and nothing of a new coupon', () => {
    expect(said('2026-11-20T11:02:00+07:00', true)).toBe('แก้แล้วยังไม่บันทึก');
    expect(said(undefined)).toBe('');
  });
});
