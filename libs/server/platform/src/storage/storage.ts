import { normalize } from 'node:path';

/** `public` files are served by nginx at /files/; `private` ones only leave through a call that checks who asks. */
export type Area = 'public' | 'private' | 'videos';

export interface StoredFile {
  path: string;
  changedAt: Date;
  bytes: number;
}

/**
 * Keeps files by area and path ('slip/ab12….webp'), on disk or in S3 (docs/decisions/0018). A playlist (.m3u8) may get ever
 * newer contents; any other path is given to one content only, so that copies of it are never old.
 */
export abstract class Storage {
  /** Where this machine has copies of the files; undefined when what lies here is all there is. */
  readonly copies?: Storage;

  /** Writes or replaces a file; it is whole or absent, never half. */
  abstract put(area: Area, path: string, bytes: Uint8Array): Promise<void>;
  /** Takes over a file of this machine, as `put` does; it is gone from where it was. */
  abstract adopt(area: Area, path: string, file: string): Promise<void>;
  /** Takes over what programs of this machine wrote into a folder of the storage by themselves; harmless when repeated. */
  abstract keepFolder(area: Area, folder: string): Promise<void>;
  /**
   * @param age a playlist may be as another machine left it two seconds ago; who changes one needs the newest
   * @returns the bytes, or undefined when there is no such file
   */
  abstract get(area: Area, path: string, age?: 'newest'): Promise<Buffer | undefined>;
  /** Where a program of this machine can read a file. @throws NoSuchFile */
  abstract localFile(area: Area, path: string): Promise<string>;
  abstract has(area: Area, path: string): Promise<boolean>;
  abstract remove(area: Area, path: string): Promise<void>;
  /** The folders that lie in an area, in no order. */
  abstract folders(area: Area): Promise<string[]>;
  /** With all that is in it. */
  abstract removeFolder(area: Area, folder: string): Promise<void>;
  /** Every file of an area, or of a folder in it, in no order. */
  abstract list(area: Area, folder?: string): AsyncIterable<StoredFile>;
}

export class NoSuchFile extends Error {
  readonly statusCode = 404;
}

/** @returns the path in one spelling @throws Error when it leads out of its area */
export function pathInArea(path: string): string {
  const clean = normalize(path);
  if (clean.startsWith('..') || clean.startsWith('/') || clean.includes('\0'))
    throw new Error('path leaves the storage');
  return clean;
}
