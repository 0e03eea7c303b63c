import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NavigationProgress } from './navigation-progress';

describe('NavigationProgress', () => {
  it('SITE-09 says in words that a page is on its way, until it is there', async () => {
    let arrive = () => undefined as void;
    const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
    const routes = [
      { path: '/', element: <NavigationProgress /> },
      { path: '/next', element: <NavigationProgress />, loader },
    ];
    const router = createMemoryRouter(routes);
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await act(async () => void router.navigate('/next'));
    expect(screen.getByRole('status').textContent).toBe('กำลังโหลดหน้า');
    await act(async () => arrive());
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
