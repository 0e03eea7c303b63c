import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { Footer } from './footer';

function show(infoPages: { slug: string; title: string }[]) {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: Footer, HydrateFallback: () => null, loader: () => null },
  ]);
  render(<Stub hydrationData={{ loaderData: { root: { infoPages, year: 2026 } } }} />);
}

describe('footer', () => {
  it('SITE-04 links to pages of information that are published, and names the others', () => {
    show([{ slug: 'policy', title: 'นโยบายความเป็นส่วนตัว' }]);
    expect(screen.getByRole('link', { name: 'นโยบายความเป็นส่วนตัว' }).getAttribute('href')).toBe('/policy');
    expect(screen.queryByRole('link', { name: 'วิธีการซื้อ' })).toBeNull();
    const off = screen.getAllByText('ยังไม่เปิดให้บริการ').map(({ parentElement }) => parentElement);
    expect(off).toHaveLength(5);
    expect(off.every((entry) => entry?.getAttribute('aria-disabled') === 'true')).toBe(true);
  });
});
