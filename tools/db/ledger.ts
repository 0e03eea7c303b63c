import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { findDifferences, type Ask } from '../../libs/server/orders/src/money/find-differences.ts';
import { complain } from '../start/messages.ts';
import { installed, readSettings } from '../start/settings.ts';

const USAGE = `npm run ledger                  where orders and the money that came disagree; exit code 1 if anywhere
npm run ledger -- 2026-11-01    from that day on`;
const BEGINNING = '2000-01-01';
const BANGKOK_MS = 7 * 3_600_000;

const WORDS = {
  no_money: 'approved without money',
  reversed: 'taken back by the gateway',
  returned_twice: 'given back twice',
  too_much: 'too much paid, and not listed',
  no_order: 'money without order',
  charged: 'charged without order',
} as const;

/**
 * Compares every order with its slips and the gateway's payments, as the nightly reconciliation does, and prints what has no
 * counterpart. What somebody settled stays out.
 * @param url of the database
 * @param first day in Bangkok from which it looks
 * @returns how many differences there are
 */
export async function ledger(
  url: string,
  first = BEGINNING,
  say: (line: string) => void = console.log,
): Promise<number> {
  const connection = await createConnection({ uri: url, timezone: 'Z', dateStrings: ['DATE'] });
  const ask: Ask = async <Row>(text: string, values: readonly unknown[]) =>
    (await connection.query<RowDataPacket[]>(text, [...values]))[0] as Row[];
  try {
    const now = new Date();
    const last = new Date(now.getTime() + BANGKOK_MS).toISOString().slice(0, 10);
    const found = await findDifferences(ask, { first, last }, now);
    const settled = await ask<{ subject: string }>(
      "SELECT money_difference_subject AS subject FROM money_difference WHERE money_difference_status = 'done'",
      [],
    );
    const done = new Set(settled.map(({ subject }) => subject));
    const open = found.filter(({ subject }) => !done.has(subject));
    for (const { kind, subject, day, amount } of open)
      say(`${day}  ${WORDS[kind].padEnd(30)}  ${subject.padEnd(14)}  ${amount.toFixed(2).padStart(12)}`);
    const [sums] = await ask<{ orders: number; net: string | null; back: number }>(
      `SELECT COUNT(*) AS orders, SUM(orders_net) AS net,
              (SELECT COUNT(*) FROM money_back WHERE money_back_status = 'wait') AS back
         FROM orders WHERE orders_status = 'approve'`,
      [],
    );
    say(
      `${sums?.orders ?? 0} approved orders, ${sums?.net ?? '0.00'} baht; ${sums?.back ?? 0} waiting to be given back`,
    );
    say(`${open.length} differences`);
    return open.length;
  } finally {
    await connection.end();
  }
}

async function run(): Promise<void> {
  const [first] = process.argv.slice(2);
  if (first !== undefined && !/^\d{4}-\d\d-\d\d$/.test(first)) return console.log(USAGE);
  const { DATABASE_URL = '' } = process.env['DATABASE_URL'] ? process.env : readSettings(installed());
  if ((await ledger(DATABASE_URL, first)) > 0) process.exitCode = 1;
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    complain(error);
    process.exit(1);
  });
}
