import { styleText } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { installChromium } from '../services/chromium.ts';
import { asFailure } from '../services/failure.ts';
import { installSaying, missingPackages } from '../services/system-packages.ts';
import { portNear } from '../start/ports.ts';
import { MeasuredSystem } from './measured-system.ts';

const PAGES = {
  home: '/',
  packageAll: '/packageAll',
  package: '/package/saeng-sudthai-kon-chao',
  band: `/band/${encodeURIComponent('หิ่งห้อยในเมือง')}`,
  course: '/package/rong-phleng-8-bot',
  howToBuy: '/howToBuy',
};
const RUNS = 3;
/** Of a hundred points. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const LCP_MS = 2000;
const TBT_MS = 100;
/** How far what is seen moves by itself. */
const CLS = 0.02;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Category = keyof typeof GOALS;
/** Whether a goal is reached, and what was measured. */
type Figure = [isReached: boolean, text: string];

/** `npm run lighthouse`: what Lighthouse says about the main pages on a phone, the run in the middle of three; it fails where a goal is missed. */
async function measureAll(): Promise<boolean> {
  await installSaying(missingPackages());
  const executablePath = await installChromium();
  const system = await MeasuredSystem.start((step) => console.log(styleText('dim', step)));
  const port = await portNear(9222);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  let reached = true;
  try {
    for (const [name, path] of Object.entries(PAGES))
      reached = print(name, await measure(system.web + path, port)) && reached;
  } finally {
    await browser.close();
    await system.stop();
  }
  return reached;
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

/** @returns whether the page reaches every goal */
function print(name: string, report: Report): boolean {
  const scores = (Object.keys(GOALS) as Category[]).map((category): Figure => {
    const score = points(report, category);
    return [score >= GOALS[category], `${category} ${score}`];
  });
  const lcp = report.audits['largest-contentful-paint']?.numericValue ?? Infinity;
  const tbt = report.audits['total-blocking-time']?.numericValue ?? Infinity;
  const cls = report.audits['cumulative-layout-shift']?.numericValue ?? Infinity;
  const figures: Figure[] = [
    ...scores,
    [lcp <= LCP_MS, `LCP ${(lcp / 1000).toFixed(1)} s`],
    [tbt <= TBT_MS, `TBT ${tbt.toFixed(0)} ms`],
    [cls <= CLS, `CLS ${cls.toFixed(3)}`],
  ];
  const marked = figures.map(([isReached, text]) => (isReached ? styleText('green', text) : styleText('red', text)));
  console.log(`${styleText('bold', name.padEnd(12))}${marked.join('  ')}`);
  for (const line of faults(report)) console.log(styleText('dim', `  ${line}`));
  return figures.every(([isReached]) => isReached);
}

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
  (reached) => process.exit(reached ? 0 : 1),
  (error: unknown) => {
    const { message, advice, log } = asFailure(error);
    console.error([styleText('red', `✖ ${message}: ${advice}`), ...log].join('\n'));
    process.exit(1);
  },
);
