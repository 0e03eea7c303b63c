import { App } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router';
import { useUnsaved } from './use-unsaved';

export interface LeaveQuestion {
  title: string;
  content: ReactNode;
  okText: string;
  cancelText: string;
}

/** What would be lost now by each navigation: of several places where one types the router asks one alone, which speaks for all. */
const LOSSES = new Set<(from: Location, to: Location) => boolean>();

/**
 * Asks before somebody leaves, by whatever way; of a closing tab the browser asks in its own words.
 * @param isLoss whether something would be lost now
 * @param stays whether a navigation leaves nothing
 * @param question the same object as long as it is asked
 * @param stayed what follows where they stay
 */
export function useLeaveQuestion(
  isLoss: () => boolean,
  stays: (from: Location, to: Location) => boolean,
  question: LeaveQuestion,
  stayed?: () => void,
): void {
  const { modal } = App.useApp();
  const onStay = useEffectEvent(() => stayed?.());
  useUnsaved(isLoss);
  useEffect(() => {
    const loses = (from: Location, to: Location) => isLoss() && !stays(from, to);
    LOSSES.add(loses);
    return () => void LOSSES.delete(loses);
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    [...LOSSES].some((loses) => loses(currentLocation, nextLocation)),
  );
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
      onCancel: () => {
        blocker.reset();
        onStay();
      },
    });
    return asked.destroy;
  }, [blocker, modal, question]);
  useBeforeUnload((event) => {
    if (isLoss()) event.preventDefault();
  });
}
