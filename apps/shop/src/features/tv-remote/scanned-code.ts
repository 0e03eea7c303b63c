import { readTvCode } from '@wethi/contract';

/** The code in the QR of a television; undefined of any other QR. @param address of our own page that takes codes */
export function scannedCode(text: string, address: string): string | undefined {
  if (!text.startsWith(`${address}#`)) return undefined;
  return readTvCode(text.slice(address.length + 1));
}
