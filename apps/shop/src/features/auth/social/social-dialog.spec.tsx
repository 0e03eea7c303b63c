import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { MEMBER_KEY } from '../../../session/member';
import SocialDialog from './social-dialog';

vi.mock('../../../session/root-data', () => ({ useRootData: () => ({ maybeMember: false }) }));

function open(word: string) {
  const client = new QueryClient();
  client.setQueryData(MEMBER_KEY, { member: null });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SocialDialog word={word} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const again = () => screen.getByRole('link', { name: 'ลองใหม่' }).getAttribute('href');

describe('coming back from another site', () => {
  it('ACC-07 who did not come back as they went tries again past the app of LINE, which would fail them again', () => {
    open('line-failed');
    expect(again()).toContain('app=0');
  });

  it('ACC-07 who is blocked tries again as before', () => {
    open('line-blocked');
    expect(again()).not.toContain('app=0');
  });

  it('ACC-07 ACC-10 who had asked for their account to go reads that it stays', () => {
    open('facebook-kept');
    expect(screen.getByText('ยกเลิกคำขอลบบัญชีแล้ว บัญชีของคุณอยู่เหมือนเดิม')).toBeTruthy();
  });
});
