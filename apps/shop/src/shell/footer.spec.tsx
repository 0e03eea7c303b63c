import { SUPPORT } from '@wethi/contract';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { Footer } from './footer';

function show(infoPages: { slug: string; title: string; footer: number }[]) {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: Footer, HydrateFallback: () => null, loader: () => null },
  ]);
  render(<Stub hydrationData={{ loaderData: { root: { infoPages, contacts: SUPPORT, year: 2026 } } }} />);
}

describe('footer', () => {
  it('SITE-04 links to pages of information that are published, and names the others', () => {
    show([{ slug: 'policy', title: 'นโยบายความเป็นส่วนตัว', footer: 1 }]);
    expect(screen.getByRole('link', { name: 'นโยบายความเป็นส่วนตัว' }).getAttribute('href')).toBe('/policy');
    expect(screen.queryByRole('link', { name: 'วิธีการซื้อ' })).toBeNull();
    const off = screen.getAllByText('ยังไม่เปิดให้บริการ').map(({ parentElement }) => parentElement);
    expect(off).toHaveLength(5);
    expect(off.every((entry) => entry?.getAttribute('aria-disabled') === 'true')).toBe(true);
  });

  it('SITE-04 stands in the order that the back office gave, without what it left out', () => {
    show([
      { slug: 'howToBuy', title: 'วิธีการซื้อ', footer: 3 },
      { slug: 'howToLive', title: 'วิธีดูไลฟ์', footer: 1 },
      { slug: 'howToReplay', title: 'วิธีดูย้อนหลัง', footer: 0 },
      { slug: 'questions', title: 'คำถามที่พบบ่อย', footer: 0 },
    ]);
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['วิธีดูไลฟ์', 'วิธีการซื้อ']);
    expect(names.slice(-2)).toEqual(['บริการของเรา', 'เกี่ยวกับเรา']);
    expect(screen.queryByText('วิธีดูย้อนหลัง')).toBeNull();
  });
});
