import { useMutation } from '@tanstack/react-query';
import { ApiError, errorText } from '@wethi/http';
import { useEffect, useRef } from 'react';
import { useToast } from './feedback/toast';
import { leadToFault } from './fields/lead-to-fault';

export interface SaveOptions<Input, Output> {
  /** Title of a toast when it is done. */
  success?: string;
  /** What comes next; it is busy until that is done, too. */
  then?: (output: Output, input: Input) => unknown;
  /** Title of a toast when it is refused; without it the refusal stands in `text`. */
  failure?: string;
  /** What else to do about a refusal. */
  refused?: (error: Error, input: Input) => unknown;
  /** Shows the result before the server has it. @returns what takes it back, should it be refused */
  optimistic?: (input: Input) => (() => void) | Promise<() => void>;
  /** Writes of one scope are sent one after the other. */
  scope?: string;
}

/** Is it about the session? The one handler of that says so, with a way to sign in (session/session-expiry.ts). */
const isToldElsewhere = (error: Error | null) => error instanceof ApiError && error.isSignedOut;

/**
 * The way to write: sends, says how it went, and goes on.
 * @param fn throws what the server refuses (`call` does)
 * @returns `text` of a refusal in Thai, and `errorOf` one field of it; the `form` that has it as its ref leads to that field
 */
export function useSave<Input = void, Output = unknown>(
  fn: (input: Input) => Promise<Output>,
  { success, then, failure, refused, optimistic, scope }: SaveOptions<Input, Output> = {},
) {
  const showToast = useToast();
  const closeFailure = useRef<() => void>(undefined);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: fn,
    scope: scope ? { id: scope } : undefined,
    onMutate: (input) => {
      closeFailure.current?.();
      return optimistic?.(input);
    },
    onSuccess: (output, input) => {
      if (success) showToast({ kind: 'success', title: success });
      return then?.(output, input);
    },
    onError: (error, input, takeBack) => {
      takeBack?.();
      if (isToldElsewhere(error)) return undefined;
      // What was refused would be refused again.
      const again = error instanceof ApiError && error.isUnanswered ? () => mutate(input) : undefined;
      if (failure) closeFailure.current = showToast({ kind: 'error', title: failure, text: errorText(error), again });
      return refused?.(error, input);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) leadToFault(form.current);
  }, [error]);
  return {
    form,
    save: mutate,
    busy: isPending,
    text: error && !failure && !isToldElsewhere(error) ? errorText(error) : undefined,
    errorOf: (field: string) =>
      error instanceof ApiError ? error.fields.find((entry) => entry.field === field)?.message : undefined,
    reset,
  };
}
