import { useInvalidate, useNotification, useOnError } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { ApiError, errorText } from '@wethi/http';
import { rowChangeOf, type RowChange } from '../record/row-change';
import type { Resource } from './resource';

interface SaveOptions<Answer> {
  /** The resources that are read anew afterwards. */
  changes?: readonly Resource[];
  /** What the message adds to "saved". */
  description?: (answer: Answer) => string;
  /** What follows: closing a panel, emptying a box. */
  done?: (answer: Answer) => void;
  /** Where nothing is saved, other words; without one for success nothing is said. */
  words?: { success?: string; failure: string };
  /** Shows in a form who saved it meanwhile, and asks what to do; a message would say less. */
  conflict?: (change: RowChange) => void;
}

/** What stands on the screen is older than what the server has. */
const CONFLICT = 409;

const SAVING = { success: 'บันทึก สำเร็จ', failure: 'บันทึกไม่สำเร็จ' };

/**
 * The one way to write what is no record's form: busy, a message of the success or of what went wrong, and an ended
 * session leads to the login page and back.
 * @param send the call, which throws what the server says no to
 * @returns `save` and `saving`
 */
export function useSave<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  { changes = [], description, done, words = SAVING, conflict }: SaveOptions<Answer> = {},
) {
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const { mutate: turnAway } = useOnError();
  const readAnew = () => Promise.all(changes.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })));
  const { mutate: save, isPending: saving } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      await readAnew();
      if (words.success) notify?.({ type: 'success', message: words.success, description: description?.(answer) });
      done?.(answer);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === CONFLICT) void readAnew();
      const change = error instanceof ApiError ? rowChangeOf(error) : undefined;
      if (conflict && change) return conflict(change);
      notify?.({ type: 'error', message: words.failure, description: errorText(error) });
      turnAway(error);
    },
  });
  return { save, saving };
}
