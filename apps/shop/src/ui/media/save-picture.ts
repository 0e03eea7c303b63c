/** Browsers inside of apps, LINE and Facebook among them: they save no files, and do not say so. */
const INSIDE_AN_APP = /\bLine\/|FBA[NV]|FB_IAB|Instagram|; wv\)/;
/** They save files where no banking app looks; their sheet puts a picture among the others. */
const APPLE_PHONE = /iPhone|iPad/;

/** Keeps what was drawn as a picture. @throws where the browser cannot @param name of the file */
export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const { userAgent } = navigator;
  const isInsideAnApp = INSIDE_AN_APP.test(userAgent);
  if ((isInsideAnApp || APPLE_PHONE.test(userAgent)) && (await isShared(canvas, name))) return;
  if (isInsideAnApp) throw new Error('saves no files');
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = name;
  link.click();
}

/** Puts it into the phone's own sheet. @returns false where there is none that takes pictures */
async function isShared(canvas: HTMLCanvasElement, name: string): Promise<boolean> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const files = picture ? [new File([picture], name, { type: 'image/png' })] : [];
  if (!files.length || !('canShare' in navigator) || !navigator.canShare({ files })) return false;
  try {
    await navigator.share({ files });
    return true;
  } catch (error) {
    // They closed it themselves.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
