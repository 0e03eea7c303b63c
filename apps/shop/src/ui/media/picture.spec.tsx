import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

const PLACE = { path: 'product/3f-1600x1000-773d856436c5.webp', width: 320, height: 200, sizes: '320px' };

describe('pictures', () => {
  afterEach(cleanup);

  it('SITE-13 take their room and their colours before they come, and come when they are near', () => {
    const html = renderToString(<Picture {...PLACE} />);
    expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+\.w640\.avif 640w" sizes="[^"]+, 320px"\/>/);
    expect(html).toMatch(/width="320" height="200" loading="lazy"/);
    expect(html).toContain('style="--q0:#773;--q1:#d85;--q2:#643;--q3:#6c5"');
    expect(html).not.toContain('preload');
  });

  it('SITE-13 the one that decides when the page looks complete is asked for in the head', () => {
    const html = renderToString(<Picture {...PLACE} priority />);
    expect(html).toMatch(/<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="[^"]+"/);
    expect(html).toMatch(/loading="eager" fetchPriority="high"/);
  });

  it('SITE-13 one that is gone leaves the mark of the house', () => {
    render(<Picture {...PLACE} alt="ปกงานแสดง" />);
    fireEvent.error(screen.getByRole('img', { name: 'ปกงานแสดง' }));
    const mark = screen.getByRole('img', { name: 'ปกงานแสดง' });
    expect(mark.querySelector('svg')).toBeTruthy();
  });
});
