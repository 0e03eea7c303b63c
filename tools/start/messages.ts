import { styleText } from 'node:util';
import { asFailure } from '../services/failure.ts';
import type { Environment, Installation } from './settings.ts';

/** Where everything is and who may sign in. @param began milliseconds, as of `Date.now()` */
export function announce(of: Installation, settings: Environment, began: number): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const lines = of.isProduction ? linesOfShop(settings) : linesOfDemo(settings);
  const width = Math.max(...lines.map(([, address]) => address.length));
  console.log(`\n${styleText('green', `Ready after ${seconds} s.`)} Ctrl-C stops it, the data stays.\n`);
  for (const [name, address, note] of lines) console.log(`  ${name.padEnd(7)}${address.padEnd(width + 3)}${note}`);
  console.log();
}

type Line = [name: string, address: string, note: string];

function linesOfShop({ PUBLIC_URL = '', ADMIN_URL }: Environment): Line[] {
  return [
    ['shop', PUBLIC_URL, ''],
    ['admin', `${ADMIN_URL}/admin`, 'npm run owner -- <username> lets the first owner in'],
  ];
}

function linesOfDemo({ PORT, PUBLIC_URL = '', ADMIN_URL }: Environment): Line[] {
  return [
    ['shop', PUBLIC_URL, 'customers 0810000001 … 0810000005, PIN 2468'],
    ['admin', `${ADMIN_URL}/admin`, 'owner / owner-demo-2026, shop / shop-demo-2026, band / band-demo-2026'],
    [
      'inbox',
      `http://inbox.localhost:${PORT}`,
      'the SMS codes, chat messages and mail that were sent; slips to pay with',
    ],
    ['API', `${PUBLIC_URL}/api/docs`, ''],
  ];
}

/** One line that names the trouble and what to do, then the log lines that explain it. */
export function complain(error: unknown): void {
  const { message, advice, log } = asFailure(error);
  console.error(`\n${styleText('red', `✖ ${message}`)}: ${advice}`);
  for (const line of log) console.error(styleText('dim', `  ${line}`));
}
