import { reportUncaughtErrors, sendErrorReport } from '@wethi/browser';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../config/paths';

/** Tells the server of an error that a page did not catch. */
export function reportError(error: unknown): void {
  // A page that does not exist is no error of the code.
  if (!isRouteErrorResponse(error)) sendErrorReport(paths.clientError, error);
}

/** Reports what no other code catches. */
export function reportErrors(): void {
  reportUncaughtErrors(paths.clientError);
}
