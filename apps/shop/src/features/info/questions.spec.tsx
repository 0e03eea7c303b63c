import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Questions } from './questions';

vi.mock('../../session/contact/contacts', () => ({ useContacts: () => ({ line: '@wethi' }) }));
vi.mock('./helpful', () => ({ Helpful: () => <p>คำตอบนี้ช่วยได้ไหม</p> }));

describe('Questions', () => {
  afterEach(cleanup);

  it('SITE-09 SITE-11 says how many were found, and that none was', () => {
    const parts = [{ title: 'ส่งสลิปอย่างไร', html: '<p>กดแนบสลิป</p>', parts: [] }];
    render(<Questions topics={[{ title: 'การชำระเงิน', html: '', parts }]} below={null} />);
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'สลิป' } });
    expect(screen.getByRole('status').textContent).toBe('พบ 1 คำถาม');
    fireEvent.change(search, { target: { value: 'ช้างน้ำ' } });
    expect(screen.getByRole('status').textContent).toBe('ไม่พบคำถาม');
  });

  it('SITE-09 lists what is found without topics, from all of them, and asks nothing about it', () => {
    const topicOf = (title: string, question: string) => ({
      title,
      html: '',
      parts: [{ title: question, html: '<p>ตอบ</p>', parts: [] }],
    });
    render(<Questions topics={[topicOf('การซื้อ', 'ส่งสลิปอย่างไร'), topicOf('การดู', 'ดูบนทีวีได้ไหม')]} below={null} />);
    fireEvent.click(screen.getByRole('button', { name: 'การดู' }));
    expect(screen.queryByText('ส่งสลิปอย่างไร')).toBeNull();
    expect(screen.getByText('คำตอบนี้ช่วยได้ไหม')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'สลิป' } });
    expect(document.querySelector('mark')?.textContent).toBe('สลิป');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('group', { name: 'หมวดคำถาม' })).toBeNull();
    expect(screen.queryByText('คำตอบนี้ช่วยได้ไหม')).toBeNull();
  });
});
