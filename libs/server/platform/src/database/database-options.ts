import mysql from 'mysql2';
import { ACQUIRE_TIMEOUT } from './faults';
import { PlainNames } from './naming';

const ACQUIRE_MS = 5_000;

/**
 * Said first on every connection: moments that the database fills in are UTC, nobody waits long for a row, no statement and no
 * idle transaction holds a connection for ever.
 */
function sessionStatements(statementSeconds: number): string[] {
  return [
    `SET time_zone = '+00:00', innodb_lock_wait_timeout = 3, idle_transaction_timeout = 15,
      max_statement_time = ${statementSeconds}`,
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  ];
}

function driverWith(statementSeconds: number) {
  return {
    ...mysql,
    createPool(options: mysql.PoolOptions): mysql.Pool {
      const pool = mysql.createPool(options);
      pool.on('connection', (connection) => {
        for (const statement of sessionStatements(statementSeconds)) connection.query(statement);
        // TypeORM asks for this with every query, and each time the driver would make it anew.
        const promised = connection.promise();
        connection.promise = () => promised;
      });
      return boundWaiting(pool);
    },
  };
}

type Take = (error: NodeJS.ErrnoException | null, connection: mysql.PoolConnection) => void;

/** The driver itself lets callers wait for a connection without end. */
function boundWaiting(pool: mysql.Pool): mysql.Pool {
  const getConnection = pool.getConnection.bind(pool) as (take: Take) => void;
  pool.getConnection = (take: Take) => {
    let waiting = true;
    const timer = setTimeout(() => {
      waiting = false;
      const error = Object.assign(new Error('no connection within the time'), { code: ACQUIRE_TIMEOUT });
      take(error, undefined as unknown as mysql.PoolConnection); // with an error there is none; the driver's type says always
    }, ACQUIRE_MS);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (waiting) take(error, connection);
      else if (!error) connection.release();
    });
  };
  return pool;
}

interface DatabaseOptions {
  /** Seconds after which MariaDB ends a statement; 0 for migrations and other work that may take its time. */
  statementSeconds?: number;
}

/**
 * How every process talks to MariaDB: UTC instants, DATE and TIME as text, bounded waiting (facts/reliability.md §1).
 * @param url mysql://user:password@host:port/database; on the same machine `?socketPath=` of MariaDB's socket saves a quarter
 * of the processor time that a statement costs by TCP
 */
export function databaseOptions(url: string, pool: number, { statementSeconds = 20 }: DatabaseOptions = {}) {
  return {
    type: 'mariadb' as const,
    driver: driverWith(statementSeconds),
    url,
    socketPath: new URL(url).searchParams.get('socketPath') ?? undefined,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    dateStrings: ['DATE', 'TIME'] as ('DATE' | 'TIME')[],
    poolSize: pool,
    connectTimeout: 5_000,
    // COUNT and DECIMAL arrive as numbers in every query, exact to the satang (docs/decisions/0007); BIGINT keys of entities stay text.
    bigNumberStrings: false,
    // Without `trace` the driver does not note the caller of every statement: TypeORM's error says it.
    extra: { queueLimit: 200, enableKeepAlive: true, trace: false, decimalNumbers: true },
    namingStrategy: new PlainNames(),
    synchronize: false,
  };
}
