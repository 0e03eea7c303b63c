import { browserReport } from './browser-report';

/** One page reports a few; the same again is no news. */
const MAX_REPORTS = 5;

const told = new Set<string>();

/**
 * Tells the server of an error that nobody caught; without an answer, also while the page goes away.
 * @param address that takes reports, on this origin
 */
export function sendErrorReport(address: string, error: unknown): void {
  const report = browserReport(error, location.pathname);
  if (told.size >= MAX_REPORTS || told.has(report.message)) return;
  told.add(report.message);
  navigator.sendBeacon(address, JSON.stringify(report));
}

/** Reports what no other code catches. @param address that takes reports, on this origin */
export function reportUncaughtErrors(address: string): void {
  window.addEventListener('error', ({ error, message }) => sendErrorReport(address, error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(address, reason));
}
