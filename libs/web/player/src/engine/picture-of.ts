/** A seek that takes longer than this finds nothing any more. */
const SEEK_MS = 15_000;
const QUALITY = 0.9;

/**
 * The picture that stands, or stands at a second, as a JPEG of its own size; the video goes there and stays.
 * @returns undefined where no picture has come
 */
export async function pictureOf(video: HTMLVideoElement, second?: number): Promise<Blob | undefined> {
  if (second !== undefined) await standAt(video, second);
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return picture ?? undefined;
}

/** Whole seconds are typed: whoever stands in the middle of that one stands there already. */
function standAt(video: HTMLVideoElement, second: number): Promise<void> {
  if (Math.floor(video.currentTime) === second || video.readyState === HTMLMediaElement.HAVE_NOTHING)
    return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, SEEK_MS);
    video.addEventListener(
      'seeked',
      () => {
        clearTimeout(late);
        resolve();
      },
      { once: true },
    );
    video.currentTime = second;
  });
}
