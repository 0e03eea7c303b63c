import { ScreenTabs } from '../../filters/screen-tabs';

const TABS = [
  { screen: 'course', to: '/courses', label: 'คอร์ส' },
  { screen: 'coach', to: '/coach', label: 'โค้ช' },
  { screen: 'userCourse', to: '/userCourse', label: 'ผู้เรียน' },
  { screen: 'userChecking', to: '/userChecking', label: 'เช็กชื่อ' },
  { screen: 'userCourseBooking', to: '/userCourseBooking', label: 'จองเรียน' },
] as const;

/** The screens about courses (design: 63). */
export function CourseTabs() {
  return <ScreenTabs label="หน้าจอเรื่องคอร์ส" tabs={TABS} />;
}
