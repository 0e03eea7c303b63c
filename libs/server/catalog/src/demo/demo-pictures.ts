import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@wethi/platform';

/** Keeps the demo pictures; answers the path that a column stores. */
export class DemoPictures {
  private readonly kept = new Map<string, Promise<string>>();

  constructor(
    private readonly storage: Storage,
    private readonly art: string,
  ) {}

  /**
   * @param folder first part of the path, such as 'band'
   * @param name picture in the art folder, without its ending
   * @throws when there is no such picture
   */
  keep(folder: string, name: string): Promise<string> {
    const path = `${folder}/demo-${name}.webp`;
    const keeping = this.kept.get(path) ?? this.copy(name, path);
    this.kept.set(path, keeping);
    return keeping;
  }

  private async copy(name: string, path: string): Promise<string> {
    await this.storage.put('public', path, await readFile(join(this.art, `${name}.webp`)));
    return path;
  }
}
