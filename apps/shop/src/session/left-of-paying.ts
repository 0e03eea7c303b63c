/** What somebody pays for on this device. */
export const PAYING_KEY = 'wethi-paying';
/** The slip that a banking app shared, as sw.js keeps it. */
export const SHARED_SLIP = 'shared-slip';

/** It is paid, or somebody else uses this device. */
export function forgetPaying(): void {
  try {
    localStorage.removeItem(PAYING_KEY);
  } catch {
    // There was none.
  }
}

/** It was used, or is another one's. */
export async function forgetSharedSlip(): Promise<void> {
  if ('caches' in window) await caches.delete(SHARED_SLIP);
}
