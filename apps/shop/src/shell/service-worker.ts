/**
 * Starts sw.js: the shop says so itself where the internet is away (SITE-10), stands among the apps that a banking app shares a
 * slip with (BUY-17), and shows what is pushed to it.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Without it pages are read as ever, and a slip is chosen, pasted or dropped.
  });
}
