import { cleanup, screen } from '@testing-library/react';
import { answerCalls, renderInOffice } from '../../testing/in-office';
import { CustomerPage } from './customer-page';

const AT = '2026-11-20T05:00:00.000Z';
const USER = { id: 123, user_tel: '0810000123', user_status: 'Block', create_at: AT, user_deleted_at: null };

function show(user: object) {
  answerCalls(({ pathname }) => (pathname.endsWith('/userById') ? { ...USER, ...user } : undefined));
  renderInOffice(<CustomerPage id={USER.id} edit={vi.fn()} />);
}

describe('the page of a customer', () => {
  afterEach(cleanup);

  it('ACC-12 ACC-10 says of a deleted account that it is gone, with nothing to press', async () => {
    show({ user_tel: 'x000000123', user_deleted_at: AT });
    expect((await screen.findByRole('status')).textContent).toContain('ลบบัญชีแล้ว');
    for (const name of ['เลิกระงับ', 'ส่งข้อความ', 'ดาวน์โหลดข้อมูลลูกค้า'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.body.textContent).not.toMatch(/ถูกระงับ|x000000123/);
  });

  it('ACC-12 offers to unblock whom the team blocked', async () => {
    show({});
    expect(await screen.findByRole('button', { name: 'เลิกระงับ' })).toBeTruthy();
  });
});
