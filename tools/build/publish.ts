import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Days after which nobody has a page of a build open any more. */
const KEPT_DAYS = 30;
/** Stands beside a file that the newest build no longer has; its own time says since when. */
const OLD = '.old';
/** Named after what is in them: two with one name are the same. */
const isAsset = (file: string): boolean => file.split('/').includes('assets');

/**
 * Puts a new build in the place of one that is being served. No file is ever half there, what names others comes after them,
 * and what pages of before may still ask for stays.
 * @param from folder of the new build, which ends @param to folder that is served
 */
export function publish(from: string, to: string): void {
  const files = filesIn(from).sort((one, other) => Number(isAsset(other)) - Number(isAsset(one)));
  for (const file of files) put(join(from, file), join(to, file));
  rmSync(from, { recursive: true });
  const known = new Set(files);
  for (const file of filesIn(to)) if (!known.has(file) && !file.endsWith(OLD)) letGo(join(to, file));
}

function put(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  rmSync(`${target}${OLD}`, { force: true });
  if (!isAsset(file) || !existsSync(target)) renameSync(file, target);
}

function letGo(file: string): void {
  const note = `${file}${OLD}`;
  if (isAsset(file) && !existsSync(note)) writeFileSync(note, '');
  else if (!isAsset(file) || statSync(note).mtimeMs < Date.now() - KEPT_DAYS * 86_400_000)
    for (const gone of [file, note]) rmSync(gone, { force: true });
}

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length + 1));
}
