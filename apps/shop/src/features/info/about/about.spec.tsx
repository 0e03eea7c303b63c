import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { About } from './about';

vi.mock('../../../session/contact/contacts', () => ({ useContacts: () => ({ line: '@wethi' }) }));

const TEXT = { title: 'เวทีอยู่ใกล้บ้านกว่าที่คิด', html: '<p>เวทีเริ่มจากคำถาม</p>', parts: [] };
const VALUES = { title: 'สิ่งที่เรายึดถือ', html: '<ul><li><b>คนดูสบายใจ</b> บอกราคาครบ</li></ul>', parts: [] };
const ASK = { title: 'เป็นวง', html: '<p>เราช่วยดู A&amp;B <a href="/contactUs">ติดต่อเรา</a></p>', parts: [] };

function show(parts: (typeof TEXT)[]) {
  const figures = [{ count: 9, of: 'วงและคณะ' }];
  const Stub = createRoutesStub([{ path: '/', Component: () => <About html="" parts={parts} figures={figures} /> }]);
  return render(<Stub />).container.textContent;
}

describe('about the shop', () => {
  afterEach(cleanup);

  it('SITE-09 tells what it is, counts, says what it stands for, and leads to the contacts last', () => {
    expect(show([TEXT, VALUES, ASK])).toBe(
      'เวทีอยู่ใกล้บ้านกว่าที่คิดเวทีเริ่มจากคำถาม9วงและคณะคนดูสบายใจ บอกราคาครบเป็นวงเราช่วยดู A&Bติดต่อเรื่องงานแสดง',
    );
    expect(screen.getByRole('region', { name: VALUES.title })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/contactUs');
  });

  it('SITE-09 keeps every word that an owner writes otherwise', () => {
    const list = { ...VALUES, html: '<p>ดังนี้</p><ul><li>หนึ่ง</li></ul>' };
    const last = { ...ASK, html: '<p>โทรหาเรา</p>' };
    expect(show([list, last])).toBe('สิ่งที่เรายึดถือดังนี้หนึ่งเป็นวงโทรหาเรา9วงและคณะ');
  });
});
