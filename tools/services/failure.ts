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

const KNOWN: Record<string, [string, string]> = {
  ENOSPC: ['the disk is full', 'free some space, then start again'],
  EDQUOT: ['your disk quota is used up', 'free some space, then start again'],
  EACCES: ['not allowed to write', 'give your user the right to it, or start as its owner'],
  EPERM: ['not allowed to write', 'give your user the right to it, or start as its owner'],
  EROFS: ['the disk is read-only', 'copy the project to a writable one'],
  ECONNREFUSED: ['nothing answers at the address of the database or Redis', 'start it first: npm start'],
  EMFILE: ['too many open files', 'raise the limit: ulimit -n 4096'],
};

/** Puts any error into one that names what to do. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return new Failure(String(error), 'look at the lines above');
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // Where nobody listens there is no socket either.
  const known = KNOWN[syscall === 'connect' && code === 'ENOENT' ? 'ECONNREFUSED' : code];
  if (known) return new Failure(path ? `${known[0]}: ${path}` : known[0], known[1]);
  return new Failure(error.message, 'look at the lines below', error.stack?.split('\n').slice(1, 6));
}
