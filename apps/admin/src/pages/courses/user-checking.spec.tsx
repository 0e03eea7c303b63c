import { cleanup, configure, screen } from '@testing-library/react';
import { answerCalls, renderInOffice } from '../../testing/in-office';
import UserCheckingPage from './user-checking';

configure({ asyncUtilTimeout: 10_000 });

const lesson = (stage_time_id: number, stage_detail_time_title: string) => ({
  ...{ stage_time_id, stage_detail_time_title, stage_detail_time_date: '2026-11-20', stage_detail_time_start: null },
  ...{ product_id: 1, product_title: 'เทรดอย่างมีวินัย', checked: 0 },
});

/** The newest lesson stands in the list, an older one is found by its id alone. */
function show(address: string) {
  answerCalls(({ pathname, searchParams }) => {
    if (!pathname.endsWith('userCheckingLessons')) return [];
    const asked = searchParams.get('stage_time_id');
    if (asked === null) return [lesson(201, 'บทใหม่')];
    return asked === '7' ? [lesson(7, 'บทเก่า')] : [];
  });
  renderInOffice(<UserCheckingPage />, address);
}

describe('who came to live lessons', () => {
  afterEach(cleanup);

  it('ADMIN-03 the lesson in the address is the one that is marked, however old', async () => {
    show('/?lesson=7');
    await screen.findByText('เทรดอย่างมีวินัย บทเก่า');
    cleanup();
    show('/');
    await screen.findByText('เทรดอย่างมีวินัย บทใหม่');
  });

  it('ADMIN-05 a lesson that is not there is said, and no other one stands in its place', async () => {
    show('/?lesson=8');
    await screen.findByText('ไม่พบบทนี้');
    expect(screen.queryByText('เทรดอย่างมีวินัย บทใหม่')).toBeNull();
  });
});
