import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core';
import { App, Button } from 'antd';
import { useMemo } from 'react';

const SECONDS_SHOWN = 5;

function UndoButton({ seconds, undo }: { seconds: number | undefined; undo: () => void }) {
  return (
    <Button size="small" onClick={undo}>
      เลิกทำ ({seconds})
    </Button>
  );
}

/** Refine's messages as Ant Design notifications: plain ones for 5 s, deletions with a button to take them back. */
export function useNotificationProvider(): NotificationProvider {
  const { notification } = App.useApp();
  return useMemo(() => {
    const close = (key: string) => notification.destroy(key);
    const open = ({ key, message, description, type, cancelMutation, undoableTimeout }: OpenNotificationParams) => {
      // The login and the logout page say themselves what went wrong.
      if (key === 'login-error' || key === 'useLogout-error') return;
      const undo = () => {
        cancelMutation?.();
        if (key) close(key);
      };
      if (type === 'progress') {
        const actions = <UndoButton seconds={undoableTimeout} undo={undo} />;
        notification.info({ key, message, duration: 0, closable: false, actions });
      } else {
        notification[type]({ key, message, description, duration: SECONDS_SHOWN });
      }
    };
    return { open, close };
  }, [notification]);
}
