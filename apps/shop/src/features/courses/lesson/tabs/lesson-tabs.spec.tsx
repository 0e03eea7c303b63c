import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { CourseView } from '../../../../api-types';
import type { NumberedLesson } from '../../lessons';
import { LessonTabs } from './lesson-tabs';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const COURSE = { product_id: 1, product_url: 'sing', coach: null } as CourseView;
const LESSON = { stage_time_id: 3, number: 4, coach: null } as NumberedLesson;

describe('what belongs to a lesson', () => {
  it('WATCH-02 WATCH-06 stands in sight of who has not bought the course, and says how it opens', () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <LessonTabs course={COURSE} lesson={LESSON} mayLearn={false} isFree second={0} onSecond={() => undefined} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'ถามครู',
      'โน้ตของฉัน',
      'เอกสาร',
    ]);
    screen.getByText('ซื้อคอร์สแล้วถามครูและจดโน้ตได้ทุกบท');
    screen.getByRole('link', { name: /^ดูคอร์สเต็ม/ });
    expect(call).not.toHaveBeenCalled();
  });
});
