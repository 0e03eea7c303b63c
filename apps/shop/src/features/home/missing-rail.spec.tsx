import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { MissingRail } from './missing-rail';

function Home() {
  return useLoaderData<boolean>() ? <p>หิ่งห้อย</p> : <MissingRail title="วงและคณะ" />;
}

describe('a rail that could not be read', () => {
  it('SITE-06 says so in a line, and its link reads the page anew', async () => {
    let isThere = false;
    const home = { path: '/', loader: () => isThere, Component: Home, HydrateFallback: () => null };
    render(<RouterProvider router={createMemoryRouter([home])} />);
    const again = await screen.findByText('ลองใหม่');
    expect(again.getAttribute('href')).toBe('/');
    isThere = true;
    fireEvent.click(again);
    expect(await screen.findByText('หิ่งห้อย')).toBeTruthy();
  });
});
