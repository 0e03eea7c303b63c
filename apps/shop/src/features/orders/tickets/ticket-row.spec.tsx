import { SUPPORT } from '@wethi/contract';
import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Purchase } from '../../../api-types';
import type { PurchaseState } from './purchase-state';
import { TicketRow } from './ticket-row';

vi.mock('../../../session/root-data', () => ({ useRootData: () => ({ accessWindowDays: 4, contacts: SUPPORT }) }));
vi.mock('@wethi/player/prepare', () => ({ preparePlayer: () => undefined }));
vi.mock('react-router', async () => ({
  ...(await vi.importActual<object>('react-router')),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

function show(name: PurchaseState['name'], given: Partial<Purchase>) {
  const purchase = {
    product_title: 'คลื่นสีน้ำเงิน',
    product_url: 'wave',
    product_type: 'M',
    video_id: 7,
    video_position: 0,
    video_duration: 6500,
  };
  const entry = { purchase: { ...purchase, ...given } as Purchase, state: { name, text: '' } };
  render(<TicketRow entry={entry} first={false} />, { wrapper: MemoryRouter });
}

describe('TicketRow', () => {
  it('BUY-11 WATCH-15 leads back to the second where its buyer left', () => {
    show('watch', { video_position: 2538 });
    expect(screen.getByRole('link', { name: 'ดูต่อ 42:18' }).getAttribute('href')).toBe('/videoStage/7');
    expect(screen.getByRole('img', { name: 'ดูไปแล้ว 42:18 จาก 1:48:20' })).toBeTruthy();
  });

  it('BUY-11 opens what was not begun', () => {
    show('ending', {});
    expect(screen.getByRole('link', { name: 'ดูย้อนหลัง' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['replay', 'both', 'ซื้อรอบย้อนหลัง'],
    ['end', 'online', 'ดูรายละเอียด'],
  ] as const)('BUY-11 offers after the time what is sold (%s, %s)', (product_status, product_format, name) => {
    show('ended', { product_status, product_format });
    expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /LINE/ })).toBeNull();
  });

  it('BUY-11 BUY-08 sells nobody again after the time what is sold once to each, but names whom to ask', () => {
    show('ended', { product_status: 'replay', product_format: 'online' });
    expect(screen.queryByRole('link', { name: 'ซื้อรอบย้อนหลัง' })).toBeNull();
    expect(screen.getByRole('link', { name: /LINE/ })).toBeTruthy();
  });
});
