import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Of a failure's message: enough to tell why where nobody can run the test again. */
const TOLD_LINES = 12;

/** How many tests of one step passed, failed, or were left out, and which ones failed and why. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly string[];
  /** Journeys that passed when they were tried again, and why they failed before. */
  unsteady: readonly string[];
}

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };

/** A step that is one test by itself, such as the type check. */
export const single = (ok: boolean): Outcome => ({ ...NOTHING, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export function total(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, { passed, failed, skipped, failures, unsteady }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
      unsteady: [...sum.unsteady, ...unsteady],
    }),
    NOTHING,
  );
}

/** The closing line: `12 passed, 0 failed`, and what else there is: `, 1 skipped, 2 at the second attempt`. */
export function summaryLine({ passed, failed, skipped, unsteady }: Omit<Outcome, 'failures'>): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const again = unsteady.length > 0 ? `, ${unsteady.length} at the second attempt` : '';
  return `${passed} passed, ${failed} failed${left}${again}`;
}

interface VitestAssertion {
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: VitestAssertion[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

/**
 * Counts of `vitest --reporter=json`; a test file that could not run is one failure, as is an error beside all tests.
 * @param files the report, and the texts of errors that belong to no test
 * @param exitCode of Vitest: not 0 is never without a failure, even if the report is missing
 */
export function vitestOutcome(files: { report: string; unhandled: string }, exitCode: number): Outcome {
  const report = readReport<VitestReport>(files.report);
  if (!report) return single(false);
  const unhandled = readReport<string[]>(files.unhandled) ?? [];
  const outcome = {
    ...NOTHING,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(couldNotRun).length + unhandled.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...report.testResults.flatMap(vitestFailures),
      ...unhandled.map((error) => told('beside all tests', error)),
    ],
  };
  return neverSilent(outcome, exitCode);
}

const isFailed = ({ status }: { status: string }): boolean => status === 'failed';

/** Its own code failed, or a hook, before any test did. */
const couldNotRun = (file: VitestFile): boolean => isFailed(file) && !file.assertionResults.some(isFailed);

function vitestFailures(file: VitestFile): string[] {
  if (couldNotRun(file)) return [told(`${file.name} could not run`, file.message)];
  return file.assertionResults
    .filter(isFailed)
    .map(({ fullName, failureMessages }) => told(`${file.name}: ${fullName}`, failureMessages[0]));
}

interface PlaywrightSpec {
  title: string;
  file: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** Counts of Playwright's JSON report; a journey that passed at its second attempt is named. */
export function playwrightOutcome(file: string, exitCode: number): Outcome {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const outcome = {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    failures: journeysOf(specs, 'unexpected'),
    unsteady: journeysOf(specs, 'flaky'),
  };
  return neverSilent(outcome, exitCode);
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function journeysOf(specs: readonly PlaywrightSpec[], wanted: string): string[] {
  return specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(journeyFailure);
}

function journeyFailure({ file, title, tests }: PlaywrightSpec): string {
  const results = tests.flatMap((test) => test.results);
  return told(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message);
}

function told(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return [name, ...lines.filter((line) => line.trim() !== '').slice(0, TOLD_LINES)].join('\n    ');
}

function neverSilent(outcome: Outcome, exitCode: number): Outcome {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
