import { fireEvent, render, screen } from '@testing-library/react';
import { Questions } from './questions';

vi.mock('../../session/contact/contacts', () => ({ useContacts: () => ({ line: '@wethi' }) }));
vi.mock('./helpful', () => ({ Helpful: () => null }));

describe('Questions', () => {
  it('SITE-09 SITE-11 says how many were found, and that none was', () => {
    const parts = [{ title: 'ส่งสลิปอย่างไร', html: '<p>กดแนบสลิป</p>', parts: [] }];
    render(<Questions topics={[{ title: 'การชำระเงิน', html: '', parts }]} below={null} />);
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'สลิป' } });
    expect(screen.getByRole('status').textContent).toBe('พบ 1 คำถาม');
    fireEvent.change(search, { target: { value: 'ช้างน้ำ' } });
    expect(screen.getByRole('status').textContent).toBe('ไม่พบคำถาม');
  });
});
