import { readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that are kept free, so that the database and shows on air can write. */
export const ROOM_BYTES = 500 * 1024 * 1024;

/** A recording hour as recorded, as packed, and in the smaller qualities. */
const COPIES = 2.5;
const LEAST_FREE = 2 * ROOM_BYTES;

/** Whether a disk with so many bytes free does not hold another hour of a show of so many bits a second. */
export function isLow(free: number, bitrate: number): boolean {
  return free < Math.max(LEAST_FREE, (bitrate / 8) * 3600 * COPIES);
}

/** Bytes that are free where a folder lies. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * On a full disk the oldest recording gives way, so that the show on air goes on: what is packed is watched from the
 * segments. Nothing is removed while there is room.
 * @param folder of the recordings @param isNeeded tells of one by its name whether it is not packed yet
 */
export function makeRoom(folder: string, isNeeded: (file: string) => boolean, room = ROOM_BYTES): void {
  if (freeBytes(folder) > room) return;
  const files = readdirSync(folder).filter((file) => !isNeeded(file));
  const [oldest] = files
    .map((file) => ({ file, changedAt: statSync(join(folder, file)).mtimeMs }))
    .sort((one, other) => one.changedAt - other.changedAt);
  if (oldest) rmSync(join(folder, oldest.file));
}
