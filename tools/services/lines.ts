import { existsSync, readFileSync } from 'node:fs';

/**
 * Hands on what a process says, line by line, until it ends.
 * @param lines execa's iterable, which throws when the process fails; whoever awaits the process learns that there
 */
export async function tellLines(lines: AsyncIterable<unknown>, tell: (line: string) => void): Promise<void> {
  try {
    for await (const line of lines) tell(String(line));
  } catch {
    return;
  }
}

/** The last lines of a log file, none when it does not exist. */
export function lastLines(file: string, count = 12): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count);
}
