import { CircleQuestionMark, House, Info, type LucideIcon, Phone, Sparkles, Ticket } from 'lucide-react';
import { paths } from '../../config/paths';

export interface NavigationLink {
  to: string;
  title: string;
  icon: LucideIcon;
  /** Pages below this one in the visitor's mind. */
  covers: readonly string[];
}

/** The menu (product.md §2). */
export const NAVIGATION: readonly NavigationLink[] = [
  { to: paths.home, title: 'หน้าแรก', icon: House, covers: [] },
  {
    to: paths.shows,
    title: 'งานแสดง',
    icon: Ticket,
    covers: ['/packageAll', '/package', '/stage', '/videoStage', '/liveStreaming'],
  },
  { to: paths.about, title: 'เกี่ยวกับเรา', icon: Info, covers: [] },
  { to: paths.services, title: 'บริการของเรา', icon: Sparkles, covers: [] },
  { to: paths.questions, title: 'คำถามที่พบบ่อย', icon: CircleQuestionMark, covers: [] },
  { to: paths.contact, title: 'ติดต่อเรา', icon: Phone, covers: [] },
];

export function isCurrent(link: NavigationLink, pathname: string): boolean {
  return pathname === link.to || link.covers.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
