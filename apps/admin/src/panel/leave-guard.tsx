import { App } from 'antd';
import { useEffect } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router';
import type { Panel } from './use-panel';

interface LeaveGuardProps {
  panel: Panel;
  /** Whether something typed would be lost. */
  touched: () => boolean;
}

/** Asks before a form is lost, whatever closes it: its cross, Back, the menu, or the tab. */
export function LeaveGuard({ panel: { name }, touched }: LeaveGuardProps) {
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => touched() && !isSame(name, currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = modal.confirm({
      title: 'ปิดโดยไม่บันทึกหรือไม่',
      content: 'ข้อมูลที่แก้ไขไว้จะหายไป',
      okText: 'ปิดโดยไม่บันทึก',
      okButtonProps: { danger: true },
      cancelText: 'แก้ไขต่อ',
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return question.destroy;
  }, [blocker, modal]);
  useBeforeUnload((event) => {
    if (touched()) event.preventDefault();
  });
  return null;
}

/** Whether the panel is still open after a navigation, for example one that only sorts the table behind it. */
function isSame(name: string, from: Location, to: Location): boolean {
  const value = ({ search }: Location) => new URLSearchParams(search).get(name);
  return from.pathname === to.pathname && value(from) === value(to);
}
