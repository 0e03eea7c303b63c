const LENGTH = 400;

interface Connection {
  effectiveType?: string;
  downlink?: number;
}

/** What somebody who helps wants to know of a device. @param found what a check of the connection found */
export function deviceWords(found = ''): string {
  const { effectiveType = '', downlink } = (navigator as { connection?: Connection }).connection ?? {};
  const line = downlink === undefined ? '' : `${effectiveType} ${downlink} Mbit/s`;
  const size = `${screen.width}×${screen.height} @${devicePixelRatio}`;
  return [navigator.userAgent, size, line, found].filter(Boolean).join(' · ').slice(0, LENGTH);
}
