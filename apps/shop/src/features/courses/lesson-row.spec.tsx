import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { CourseProgress } from '../../api-types';
import { LessonRow } from './lesson-row';
import type { NumberedLesson } from './lessons';

const LESSON = {
  number: 1,
  stage_time_id: 3,
  video_id: 101,
  seconds: 2180,
  is_free: true,
  is_counted: true,
  stage_detail_time_title: 'ร้องไม่เพี้ยน',
} as NumberedLesson;
const BEGUN = { lessons: [{ stage_time_id: 3, position: 916 }] } as CourseProgress;

function show(progress: CourseProgress | undefined, props: { isPlaying?: boolean; withNumber?: boolean }) {
  const { container } = render(
    <MemoryRouter>
      <LessonRow lesson={LESSON} progress={progress} isNow={Boolean(props.isPlaying)} {...props} />
    </MemoryRouter>,
  );
  return { bars: container.querySelectorAll('i').length, play: container.querySelector('.lucide-play') };
}

describe('a lesson in a list', () => {
  it('WATCH-02 beside the player moves while it plays, and says in few words how much is left', () => {
    expect(show(BEGUN, { isPlaying: true })).toEqual({ bars: 3, play: null });
    screen.getByText('เหลือ 21 นาที');
  });

  it('WATCH-02 SITE-07 the free one invites a guest to play', () => {
    expect(show(undefined, { isPlaying: true }).play).not.toBeNull();
    screen.getByText('ดูฟรี');
  });

  it('SITE-07 on the page of its course it has its number and more words', () => {
    expect(show(undefined, { withNumber: true }).play).toBeNull();
    screen.getByText('1. ร้องไม่เพี้ยน');
    screen.getByText('ดูฟรี ไม่ต้องเข้าระบบ');
  });
});
