import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import pc from 'picocolors';
import { installChromium } from '../services/chromium.ts';
import { asFailure } from '../services/failure.ts';
import { installSaying, missingPackages } from '../services/system-packages.ts';
import { portNear } from '../start/ports.ts';
import { MeasuredSystem } from './measured-system.ts';

const PAGES = { home: '/', packageAll: '/packageAll', package: '/package/saeng-sudthai-kon-chao' };
const RUNS = 3;
/** Of a hundred points. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const LCP_MS = 2000;
const TBT_MS = 100;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Category = keyof typeof GOALS;

/** `npm run lighthouse`: what Lighthouse says about the main pages on a phone, the run in the middle of three. */
async function measureAll(): Promise<void> {
  await installSaying(missingPackages());
  const executablePath = await installChromium();
  const system = await MeasuredSystem.start((step) => console.log(pc.dim(step)));
  const port = await portNear(9222);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    for (const [name, path] of Object.entries(PAGES)) print(name, await measure(system.web + path, port));
  } finally {
    await browser.close();
    await system.stop();
  }
}

async function measure(address: string, port: number): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(address, { port, output: 'json', onlyCategories: Object.keys(GOALS) });
    if (result) reports.push(result.lhr);
  }
  reports.sort((one, other) => points(one, 'performance') - points(other, 'performance'));
  const middle = reports[RUNS >> 1];
  if (!middle) throw new Error(`Lighthouse could not measure ${address}`);
  return middle;
}

function print(name: string, report: Report): void {
  const scores = (Object.keys(GOALS) as Category[]).map((category) => {
    const score = points(report, category);
    return mark(score >= GOALS[category], `${category} ${score}`);
  });
  const lcp = report.audits['largest-contentful-paint']?.numericValue ?? Infinity;
  const tbt = report.audits['total-blocking-time']?.numericValue ?? Infinity;
  const times = [
    mark(lcp <= LCP_MS, `LCP ${(lcp / 1000).toFixed(1)} s`),
    mark(tbt <= TBT_MS, `TBT ${tbt.toFixed(0)} ms`),
  ];
  console.log(`${pc.bold(name.padEnd(12))}${[...scores, ...times].join('  ')}`);
  for (const line of faults(report)) console.log(pc.dim(`  ${line}`));
}

const mark = (reached: boolean, text: string): string => (reached ? pc.green(text) : pc.red(text));

function points(report: Report, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/** What keeps a category that should be full from being so. */
function faults(report: Report): string[] {
  return (Object.keys(GOALS) as Category[])
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${report.audits[id]?.title}`);
}

measureAll().then(
  () => process.exit(0),
  (error: unknown) => {
    const { message, advice, log } = asFailure(error);
    console.error([pc.red(`✖ ${message}: ${advice}`), ...log].join('\n'));
    process.exit(1);
  },
);
