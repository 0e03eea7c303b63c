import type { Location } from 'react-router';
import { useLeaveQuestion, type LeaveQuestion } from './use-leave-question';
import type { Panel } from './use-panel';

interface LeaveGuardProps {
  /** None where the whole page is left. */
  panel?: Pick<Panel, 'name'>;
  /** Whether something typed would be lost. */
  touched: () => boolean;
  /** Asked in other words; the same object as long as it is. */
  question?: LeaveQuestion;
  /** What follows where they stay. */
  stayed?: () => void;
}

const QUESTION = {
  title: 'ยังไม่ได้บันทึก',
  content: 'ที่แก้ไว้ ออกไปตอนนี้จะหาย',
  okText: 'ออกโดยไม่บันทึก',
  cancelText: 'กลับไปแก้ต่อ',
};

/** Asks before a form is lost, whatever closes it: its cross, Back, the menu, or the tab. */
export function LeaveGuard({ panel, touched, question = QUESTION, stayed }: LeaveGuardProps) {
  useLeaveQuestion(touched, (from, to) => isSame(panel?.name ?? '', from, to), question, stayed);
  return null;
}

/** Whether the panel is still open after a navigation, for example one that only sorts the table behind it. */
function isSame(name: string, from: Location, to: Location): boolean {
  const value = ({ search }: Location) => new URLSearchParams(search).get(name);
  return from.pathname === to.pathname && value(from) === value(to);
}
