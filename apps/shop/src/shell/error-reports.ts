import { isRouteErrorResponse } from 'react-router';
import { paths } from '../config/paths';
import { browserReport } from '@wethi/browser';

/** One page reports a few; the same again is no news. */
const MOST_REPORTS = 5;

const told = new Set<string>();

/** Tells the server of an error that nobody caught; without an answer, also while the page goes away. */
export function reportError(error: unknown): void {
  // A page that does not exist is no error of the code.
  if (isRouteErrorResponse(error)) return;
  const report = browserReport(error, location.pathname);
  if (told.size >= MOST_REPORTS || told.has(report.message)) return;
  told.add(report.message);
  navigator.sendBeacon(paths.clientError, JSON.stringify(report));
}

/** Reports what no other code catches. */
export function reportErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
