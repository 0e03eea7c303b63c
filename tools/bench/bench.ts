import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { asFailure } from '../services/failure.ts';
import { measureLogins } from './logins.ts';
import { MeasuredSystem } from './measured-system.ts';
import { measureOrders } from './orders.ts';
import { measureRead } from './reads.ts';
import { printTable, type Row } from './table.ts';

const USAGE = `npm run bench                 rates of the main calls beside what this machine can do at best
npm run bench -- --seconds 3  length of each measurement, 6 if not said, at most 8`;

/** How much of the ceiling a call must reach. */
const GOALS = { productView: 0.5, orders: 0.4 };

async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(USAGE);
  const seconds = Math.min(8, Math.max(1, Number(values.seconds)));
  const system = await MeasuredSystem.start((step) => console.log(pc.dim(step)));
  process.once('SIGINT', () => void system.stop().finally(() => process.exit(130)));
  try {
    printTable(await measure(system, seconds));
  } finally {
    await system.stop();
  }
}

async function measure(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const step = (name: string): void => console.log(pc.dim(`measuring ${name}`));
  const list = `${system.api}/productView?limit=20`;
  step('productView');
  const view = await measureRead(system, list, seconds);
  step('productView from the database');
  // Whoever sends a token gets no kept answer.
  const fresh = await measureRead(system, list, seconds, { authorization: 'Bearer none' });
  step('package page');
  const page = await measureRead(system, `${system.shop}/package/saeng-sudthai-kon-chao`, seconds);
  step('login');
  const login = await measureLogins(system, seconds);
  step('orders');
  const orders = await measureOrders(system, seconds);
  return [
    { name: 'productView', load: view.own },
    { name: `bare Node, same ${view.bytes} bytes`, load: view.bareNode, ceilingOf: view.own, goal: GOALS.productView },
    { name: 'nginx, file of the same size', load: view.staticFile, ceilingOf: view.own },
    { name: 'productView, read from the database', load: fresh.own },
    { name: 'bare Node, same bytes', load: fresh.bareNode, ceilingOf: fresh.own },
    { name: 'package page, rendered on the server', load: page.own },
    { name: `bare Node, same ${page.bytes} bytes`, load: page.bareNode, ceilingOf: page.own },
    { name: 'nginx, file of the same size', load: page.staticFile, ceilingOf: page.own },
    { name: 'login with phone and PIN', load: login.api },
    { name: 'argon2id alone', load: login.hashing, ceilingOf: login.api },
    { name: 'order creation', load: orders.api },
    { name: 'the same SQL on plain mysql2', load: orders.raw, ceilingOf: orders.api, goal: GOALS.orders },
  ];
}

bench().then(
  () => process.exit(0),
  (error: unknown) => {
    const { message, advice, log } = asFailure(error);
    console.error([pc.red(`✖ ${message}: ${advice}`), ...log].join('\n'));
    process.exit(1);
  },
);
