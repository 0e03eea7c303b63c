import { reportUncaughtErrors, sendErrorReport } from '@wethi/browser';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../config/paths';

/** Whether the server can be told of an error: a page that does not exist is none of the code. */
export function isReported(error: unknown): boolean {
  return !isRouteErrorResponse(error) && (typeof window === 'undefined' || navigator.onLine);
}

/** Tells the server of an error that a page did not catch. */
export function reportError(error: unknown): void {
  if (!isRouteErrorResponse(error)) sendErrorReport(paths.clientError, error);
}

/** Reports what no other code catches. */
export function reportErrors(): void {
  reportUncaughtErrors(paths.clientError);
}
