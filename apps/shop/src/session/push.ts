import { call } from '@wethi/http';

/** Whether this browser can be sent notices at all. */
export const canBePushed = (): boolean =>
  typeof window !== 'undefined' && 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

/**
 * Asks for the permission, and tells the server where this browser is reached.
 * @returns false when the browser's owner does not allow it
 */
export async function subscribeToPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const [{ data }, registration] = await Promise.all([call('GET', 'pushKey'), navigator.serviceWorker.ready]);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data?.key,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call('POST', 'pushSubscription', { body: { endpoint, p256dh, auth } });
  return true;
}

/** Whoever signs in next hears nothing of the bands of who left. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!canBePushed()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
