import { existsSync, readFileSync } from 'node:fs';

/** How many tests of one step passed, failed, or were left out. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0 };

/** A step that is one test by itself, such as the type check. */
export const single = (ok: boolean): Outcome => ({ ...NOTHING, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export function total(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );
}

/** The closing line: `12 passed, 0 failed`, and `, 1 skipped` when there is one. */
export function summaryLine({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * Counts of `jest --json`; a test file that could not run is one failure.
 * @param exitCode of Jest: not 0 is never without a failure, even if the report is missing
 */
export function jestOutcome(file: string, exitCode: number): Outcome {
  const report = readReport<JestReport>(file);
  if (!report) return single(false);
  const outcome = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return neverSilent(outcome, exitCode);
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts of Playwright's JSON report; a flaky test is a failed one. */
export function playwrightOutcome(file: string, exitCode: number): Outcome {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return neverSilent({ passed: expected, failed, skipped }, exitCode);
}

function neverSilent(outcome: Outcome, exitCode: number): Outcome {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
