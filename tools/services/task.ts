import { execa } from 'execa';
import { Failure } from './failure.ts';
import { tellLines } from './lines.ts';
import { stopping } from './stop-signal.ts';

interface Task {
  command: string;
  arguments: readonly string[];
  /** The complete environment. */
  environment?: Readonly<Record<string, string | undefined>>;
  directory?: string;
  /** Gets each line as it comes. */
  report?: (line: string) => void;
}

/**
 * Runs a process that ends by itself; it and what it started end early when this process is asked to stop.
 * @returns whether it ended well, and all that it said
 * @throws Failure when it was interrupted
 */
export async function runTask({ command, report, ...task }: Task): Promise<{ failed: boolean; output: string }> {
  const child = execa(command, task.arguments, {
    cwd: task.directory,
    env: task.environment,
    extendEnv: false,
    preferLocal: true,
    localDir: process.cwd(),
    killDescendants: true,
    cancelSignal: stopping(),
    reject: false,
    all: true,
    stdin: 'ignore',
  });
  const reading = report && tellLines(child.iterable({ from: 'all' }), report);
  const { failed, isCanceled, all = '', shortMessage } = await child;
  await reading;
  if (isCanceled) throw new Failure('interrupted', 'start again, it goes on from here');
  return { failed, output: (all || shortMessage || '').trim() };
}
