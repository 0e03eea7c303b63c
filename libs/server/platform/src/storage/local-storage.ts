import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { NoSuchFile, pathInArea, Storage, type Area, type StoredFile } from './storage';

/** Files in a folder of this machine. */
@Injectable()
export class LocalStorage extends Storage {
  constructor(private readonly config: Config) {
    super();
  }

  async put(area: Area, path: string, content: Uint8Array | Readable): Promise<void> {
    const file = this.file(area, path);
    const unfinished = `${file}.${randomUUID()}`;
    // Slips and the like come from people who have no other copy: they survive whatever the row survives that names them.
    const flush = area === 'private';
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, content, { flush });
      await rename(unfinished, file);
      if (flush) await syncFolder(dirname(file));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
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

  /** What lies there is kept already. */
  keepFolder(): Promise<void> {
    return Promise.resolve();
  }

  async localFile(area: Area, path: string): Promise<string> {
    if (await this.has(area, path)) return this.file(area, path);
    throw new NoSuchFile(`there is no ${path} in ${area}`);
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
      if (facts) yield { path: relative(root, file), changedAt: facts.mtime, bytes: facts.size };
    }
  }

  private file(area: Area, path: string): string {
    return join(this.config.STORAGE_DIR, area, pathInArea(path));
  }
}

/** A new name is safe once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return undefined;
  throw error;
}
