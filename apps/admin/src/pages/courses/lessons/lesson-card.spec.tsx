import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { usePanel } from '../../../panel/use-panel';
import type { RowOf } from '../../../providers/resource';
import { answerCalls, renderInOffice } from '../../../testing/in-office';
import { DeletionsOnLeave } from '../../../providers/deletions-on-leave';
import { LessonCard } from './lesson-card';

configure({ asyncUtilTimeout: 10_000 });

const READ_AT = '2026-11-22T12:20:00.000Z';
const lesson = { id: 5, create_at: READ_AT, update_at: READ_AT, stage_id: 9, stage_detail_time_title: 'ไม้แรก' };
const product = { id: 4, stage_id: 9 } as RowOf<'product'> & { stage_id: number }; // the columns that the card needs

describe('the card of a lesson', () => {
  afterEach(cleanup);

  it('ADMIN-05 ADMIN-07 who deletes a lesson gives up what was typed, and deletes what they read', async () => {
    const deleted: string[] = [];
    answerCalls(({ pathname, search, searchParams }) => {
      if (search.includes('update_at')) deleted.push(pathname + search);
      return pathname.endsWith('stageTime') && searchParams.get('id') === '5' ? [lesson] : [];
    });
    function Page() {
      const panel = usePanel('edit');
      return (
        <>
          {panel.open && <LessonCard panel={panel} courseId={1} product={product} chapterId={null} />}
          <DeletionsOnLeave />
        </>
      );
    }
    const router = renderInOffice(<Page />, '/?edit=5');
    await screen.findByText('แก้ ไม้แรก');
    await act(() => Promise.resolve());
    fireEvent.change(await screen.findByLabelText('ชื่อบท'), { target: { value: 'ไม้แรก ใหม่' } });
    fireEvent.click(screen.getByText('ลบบทนี้'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText('กลับไปแก้ต่อ')).toBeNull();
    await waitFor(() => {
      fireEvent(window, new Event('pagehide'));
      expect(deleted).toEqual([`/api/stageTime?id=5&update_at=${encodeURIComponent(READ_AT)}`]);
    });
  });
});
