import { keepPage } from '@wethi/browser/keep-page';
import { qrReader } from '@wethi/browser/qr-reader';

/** As sw.js calls it. */
const PAGE = 'gate-page';

/** A gate that was opened once comes up without a line, too: sw.js answers for these pages alone. */
export function keepGatePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/admin/sw.js', { scope: '/admin/checkIn' });
  const keep = () => keepPage(PAGE, '/admin/index.html');
  // What reads QRs is loaded later than the page, where the browser cannot by itself.
  Promise.all([register(), qrReader().then(keep, keep)]).catch(() => undefined);
}
