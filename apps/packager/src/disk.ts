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

/** A long evening in all its qualities, and an upload of hours beside what uploads leave free. */
const AMPLE_BYTES = 40 * 1024 ** 3;
/** So long a band may fetch what it sent, unless the disk is full. */
const KEPT_MS = 7 * 86_400_000;

/** Bytes that old recordings leave free, a fourth of a small disk. */
export function ampleBytes(folder: string): number {
  const { blocks, bsize } = statfsSync(folder);
  return Math.min(AMPLE_BYTES, (blocks * bsize) / 4);
}

/**
 * Where little is free the oldest recording gives way after a week, and on a full disk at once, so that the show on air goes
 * on: what is packed is watched from the segments. Nothing is removed while there is room.
 * @param folder of the recordings @param isNeeded tells of one by its name whether it is not packed yet
 * @param ample bytes below which little is free @param room bytes below which the disk is full
 */
export function makeRoom(
  folder: string,
  isNeeded: (file: string) => boolean,
  ample = ampleBytes(folder),
  room = ROOM_BYTES,
): void {
  const free = freeBytes(folder);
  if (free > ample) return;
  const before = free > room ? Date.now() - KEPT_MS : Infinity;
  const files = readdirSync(folder).filter((file) => !isNeeded(file));
  const [oldest] = files
    .map((file) => ({ file, changedAt: statSync(join(folder, file)).mtimeMs }))
    .filter(({ changedAt }) => changedAt < before)
    .sort((one, other) => one.changedAt - other.changedAt);
  if (oldest) rmSync(join(folder, oldest.file));
}
