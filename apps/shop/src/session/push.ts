import { call } from '@wethi/http';

/** Whose account this browser was allowed to be sent notices of. */
const OWNER = 'wethi-push';
/** A service worker that is not there by then never will be. */
const WORKER_MS = 10_000;

/** Whether this browser can be sent notices at all. */
export const canBePushed = (): boolean =>
  typeof window !== 'undefined' && 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

/**
 * Asks for the permission, and tells the server where this browser is reached.
 * @returns false when the browser's owner does not allow it
 */
export async function subscribeToPush(memberId: number): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const [{ data }, registration] = await Promise.all([call('GET', 'pushKey'), serviceWorker()]);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data?.key,
  });
  await tellServer(subscription);
  localStorage.setItem(OWNER, String(memberId));
  return true;
}

/**
 * Whether this browser is sent a member's notices: what they chose on another device says nothing of this one. The server is
 * told anew where it is reached, since it forgets that when a session is ended.
 */
export async function isPushedHere(memberId: number): Promise<boolean> {
  if (Notification.permission !== 'granted' || localStorage.getItem(OWNER) !== String(memberId)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return false;
  await tellServer(subscription);
  return true;
}

/** Whoever signs in next hears nothing of the bands of who left. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!canBePushed()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function serviceWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), WORKER_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call('POST', 'pushSubscription', { body: { endpoint, p256dh, auth } });
}
