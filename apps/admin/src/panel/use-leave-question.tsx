import { App } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router';
import { watchUnsaved } from './unsaved';

export interface LeaveQuestion {
  title: string;
  content: ReactNode;
  okText: string;
  cancelText: string;
}

/**
 * Asks before somebody leaves, by whatever way; of a closing tab the browser asks in its own words.
 * @param isLoss whether something would be lost now
 * @param stays whether a navigation leaves nothing
 * @param question the same object as long as it is asked
 */
export function useLeaveQuestion(
  isLoss: () => boolean,
  stays: (from: Location, to: Location) => boolean,
  question: LeaveQuestion,
): void {
  const { modal } = App.useApp();
  useEffect(() => watchUnsaved(isLoss));
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isLoss() && !stays(currentLocation, nextLocation));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const asked = modal.confirm({
      ...question,
      icon: null,
      closable: true,
      okButtonProps: { danger: true, type: 'default' },
      cancelButtonProps: { type: 'primary' },
      autoFocusButton: 'cancel',
      // What keeps the work stands where one presses without reading.
      footer: (_, { OkBtn, CancelBtn }) => (
        <>
          <OkBtn />
          <CancelBtn />
        </>
      ),
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return asked.destroy;
  }, [blocker, modal, question]);
  useBeforeUnload((event) => {
    if (isLoss()) event.preventDefault();
  });
}
