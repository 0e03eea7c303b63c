import { useList, useOne } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useParentId } from '../../filters/parent-select';
import { ScreenTabs, type ScreenTab } from '../../filters/screen-tabs';
import { useTotal } from '../../filters/use-total';
import { useMay } from '../../providers/access';
import type { RowOf } from '../../providers/resource';
import { FIGURES_KEY } from './figures-key';

/** The screens about courses, with how much is behind each (design: 63). */
export function CourseTabs() {
  const [courses, coaches] = [useTotal('course'), useTotal('coach')];
  const { data: figures } = useQuery({
    queryKey: FIGURES_KEY,
    queryFn: async () => (await call('GET', 'userCourseFigures')).data,
    enabled: useMay('people.read'),
  });
  const lessons = useLessonsTab();
  return (
    <ScreenTabs
      label="หน้าจอเรื่องคอร์ส"
      tabs={[
        { screen: 'course', to: '/courses', label: 'คอร์ส', count: courses },
        ...lessons,
        { screen: 'coach', to: '/coach', label: 'โค้ช', count: coaches },
        { screen: 'userCourse', to: '/userCourse', label: 'ผู้เรียน', count: figures?.learners },
        { screen: 'userChecking', to: '/userChecking', label: 'เช็กชื่อ', count: figures?.unchecked },
        { screen: 'userCourseBooking', to: '/userCourseBooking', label: 'จองเรียน', count: figures?.waiting },
      ]}
    />
  );
}

/** The lessons are those of one course: the one in the address, else the newest. */
function useLessonsTab(): ScreenTab[] {
  const asked = useParentId();
  const one = useOne<RowOf<'course'>>({ resource: 'course', id: asked, queryOptions: { enabled: Boolean(asked) } });
  const newest = useList<RowOf<'course'>>({
    resource: 'course',
    sorters: [{ field: 'id', order: 'desc' }],
    pagination: { pageSize: 1 },
    queryOptions: { enabled: !asked },
  });
  const course = asked ? one.result : newest.result.data[0];
  const id = asked ?? course?.id;
  return id ? [{ screen: 'course', to: `/courses/${id}`, label: 'บทเรียน', count: course?.lessons }] : [];
}
