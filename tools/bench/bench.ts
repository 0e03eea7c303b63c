import { parseArgs, styleText } from 'node:util';
import { asFailure, Failure } from '../services/failure.ts';
import { lookForProgram } from '../services/programs.ts';
import { stopSignal } from '../services/stop-signal.ts';
import { measureLogins } from './signing-in/logins.ts';
import { installSaying, missingPackages, type SystemPackage } from '../services/system-packages.ts';
import { MeasuredSystem } from './measured-system.ts';
import { measureCoupons, placeAtOnce } from './coupons.ts';
import { measureGrowth } from './catalogue/growth.ts';
import { measureSpelling } from './catalogue/spelling.ts';
import { measureOffice } from './catalogue/office.ts';
import { measureApprovals } from './approvals.ts';
import { measureOrders } from './orders.ts';
import { measurePapers } from './heavy/papers.ts';
import { measurePages } from './catalogue/pages.ts';
import { measureRead } from './reads.ts';
import { measureNoisySlips } from './noisy-slips.ts';
import { measureRush } from './rush.ts';
import { measureSessions, measureSignIns } from './signing-in/sign-in.ts';
import { measureSlips } from './slips.ts';
import { measurePhone } from './phone.ts';
import { measureHeartbeats } from './watching/heartbeats.ts';
import { measureWaitingRoom } from './watching/waiting-room.ts';
import { measureSegments } from './watching/segments.ts';
import { measureStage } from './watching/stage.ts';
import { printFigures, printTable, type Row } from './table.ts';

const USAGE = `npm run bench                   rates of the main calls beside what this machine can do at best
npm run bench -- --seconds 3    length of each measurement: 6 if not said, at most 8
npm run bench -- --only orders  one of ${Object.keys(measurements()).join(', ')}`;

/** How much of the ceiling a call must reach. */
const GOALS = { productView: 0.9, orders: 0.6, coupons: 0.5, rush: 0.8, login: 0.8, segments: 0.9 };

const SIGN_IN_MS = 300;
const SLIP_READ_MS = 300;
const SESSION_CPU_MS = 0.15;

const WRK: SystemPackage = {
  name: 'wrk',
  why: 'sends the requests',
  present: () => lookForProgram('wrk') !== undefined,
};

type Measure = (system: MeasuredSystem, seconds: number) => Promise<Row[]>;

function measurements(): Record<string, Measure> {
  return {
    productView,
    rush,
    database,
    page: measurePages,
    login,
    signIn,
    orders,
    coupons,
    waitingRoom,
    approvals,
    slips,
    noisySlips,
    papers,
    heartbeats,
    segments,
    growth: measureGrowth,
    spelling: measureSpelling,
    office: measureOffice,
    stage,
    phone,
  };
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '6' },
      only: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const chosen = Object.entries(measurements()).filter(([name]) => values.only?.includes(name) ?? true);
  if (values.help || chosen.length === 0) return console.log(USAGE);
  const seconds = Math.min(8, Math.max(1, Number(values.seconds)));
  await installSaying([...missingPackages(), ...(WRK.present() ? [] : [WRK])]);
  const system = await MeasuredSystem.start((step) => console.log(styleText('dim', step)));
  const interrupted = stopSignal().then(() => Promise.reject(new Failure('interrupted', 'nothing was measured')));
  try {
    const rows = await Promise.race([measure(chosen, system, seconds), interrupted]);
    if (rows.length > 0) printTable(rows);
  } finally {
    await system.stop();
  }
}

async function measure(chosen: [string, Measure][], system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, work] of chosen) {
    console.log(styleText('dim', `measuring ${name}`));
    rows.push(...(await work(system, seconds)));
  }
  return rows;
}

const LIST = '/api/productView?limit=20';

async function productView(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { own, bareNode, staticFile, bytes } = await measureRead(system, system.web + LIST, seconds);
  return [
    { name: 'productView, kept by nginx', load: own },
    { name: `bare Node, same ${bytes} bytes`, load: bareNode, ceilingOf: own, goal: GOALS.productView },
    { name: 'nginx, file of the same size', load: staticFile, ceilingOf: own },
  ];
}

async function rush(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const list = await measureRush(system, LIST, seconds);
  return [
    { name: 'productView while 11 records a second are saved', load: list.own },
    { name: 'the same, undisturbed', load: list.reference, ceilingOf: list.own, goal: GOALS.rush },
  ];
}

/** Whoever sends a token gets no kept answer. */
async function database(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const headers = { authorization: 'Bearer none' };
  const { own, bareNode } = await measureRead(system, system.web + LIST, seconds, headers);
  return [
    { name: 'productView, read from the database', load: own },
    { name: 'bare Node, same bytes', load: bareNode, ceilingOf: own },
  ];
}

async function login(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { own, reference, cpu } = await measureLogins(system, seconds);
  return [
    { name: `login with phone and PIN, ${cpu.own.toFixed(1)} ms of CPU`, load: own },
    {
      name: `argon2id alone, ${cpu.reference.toFixed(1)} ms of CPU`,
      load: reference,
      ceilingOf: own,
      goal: GOALS.login,
    },
  ];
}

async function signIn(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { known, newDevice, totp } = await measureSignIns(system);
  const { load, cpu } = await measureSessions(system, seconds);
  return [
    { name: 'login on a known device, 8 a second', load: known, p99AtMost: SIGN_IN_MS },
    { name: 'login on a new device with its code, 8 a second', load: newDevice, p99AtMost: SIGN_IN_MS },
    { name: 'login of personnel with TOTP, 8 a second', load: totp, p99AtMost: SIGN_IN_MS },
    {
      name: `a session: ${cpu.api.toFixed(2)} ms of CPU of ${SESSION_CPU_MS}, ${cpu.all.toFixed(2)} with the database`,
      load,
    },
  ];
}

