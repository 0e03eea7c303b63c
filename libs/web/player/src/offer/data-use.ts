import { listen } from '@wethi/browser';
import { PICTURE_KILOBITS, SOUND_KILOBITS } from '@wethi/contract';
import { count } from '@wethi/format';

/** Lines that are enough for a small screen, at a quarter of the data. */
export const SAVER_LINES = 480;

interface Connection extends Partial<EventTarget> {
  /** Which line it is, where the browser says so. */
  type?: string;
  /** The person asked the whole browser to save data. */
  saveData?: boolean;
}

const connectionNow = () => (navigator as { connection?: Connection }).connection;

/** Whether to save data before the viewer has said so. */
export function wantsToSave(connection = connectionNow()): boolean {
  return connection?.saveData === true;
}

/** Whether this is a line to save on; one that the browser does not name counts as such. */
export function isCostly(connection = connectionNow()): boolean {
  return connection?.type === undefined || connection.type === 'cellular';
}

/** Tells when the device goes over to another kind of line, such as from Wi-Fi to mobile data. */
export function onOtherLine(act: () => void, signal: AbortSignal, connection = connectionNow()): void {
  let was = isCostly(connection);
  const changed = () => {
    const is = isCostly(connection);
    if (is === was) return;
    was = is;
    act();
  };
  if (connection?.addEventListener) listen(connection as EventTarget, 'change', changed, signal);
}

/** What an hour needs, in tens of megabytes, such as `1,180 MB`. @param bitrate bits per second */
export function hourlyUse(bitrate: number): string {
  return megabytes((bitrate * 3600) / 8);
}

/** What an hour needs while saving data. */
export function saverUse(): string {
  return hourlyUse((PICTURE_KILOBITS[SAVER_LINES] + SOUND_KILOBITS) * 1000);
}

/** Bytes in tens of megabytes. */
export function megabytes(bytes: number): string {
  return `${count(Math.max(10, Math.round(bytes / 10_000_000) * 10))} MB`;
}
