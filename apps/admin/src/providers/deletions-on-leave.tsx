import { ActionTypes, useCancelNotification } from '@refinedev/core';
import { useEffect } from 'react';

/** A deletion waits for whoever wants it undone; a tab that closes meanwhile sends it at once. */
export function DeletionsOnLeave() {
  const { notifications, notificationDispatch } = useCancelNotification();
  useEffect(() => {
    const flush = () => {
      for (const { id, resource, doMutation } of notifications.filter(({ isRunning }) => isRunning)) {
        doMutation();
        notificationDispatch({ type: ActionTypes.REMOVE, payload: { id, resource } });
      }
    };
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [notifications, notificationDispatch]);
  return null;
}
