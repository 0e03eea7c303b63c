import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';

/** `public` files are served by nginx at /files/; `private` ones only leave through a call that checks who asks. */
export type Area = 'public' | 'private' | 'videos';

export interface StoredFile {
  path: string;
  changedAt: Date;
}

/** Keeps files by area and path ('slip/ab12….webp'). The interface an S3 storage will fill, too. */
export abstract class Storage {
  /** Writes or replaces a file; it is whole or absent, never half. */
  abstract put(area: Area, path: string, bytes: Uint8Array): Promise<void>;
  /** Takes over a file of this machine, as `put` does; it is gone from where it was. */
  abstract adopt(area: Area, path: string, file: string): Promise<void>;
  /** @returns the bytes, or undefined when there is no such file */
  abstract get(area: Area, path: string): Promise<Buffer | undefined>;
  /** Where a program of this machine can read a file that is there. */
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

@Injectable()
export class LocalStorage extends Storage {
  constructor(private readonly config: Config) {
    super();
  }

  async put(area: Area, path: string, bytes: Uint8Array): Promise<void> {
    const file = this.file(area, path);
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
    });
    await rename(unfinished, file);
  }

  async adopt(area: Area, path: string, file: string): Promise<void> {
    const target = this.file(area, path);
    await mkdir(dirname(target), { recursive: true });
    await rename(file, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error;
      const unfinished = `${target}.${randomUUID()}`;
      await copyFile(file, unfinished);
      await rename(unfinished, target);
      await rm(file);
    });
  }

  localFile(area: Area, path: string): Promise<string> {
    return Promise.resolve(this.file(area, path));
  }

  async get(area: Area, path: string): Promise<Buffer | undefined> {
    return readFile(this.file(area, path)).catch(absent);
  }

  async has(area: Area, path: string): Promise<boolean> {
    return (await stat(this.file(area, path)).catch(absent)) !== undefined;
  }

  async remove(area: Area, path: string): Promise<void> {
    await rm(this.file(area, path), { force: true });
  }

  async folders(area: Area): Promise<string[]> {
    const entries = await readdir(this.file(area, '.'), { withFileTypes: true }).catch(absent);
    return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  async removeFolder(area: Area, folder: string): Promise<void> {
    await rm(this.file(area, folder), { recursive: true, force: true });
  }

  async *list(area: Area, folder = '.'): AsyncIterable<StoredFile> {
    const root = this.file(area, '.');
    const files = await opendir(this.file(area, folder), { recursive: true }).catch(absent);
    for await (const entry of files ?? []) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const facts = await stat(file).catch(absent);
      if (facts) yield { path: relative(root, file), changedAt: facts.mtime };
    }
  }

  private file(area: Area, path: string): string {
    const clean = normalize(path);
    if (clean.startsWith('..') || clean.startsWith('/') || clean.includes('\0'))
      throw new Error('path leaves the storage');
    return join(this.config.STORAGE_DIR, area, clean);
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return undefined;
  throw error;
}
