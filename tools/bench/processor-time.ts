import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc, which Linux fixes at 100 a second for programs. */
const MS_PER_TICK = 10;

/** Milliseconds of processor time that some process groups have used so far. Linux only. */
export function processorTime(groups: ReadonlySet<number>): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.reduce((sum, id) => sum + timeOf(id, groups), 0);
}

function timeOf(id: string, groups: ReadonlySet<number>): number {
  try {
    // Behind the name, which may hold blanks: state, parent, group, … user time, system time (proc(5), fields 3 to 15).
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return groups.has(fields[2] ?? 0) ? ((fields[11] ?? 0) + (fields[12] ?? 0)) * MS_PER_TICK : 0;
  } catch {
    return 0; // it ended meanwhile
  }
}
