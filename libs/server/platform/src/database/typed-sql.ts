import {
  MysqlAdapter,
  MysqlIntrospector,
  MysqlQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

type Ask = (text: string, values: readonly unknown[]) => Promise<unknown>;

interface Written {
  affectedRows?: number;
  insertId?: number;
}

/** Kysely's dialect on somebody else's connections: it compiles statements, `ask` runs them. */
export function contextDialect(ask: Ask): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const answer = await ask(sql, parameters);
      if (Array.isArray(answer)) return { rows: answer as Row[] };
      const { affectedRows = 0, insertId = 0 } = answer as Written;
      return { rows: [], numAffectedRows: BigInt(affectedRows), insertId: BigInt(insertId) } as QueryResult<Row>;
    },
    streamQuery: () => refuseOwnConnection(),
  };
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuseOwnConnection,
    commitTransaction: refuseOwnConnection,
    rollbackTransaction: refuseOwnConnection,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new MysqlAdapter(),
    createIntrospector: (database) => new MysqlIntrospector(database),
    createQueryCompiler: () => new MysqlQueryCompiler(),
  };
}

function refuseOwnConnection(): never {
  throw new Error('Transactions.run is the way into a transaction');
}
