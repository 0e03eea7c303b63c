import { useDelete } from '@refinedev/core';
import { useEffect, useEffectEvent, useRef } from 'react';

const UNDO_MS = 5_000;

interface Deletion {
  id: number;
  /** As it was read: what somebody saved since is not deleted unseen. */
  update_at: string;
}

/** Deletes a video once its page is left, which whoever typed something may still refuse. */
export function useDeleteOnLeave({ id, update_at }: Deletion, close: () => void) {
  const { mutate } = useDelete();
  const isLeaving = useRef(false);
  const remove = useEffectEvent(() =>
    mutate({ resource: 'videos', id, values: { update_at }, mutationMode: 'undoable', undoableTimeout: UNDO_MS }),
  );
  useEffect(
    () => () => {
      if (isLeaving.current) remove();
    },
    [],
  );
  return {
    remove: () => {
      isLeaving.current = true;
      close();
    },
    stayed: () => {
      isLeaving.current = false;
    },
  };
}
