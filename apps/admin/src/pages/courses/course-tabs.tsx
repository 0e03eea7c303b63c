import { useGetIdentity } from '@refinedev/core';
import { NavLink } from 'react-router';
import { maySee, type ScreenName } from '../../providers/access';
import type { Identity } from '../../providers/auth';
import styles from './course-tabs.module.css';

const TABS = [
  { screen: 'course', to: '/courses', label: 'คอร์ส' },
  { screen: 'coach', to: '/coach', label: 'โค้ช' },
  { screen: 'userCourse', to: '/userCourse', label: 'ผู้เรียน' },
  { screen: 'userChecking', to: '/userChecking', label: 'เช็กชื่อ' },
  { screen: 'userCourseBooking', to: '/userCourseBooking', label: 'จองเรียน' },
] as const satisfies readonly { screen: ScreenName; to: string; label: string }[];

/** The screens about courses, side by side above each of them (design: 63). */
export function CourseTabs() {
  const { data: person } = useGetIdentity<Identity>();
  const shown = TABS.filter(({ screen }) => maySee(person?.role, screen));
  return (
    <nav className={styles.tabs} aria-label="หน้าจอเรื่องคอร์ส">
      {shown.map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
