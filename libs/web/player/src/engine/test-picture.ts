/** A browser that wants a press first, or saves its battery, shows nothing and says nothing. */
const LONGEST_MS = 4_000;

/**
 * Whether this browser can show a picture that was fetched.
 * @returns false where it says no, undefined where it says nothing
 */
export function canShow(picture: Blob): Promise<boolean | undefined> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(picture);
  const shown = new Promise<boolean | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_MS);
    video.addEventListener('loadeddata', () => resolve(true));
    video.addEventListener('error', () => resolve(false));
  });
  video.muted = true;
  video.preload = 'auto';
  video.src = address;
  return shown.finally(() => URL.revokeObjectURL(address));
}
