import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { clientLoader } from '../../routes/package-all';
import { MoreShows, useMoreShows } from './more-shows';
import type { PackageAllData } from './package-all-data.server';

const page = (first: number, until: number) =>
  ({ shows: [{ id: first }], found: 60, until }) as unknown as PackageAllData;

describe('more of a list of shows', () => {
  it('SITE-07 that does not come leaves the list there, and can be asked for again', async () => {
    let isAway = true;
    const serverLoader = async () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return page(25, 48);
    };
    const loader = ({ request }: { request: Request }) =>
      clientLoader({ request, serverLoader } as unknown as Parameters<typeof clientLoader>[0]);
    const first = page(1, 24);
    const List = () => {
      const more = useMoreShows(first);
      return (
        <>
          {more.shows.map(({ id }) => (
            <p key={id}>งาน {id}</p>
          ))}
          <MoreShows {...more} />
        </>
      );
    };
    const routes = [{ path: '/packageAll', loader, element: <List />, errorElement: <p>ผิดพลาด</p> }];
    const hydrationData = { loaderData: { '0': first } };
    const router = createMemoryRouter(routes, { initialEntries: ['/packageAll'], hydrationData });
    render(<RouterProvider router={router} />);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: /แสดงเพิ่มอีก/ })));
    expect(screen.getByText('งาน 1')).toBeTruthy();
    expect(screen.getByText(/โหลดรายการเพิ่มไม่ได้/)).toBeTruthy();
    isAway = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' })));
    expect(screen.getByText('งาน 25')).toBeTruthy();
    await expect(async () => {
      isAway = true;
      await loader({ request: new Request('http://localhost/packageAll') });
    }).rejects.toThrow('Failed to fetch');
  });
});
