import type { Location } from 'react-router';
import { useLeaveQuestion } from './use-leave-question';
import type { Panel } from './use-panel';

interface LeaveGuardProps {
  panel: Panel;
  /** Whether something typed would be lost. */
  touched: () => boolean;
}

const QUESTION = {
  title: 'ปิดโดยไม่บันทึกหรือไม่',
  content: 'ข้อมูลที่แก้ไขไว้จะหายไป',
  okText: 'ปิดโดยไม่บันทึก',
  cancelText: 'แก้ไขต่อ',
};

/** Asks before a form is lost, whatever closes it: its cross, Back, the menu, or the tab. */
export function LeaveGuard({ panel: { name }, touched }: LeaveGuardProps) {
  useLeaveQuestion(touched, (from, to) => isSame(name, from, to), QUESTION);
  return null;
}

/** Whether the panel is still open after a navigation, for example one that only sorts the table behind it. */
function isSame(name: string, from: Location, to: Location): boolean {
  const value = ({ search }: Location) => new URLSearchParams(search).get(name);
  return from.pathname === to.pathname && value(from) === value(to);
}
