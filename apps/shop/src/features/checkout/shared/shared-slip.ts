/** As sw.js keeps it. */
const KEPT = 'shared-slip';
const ADDRESS = '/share/slip';
/** Long enough to sign in; a slip names people and accounts, and stays no longer. */
const KEPT_MS = 30 * 60_000;

/** The picture that a banking app shared; undefined where there is none, or one that is old. */
export async function readSharedSlip(): Promise<File | undefined> {
  if (!('caches' in window)) return undefined;
  const answer = await caches.match(ADDRESS, { cacheName: KEPT });
  const age = Date.now() - Number(answer?.headers.get('x-shared-at'));
  if (!answer || !(age < KEPT_MS)) return void (await forgetSharedSlip());
  const type = answer.headers.get('content-type') ?? '';
  return new File([await answer.blob()], 'slip', { type });
}

/** It was used, or is another one's. */
export async function forgetSharedSlip(): Promise<void> {
  if ('caches' in window) await caches.delete(KEPT);
}

let handed: File | undefined;

/** For the payment dialog that opens next, which checks it at once. */
export function handSlip(file: File): void {
  handed = file;
}

/** What was handed over; once. */
export function takeHandedSlip(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
