import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.ts';

/** The search path with the system folders that an ordinary user's PATH lacks on Debian. */
export const programPath = [process.env.PATH ?? '', '/usr/local/sbin', '/usr/sbin', '/sbin'].join(delimiter);

/** Full path of a program, or undefined. */
export function lookForProgram(...names: string[]): string | undefined {
  const folders = programPath.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Full path of a program. @throws Failure when it is not installed */
export function findProgram(name: string): string {
  const found = lookForProgram(name);
  if (!found) throw new Failure(`${name} is not installed`, 'run `npm start`, which installs what is missing');
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
