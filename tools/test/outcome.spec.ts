import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vitestOutcome, playwrightOutcome, summaryLine, total } from './outcome';

const folder = mkdtempSync(join(tmpdir(), 'wethi-outcome-'));

function written(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const report = (content: object): string => written('report.json', content);

/** What Vitest leaves behind. */
function left(content: object, unhandled: string[] = []): { report: string; unhandled: string } {
  return { report: report(content), unhandled: written('unhandled.json', unhandled) };
}

const CONTENT = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('the closing line of npm test', () => {
  it('RUN-01 tells skipped tests only when there are some', () => {
    const outcomes = [
      { passed: 2, failed: 1, skipped: 0, failures: ['a.spec.ts: a test'], unsteady: [] },
      { passed: 1, failed: 0, skipped: 0, failures: [], unsteady: [] },
    ];
    expect(summaryLine(total(outcomes))).toBe('3 passed, 1 failed');
    expect(summaryLine({ passed: 3, failed: 0, skipped: 2, unsteady: [] })).toBe('3 passed, 0 failed, 2 skipped');
  });

  it('RUN-01 counts a test file that could not run as a failure', () => {
    const testResults = [{ name: 'a.spec.ts', status: 'failed', message: 'no module', assertionResults: [] }];
    expect(vitestOutcome(left({ ...CONTENT, testResults }), 1)).toMatchObject({
      passed: 5,
      failed: 1,
      failures: ['a.spec.ts could not run\n    no module'],
    });
  });

  it('RUN-01 names the tests that failed, and says why', () => {
    const failureMessages = ['\u001b[31mExpected: 1\u001b[39m\n\nReceived: 2\n' + '    at sums.ts\n'.repeat(50)];
    const assertionResults = [
      { fullName: 'sums adds', status: 'passed', failureMessages: [] },
      { fullName: 'sums subtracts', status: 'failed', failureMessages },
    ];
    const testResults = [{ name: 'a.spec.ts', status: 'failed', assertionResults }];
    const outcome = vitestOutcome(left({ ...CONTENT, numFailedTests: 1, testResults }), 1);
    expect(outcome.failures).toHaveLength(1);
    const [name, ...why] = outcome.failures[0]?.split('\n') ?? [];
    expect(name).toBe('a.spec.ts: sums subtracts');
    expect(why.slice(0, 2)).toEqual(['    Expected: 1', '    Received: 2']);
    expect(why).toHaveLength(12);
  });

  it('RUN-01 counts an error beside all tests as a failure, and says which', () => {
    const outcome = vitestOutcome(left(CONTENT, ['Error: the connection is closed\n    at pool.ts']), 1);
    expect(outcome).toMatchObject({ passed: 5, failed: 1 });
    expect(outcome.failures).toEqual(['beside all tests\n    Error: the connection is closed\n        at pool.ts']);
  });

  it('RUN-01 never reports success when the runner ended badly or left no report', () => {
    expect(vitestOutcome(left(CONTENT), 1).failed).toBe(1);
    expect(playwrightOutcome(join(folder, 'none.json'), 0).failed).toBe(1);
  });

  it('RUN-01 names a journey that passed at its second attempt, and says why it failed at the first', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    const results = [{ error: { message: 'Error: not in sight' } }, {}];
    const specs = [{ file: 'b.spec.ts', title: 'buys', tests: [{ status: 'flaky', results }] }];
    const suites = [{ specs: [], suites: [{ specs }] }];
    const outcome = playwrightOutcome(report({ stats, errors: [], suites }), 0);
    expect(summaryLine(outcome)).toBe('4 passed, 0 failed, 1 at the second attempt');
    expect(outcome.unsteady).toEqual(['b.spec.ts: buys\n    Error: not in sight']);
  });

  it('RUN-01 counts a journey that failed twice as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 0 };
    const results = [{ error: { message: 'Error: not in sight' } }, { error: { message: 'Error: still not' } }];
    const specs = [{ file: 'b.spec.ts', title: 'buys', tests: [{ status: 'unexpected', results }] }];
    const outcome = playwrightOutcome(report({ stats, errors: [], suites: [{ specs }] }), 1);
    expect(outcome).toMatchObject({ passed: 3, failed: 1, failures: ['b.spec.ts: buys\n    Error: not in sight'] });
  });
});
