/** Deadlock, lock wait, record changed since read (Galera): the whole transaction is worth another try. */
const REPEAT = new Set([1213, 1205, 1020]);
/** A node that is not ready (Galera), a killed or an idle connection: the connection is of no more use. */
const LOST_ERRNO = new Set([1047, 1927, 4031]);
const LOST_CODE = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CONNECTION_KILLED',
]);

/** MariaDB's error number of a driver error, 0 when it is none. */
export function errno(error: unknown): number {
  const number = (error as { errno?: unknown } | null)?.errno;
  return typeof number === 'number' ? number : 0;
}

/** Is this the refusal of a unique index? */
export function isDuplicate(error: unknown): boolean {
  return errno(error) === 1062;
}

/** Did `Database.requireRow` find no row? */
export function isRefusedByData(error: unknown): boolean {
  return errno(error) === 1644;
}

/** Did the CHECK of this name refuse a row? */
export function isRefusedByCheck(error: unknown, name: string): boolean {
  return errno(error) === 4025 && String((error as Error).message).includes(name);
}

/** The unique index that refuses a row, undefined when none does. */
export function duplicateKey(error: unknown): string | undefined {
  return isDuplicate(error) ? /for key '([^']+)'$/.exec((error as Error).message)?.[1] : undefined;
}

/** Does nobody listen at the database's port, or at its socket, whose file goes with its process? */
function isUnreachable(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || (code === 'ENOENT' && syscall === 'connect');
}

/** Did the connection break, or is it in a state that nobody knows? */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', fatal = false } = (error ?? {}) as { code?: string; fatal?: boolean };
  return !isUnreachable(error) && (fatal || LOST_CODE.has(code) || LOST_ERRNO.has(errno(error)));
}

/** May the same transaction succeed when it is run again? */
export function isWorthRepeating(error: unknown): boolean {
  return REPEAT.has(errno(error)) || isConnectionLost(error);
}

const BUSY_ERRNO = new Set([1040, 1203, 1205, 1213, 1020, 1969]);

/** Does the database lack connections, time or locks at this moment? Another try may succeed. */
export function isBusy(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  // mysql2 says that its queue is full in words only.
  return (
    BUSY_ERRNO.has(errno(error)) ||
    isConnectionLost(error) ||
    isUnreachable(error) ||
    code === ACQUIRE_TIMEOUT ||
    message === 'Queue limit reached.'
  );
}

/** Code of the error that a caller gets who waited too long for a connection of the pool. */
export const ACQUIRE_TIMEOUT = 'POOL_ACQUIRE_TIMEOUT';
