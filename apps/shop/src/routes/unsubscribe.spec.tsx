import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import Unsubscribe from './unsubscribe';

describe('the link that ends letters', () => {
  it.each([
    ['news.7.seal', 'เลิกรับข่าว', /ทั้งทางอีเมลและ SMS/],
    ['reminders.7.seal', 'เลิกรับอีเมลแบบนี้', /อีเมลเรื่องคำสั่งซื้อและใบเสร็จยังส่งตามปกติ/],
  ])('ACC-10 says what the press ends, of %s', (token, press, text) => {
    render(
      <MemoryRouter initialEntries={[`/unsubscribe?token=${token}`]}>
        <QueryClientProvider client={new QueryClient()}>
          <Unsubscribe />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name: press })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });
});
