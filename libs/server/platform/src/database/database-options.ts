import mysql from 'mysql2';
import { PlainNames } from './naming';

/** Said first on every connection: moments that the database fills in are UTC, and nobody waits a minute for a row. */
const SESSION = [
  "SET time_zone = '+00:00', innodb_lock_wait_timeout = 5",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

const driver = {
  ...mysql,
  createPool(options: mysql.PoolOptions): mysql.Pool {
    const pool = mysql.createPool(options);
    pool.on('connection', (connection) => {
      for (const statement of SESSION) connection.query(statement);
      // TypeORM asks for this with every query, and each time the driver would make it anew.
      const promised = connection.promise();
      connection.promise = () => promised;
    });
    return pool;
  },
};

/** How every process talks to MariaDB: UTC instants, DATE and TIME as text, bounded waiting (facts/reliability.md §1). */
export function databaseOptions(url: string, pool: number) {
  return {
    type: 'mariadb' as const,
    driver,
    url,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    dateStrings: ['DATE', 'TIME'] as ('DATE' | 'TIME')[],
    poolSize: pool,
    connectTimeout: 5_000,
    // Without `trace` the driver does not note the caller of every statement: TypeORM's error says it.
    extra: { queueLimit: 200, enableKeepAlive: true, trace: false },
    namingStrategy: new PlainNames(),
    synchronize: false,
  };
}
