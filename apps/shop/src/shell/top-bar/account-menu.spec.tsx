import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Member } from '../../api-types';
import AccountMenu from './account-menu';

describe('the menu of a member', () => {
  it('SITE-03 BUY-20 leads to what was bought, and to tickets that a friend sent', () => {
    const member = { user_nickname: 'ฟ้าใส', user_tel: '0812345678' } as Member;
    render(<AccountMenu member={member} />, { wrapper: MemoryRouter });
    fireEvent.keyDown(screen.getByRole('button', { name: 'เมนูสมาชิก ฟ้าใส' }), { key: 'Enter' });
    const leadsTo = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
    expect([leadsTo('งานแสดงที่ซื้อ'), leadsTo('บัตรเข้างาน')]).toEqual(['/watchReruns', '/tickets']);
  });
});
