import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { execa } from 'execa';
import waitOn from 'wait-on';
import { Failure } from './failure.ts';
import { lastLines, tellLines } from './lines.ts';

export interface PartCommand {
  /** As shown to people and as the log file's name. */
  name: string;
  command: string;
  arguments: readonly string[];
  /** The complete environment; nothing is inherited. */
  environment: Readonly<Record<string, string>>;
  directory: string;
  logFile: string;
  /** wait-on resources that answer when the part is ready, e.g. tcp:127.0.0.1:8106 */
  ready: string | readonly string[];
  /** Seconds until "not ready" becomes a failure. */
  patience?: number;
  stopSignal?: 'SIGTERM' | 'SIGQUIT';
  /** Gets each line that it says, beside the log file. */
  tell?: (line: string) => void;
  /** Milliseconds between the stop signal and SIGKILL. */
  stopWithin?: number;
}

/** One long-running process of the system. */
export interface Part {
  readonly name: string;
  readonly pid: number;
  /** Resolves when it answers; rejects with a Failure when it ends first or is not ready in time. */
  readonly ready: Promise<void>;
  /** Resolves with what to tell when the process ends, asked or not. */
  readonly ended: Promise<Failure>;
  stop(): Promise<void>;
}

/** A log begins anew; what it held the last time stays beside it. */
export function makeRoomForLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.before`);
}

/** Starts a process; its output goes to its log file. */
export function startPart(wanted: PartCommand): Part {
  makeRoomForLog(wanted.logFile);
  const [file, commandArguments] = tiedToThisProcess(wanted);
  const child = execa(file, commandArguments, {
    cwd: wanted.directory,
    env: wanted.environment,
    extendEnv: false,
    // A group of its own: Ctrl-C reaches the start command only, which then stops the parts in order.
    detached: true,
    cleanup: true,
    reject: false,
    buffer: false,
    stdin: 'ignore',
    all: wanted.tell !== undefined,
    stdout: [{ file: wanted.logFile }, ...(wanted.tell ? ['pipe' as const] : [])],
    stderr: [{ file: wanted.logFile, append: true }, ...(wanted.tell ? ['pipe' as const] : [])],
    forceKillAfterDelay: wanted.stopWithin ?? 15_000,
  });
  if (wanted.tell) void tellLines(child.iterable({ from: 'all' }), wanted.tell);
  const ended = child.then(({ signal, exitCode, originalMessage }) =>
    failure(wanted, `${wanted.name} ended (${signal ?? originalMessage ?? `exit code ${exitCode}`})`),
  );
  const stop = async (): Promise<void> => {
    child.kill(wanted.stopSignal ?? 'SIGTERM');
    await ended;
  };
  return { name: wanted.name, pid: child.pid ?? 0, ready: untilReady(wanted, ended), ended, stop };
}

function untilReady(wanted: PartCommand, ended: Promise<Failure>): Promise<void> {
  const { name, ready, patience = 60 } = wanted;
  const answers = waitOn({
    resources: [ready].flat(),
    interval: 100,
    window: 100,
    timeout: patience * 1000,
    proxy: false,
  });
  const outcome = Promise.race([
    answers.catch(() => Promise.reject(failure(wanted, `${name} was not ready after ${patience} s`))),
    ended.then((ending) => Promise.reject(ending)),
  ]);
  // Whoever needs it awaits it; a part that ends later must not become an unhandled rejection.
  outcome.catch(() => undefined);
  return outcome;
}

/** Where setpriv exists the kernel itself ends the part if this process is killed, so that nothing is left behind. */
function tiedToThisProcess(wanted: PartCommand): [string, string[]] {
  if (!existsSync('/usr/bin/setpriv')) return [wanted.command, [...wanted.arguments]];
  return ['/usr/bin/setpriv', ['--pdeathsig', wanted.stopSignal ?? 'SIGTERM', wanted.command, ...wanted.arguments]];
}

function failure({ logFile }: PartCommand, what: string): Failure {
  return new Failure(what, `the whole log is ${logFile}`, lastLines(logFile));
}
