import { reportUncaughtErrors, sendErrorReport } from '@wethi/browser';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../config/paths';

/** Whether the server is told of an error: a page that does not exist is none of the code. */
export function isReported(error: unknown): boolean {
  return !isRouteErrorResponse(error);
}

/** Tells the server of an error that a page did not catch. */
export function reportError(error: unknown): void {
  if (isReported(error)) sendErrorReport(paths.clientError, error);
}

/** Reports what no other code catches. */
export function reportErrors(): void {
  reportUncaughtErrors(paths.clientError);
}