async function orders(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const [api, statements, messages] = await measureOrders(system, seconds);
  return [
    { name: 'order creation', load: api },
    { name: 'the same SQL on plain mysql2', load: statements, ceilingOf: api, goal: GOALS.orders },
    { name: 'the same, in as few messages', load: messages, ceilingOf: api },
  ];
}

async function coupons(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { api, statements, tried, untried, without } = await measureCoupons(system, seconds);
  const runs = (await placeAtOnce(system)).map(({ uses, places }) => `${uses} of 500 uses and ${places} of 700 places`);
  console.log(`900 buyers, 200 at once, at two processes, a coupon and a limited show, five times: ${runs.join(', ')}`);
  return [
    { name: 'order creation with a coupon', load: api },
    { name: 'the same SQL on plain mysql2', load: statements, ceilingOf: api, goal: GOALS.coupons },
    { name: 'rush with a coupon of 10,000 uses, tried before', load: tried },
    { name: 'the same without a coupon', load: without, ceilingOf: tried },
    { name: 'rush with one that nobody tried', load: untried },
    { name: 'the same without a coupon', load: without, ceilingOf: untried },
  ];
}

async function waitingRoom(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { pollP99Ms, polls, orders, refused, inOrder, ...rush } = await measureWaitingRoom(system, seconds);
  printFigures([{ name: `99 of 100 hear of their place, 2,000 waiting (${polls})`, ms: pollP99Ms, atMost: 50 }]);
  console.log(
    `2,000 people for 500 places at two processes, ${rush.seconds.toFixed(0)} s: ${orders} bought, ` +
      `${refused} refused in their turn, let in ${inOrder ? 'in order' : 'NOT in order'}`,
  );
  return [];
}

async function approvals(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const [api, raw] = await measureApprovals(system, seconds);
  return [
    { name: 'order plus approval', load: api, atLeast: 200 },
    { name: 'the same SQL on plain mysql2', load: raw, ceilingOf: api },
  ];
}

async function slips(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { load, cpu, reading, readP95 } = await measureSlips(system, seconds);
  printFigures([{ name: 'reading a slip alone, 95 of 100', ms: readP95, atMost: SLIP_READ_MS }]);
  return [
    { name: `slip upload, ${cpu.toFixed(0)} ms of CPU in all processes (goal 60)`, load, atLeast: 25 },
    { name: 'reading the picture alone', load: reading, ceilingOf: load },
  ];
}

/** Through the API itself: nginx would keep the answers. */
async function noisySlips(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const list = await measureNoisySlips(system, LIST.replace('/api', ''), seconds);
  return [
    { name: 'productView during 200 noisy 8-megapixel slips', load: list.own, p99AtMost: 100 },
    { name: 'the same, undisturbed', load: list.reference, ceilingOf: list.own },
  ];
}

/** 100 papers a minute must not be felt by who reads. */
async function papers(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { own, reference, made } = await measurePapers(system, LIST.replace('/api', ''), seconds);
  return [
    { name: `productView beside ${made.toFixed(0)} PDFs a minute (goal 100)`, load: own, p99AtMost: 100 },
    { name: 'the same, undisturbed', load: reference, ceilingOf: own },
  ];
}

/** An evening of 50,000 viewers is 1,667 heartbeats a second. */
const EVENING = 50_000 / 30;

async function heartbeats(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { load, cpu, statements } = await measureHeartbeats(system, seconds);
  const share = (ms: number) => `${((EVENING * ms) / 10).toFixed(0)} %`;
  console.log(
    `a heartbeat: ${(cpu.api * 1000).toFixed(0)} µs of a core in the API, ${(cpu.redis * 1000).toFixed(0)} µs in Redis, ` +
      `${statements} statements; 50,000 viewers: ${share(cpu.api)} and ${share(cpu.redis)} of a core`,
  );
  return [
    { name: 'heartbeats', load },
    { name: 'heartbeats a core of the API', load: { ...load, perSecond: 1000 / cpu.api }, atLeast: 8000 },
  ];
}

async function segments(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const { own, open, cpu } = await measureSegments(system, seconds);
  return [
    { name: `segment of 1.2 MB, with the cookie, ${cpu.own.toFixed(0)} µs of CPU`, load: own },
    {
      name: `the same file, open to all, ${cpu.open.toFixed(0)} µs of CPU`,
      load: open,
      ceilingOf: own,
      goal: GOALS.segments,
    },
  ];
}

/** All viewers of a show on one process. */
async function stage(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const told = await measureStage(system, seconds);
  const kilobytes = `${told.kilobytesPerViewer.toFixed(0)} kB each (goal 50)`;
  console.log(
    `${told.viewers} viewers of a stage, 20 messages a second: ${told.seen} of ${told.expected} seen, ${kilobytes},`,
  );
  console.log(
    `${told.bytesPerSecond.toFixed(0)} bytes a second each, ${(told.core * 100).toFixed(0)} % of a core in all processes`,
  );
  printFigures([
    { name: 'message, half of the viewers', ms: told.p50 },
    { name: 'message, 99 of 100 viewers', ms: told.p99, atMost: 1_000 },
    { name: 'message, the last viewer', ms: told.max },
  ]);
  return [];
}

/** What people wait for is no rate: it has a table of its own. */
async function phone(system: MeasuredSystem): Promise<Row[]> {
  printFigures(await measurePhone(system));
  return [];
}

bench().then(
  () => process.exit(0),
  (error: unknown) => {
    const { message, advice, log } = asFailure(error);
    console.error([styleText('red', `✖ ${message}: ${advice}`), ...log].join('\n'));
    process.exit(1);
  },
);
