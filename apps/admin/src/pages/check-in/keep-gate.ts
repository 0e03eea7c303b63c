import { keepPage } from '@wethi/browser/keep-page';

/** As sw.js calls it. */
const PAGE = 'gate-page';

/** A gate that was opened once comes up without a line, too: sw.js answers for these pages alone. */
export function keepGatePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/admin/sw.js', { scope: '/admin/checkIn' });
  Promise.all([register(), keepPage(PAGE, '/admin/index.html')]).catch(() => undefined);
}
