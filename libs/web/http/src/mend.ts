import type { ApiError } from './api-error';

type Mend = (refusal: ApiError) => Promise<boolean>;

let mend: Mend | undefined;

/**
 * Hears of every refused call before its caller does. What answers true has mended its cause, and the call is made once more.
 * @returns ends it
 */
export function whenRefused(work: Mend): () => void {
  mend = work;
  return () => {
    if (mend === work) mend = undefined;
  };
}

/** Whether the cause of a refusal is gone, so that the same call may succeed now. */
export async function isMended(refusal: ApiError): Promise<boolean> {
  return (await mend?.(refusal)) ?? false;
}
