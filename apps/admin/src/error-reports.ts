import { reportUncaughtErrors, sendErrorReport } from '@wethi/browser/error-reports';

/** nginx hands it to the shop, which writes it into its log. */
const ADDRESS = '/clientError';

/** Tells the server of an error that a screen did not catch. */
export function reportError(error: unknown): void {
  sendErrorReport(ADDRESS, error);
}

/** Reports what no other code catches. */
export function reportErrors(): void {
  reportUncaughtErrors(ADDRESS);
}
