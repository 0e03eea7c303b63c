import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { ShowCard } from '../../shows/show-card';
import { Hero } from './hero';

const NOW = Date.parse('2026-11-28T12:00:00+07:00');

/** As the page comes, before its scripts. */
function shown(when: Partial<ShowCard>) {
  const show = { product_title: 'คลื่นสีน้ำเงิน', product_url: 'blue', product_status: 'sale', product_price: 590 };
  const card = { ...show, band_name: 'ห้องเสียงสีฟ้า', product_img: null, product_start: null, ...when };
  document.body.innerHTML = renderToString(
    <MemoryRouter>
      <Hero show={card as unknown as ShowCard} now={NOW} />
    </MemoryRouter>,
  );
}

describe('the next show at the head of the home page', () => {
  it.each([
    ['no day yet', { stage_date: null, stage_time_start: null }],
    ['no hour, on its day', { stage_date: '2026-11-28', stage_time_start: null }],
  ])('SITE-06 counts down to nothing where the show has %s, and sells it', (_, when) => {
    shown(when);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Infinity|NaN|เข้าชมสด|ไลฟ์สด/);
    expect(screen.getByRole('link', { name: 'ซื้อบัตร ฿590.00' })).toBeTruthy();
  });

  it('SITE-06 counts down to the hour', () => {
    shown({ stage_date: '2026-11-28', stage_time_start: '19:30:00' });
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('เหลือเวลาอีก 0 วัน 7 ชั่วโมง 30 นาที');
  });

  it('SITE-06 says of a band that is late that it is about to begin, not that it is on air', () => {
    shown({ stage_date: '2026-11-28', stage_time_start: '11:50:00' });
    expect(screen.getByText('กำลังจะเริ่ม')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/เข้าชมสด|^สด/);
    expect(screen.getByRole('link', { name: 'ซื้อบัตร ฿590.00' })).toBeTruthy();
  });
});
