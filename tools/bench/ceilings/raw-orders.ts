import { readFileSync } from 'node:fs';
import { createPool, type Pool } from 'mysql2/promise';
import { percentile, type Load } from '../load.ts';
import { fill } from '../statements.ts';

/** What the ceiling of order creation needs; read from the file that is the only argument. */
export interface RawOrders {
  url: string;
  /** Connections of the pool, as many as the API has. */
  pool: number;
  atOnce: number;
  seconds: number;
  /** One request's statements. */
  statements: string[];
  /** One set of values for each request. */
  values: Record<string, string>[];
}

/** The statements of one order after the other on plain mysql2: nothing but the database and its driver. */
async function run({ url, pool: connectionLimit, atOnce, seconds, statements, values }: RawOrders): Promise<Load> {
  const pool = createPool({ uri: url, connectionLimit });
  const [waiting, times] = [values.values(), [] as number[]];
  const began = performance.now();
  const end = began + seconds * 1000;
  const client = async (): Promise<void> => {
    for (const order of waiting) {
      const started = performance.now();
      if (started > end) return;
      await placeOrder(pool, statements, order);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  const perSecond = (times.length / (performance.now() - began)) * 1000;
  await pool.end();
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed: 0 };
}

async function placeOrder(pool: Pool, statements: readonly string[], order: Record<string, string>): Promise<void> {
  const connection = await pool.getConnection();
  const values = { ...order };
  try {
    for (const statement of statements) {
      const [result] = await connection.query(fill(statement, values));
      if (/^INSERT INTO `orders` /.test(statement))
        values.orders_id = String((result as { insertId: number }).insertId);
    }
  } finally {
    connection.release();
  }
}

console.log(JSON.stringify(await run(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as RawOrders)));
