const SIDE_PX = 1080;

/** Keeps a QR as a picture, which banking apps of the same phone read. */
export async function saveQr(text: string, name: string): Promise<void> {
  const { toDataURL } = await import('qrcode');
  const link = document.createElement('a');
  link.href = await toDataURL(text, { errorCorrectionLevel: 'M', margin: 4, width: SIDE_PX });
  link.download = name;
  link.click();
}
