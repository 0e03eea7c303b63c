import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import { OwnDataCard } from './own-data-card';

vi.mock('../../../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const FILE = { id: 1, create_at: '2026-11-20T03:00:00.000Z', own_data_file_bytes: null, own_data_file_ready_at: null };

describe('a copy of all that is kept of the member', () => {
  it.each([
    ['2026-11-01T03:00:00.000Z', 'กำลังเตรียม ปิดหน้านี้ได้ เสร็จแล้วส่งอีเมลบอก'],
    [null, 'กำลังเตรียม ปิดหน้านี้ได้ กลับมาดาวน์โหลดที่หน้านี้'],
  ])('ACC-10 a letter is promised only to a confirmed address (%s)', async (user_email_at, words) => {
    const member = { id: 7, user_email: 'fah@example.com', user_email_at };
    vi.mocked(call).mockImplementation((async (_: string, path: string) =>
      path === 'ownData' ? { data: [FILE] } : { result: member }) as never);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <OwnDataCard />
      </QueryClientProvider>,
    );
    await screen.findByText(words);
  });
});
