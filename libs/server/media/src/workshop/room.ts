import { statfs } from 'node:fs/promises';

/** Left free, so that a full disk stops neither a recording nor the database. */
const SPARE_BYTES = 5 * 1024 ** 3;

/** Whether so many bytes fit where a folder lies. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes + SPARE_BYTES;
}
