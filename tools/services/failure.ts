/** A trouble that a person can act on: printed as one line with what to do, never as a stack. */
export class Failure extends Error {
  readonly advice: string;
  /** Last lines of the log that explain it. */
  readonly log: readonly string[];

  constructor(what: string, advice: string, log: readonly string[] = []) {
    super(what);
    this.advice = advice;
    this.log = log;
  }
}

const ADVICE: Record<string, string> = {
  ENOSPC: 'free some space on this disk, then start again',
  EDQUOT: 'your disk quota is used up: free some space, then start again',
  EACCES: 'give your user the right to this folder, or start as its owner',
  EPERM: 'give your user the right to this folder, or start as its owner',
  EROFS: 'this folder is read-only: copy the project to a writable disk',
  EMFILE: 'raise the limit of open files (ulimit -n 4096)',
};

/** Puts any error into one that names what to do. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return new Failure(String(error), 'look at the lines above');
  const { code, path } = error as NodeJS.ErrnoException;
  const advice = ADVICE[code ?? ''];
  if (advice) return new Failure(`${code}: ${path ?? error.message}`, advice);
  return new Failure(error.message, 'look at the lines below', error.stack?.split('\n').slice(1, 6));
}
