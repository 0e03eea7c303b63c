import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@wethi/http';
import { MemoryRouter, useLocation } from 'react-router';
import { useBlocked } from './use-blocked';

function Refused({ data }: { data: object }) {
  const leave = useBlocked();
  const { pathname } = useLocation();
  return <button onClick={() => leave(new ApiError('', 403, 'USER_BLOCKED', 0, [], data))}>{pathname}</button>;
}

function show(data: object) {
  render(
    <MemoryRouter initialEntries={['/packageAll']}>
      <Refused data={data} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
}

describe('whoever may not sign in', () => {
  it('WATCH-09 is led to why, where the team blocked them', () => {
    show({ reason: null });
    expect(screen.getByText('/member')).toBeTruthy();
  });

  it('ACC-12 stays at the sign-in where the account was merged, for the other phone', () => {
    show({ reason: null, merged: true });
    expect(screen.getByText('/packageAll')).toBeTruthy();
  });
});
