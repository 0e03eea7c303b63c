import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { Failure } from '../services/failure.ts';

const ROWS = 'SELECT, INSERT, UPDATE, DELETE';
/** What the processes may do with tables that are not theirs to change. */
const NARROWER: Readonly<Record<string, string>> = {
  audit_log: 'SELECT, INSERT',
  audit_chain: 'SELECT, INSERT',
  migrations: 'SELECT',
};
/** What they may do to these all the same, as its owner does it. */
const PROCEDURES = ['forget_audit_values'];

/**
 * Gives the user that the server's processes connect as its rights on each table: rows only, no tables, files or rights.
 * @param ownerUrl mysql://user:password@host:port/database?socketPath=path, of the user that made the tables
 * @param appUrl the same of the processes' user; where it is the same user, nothing is to be given
 */
export async function grantAppRights(ownerUrl: string, appUrl: string): Promise<void> {
  if (new URL(ownerUrl).username === new URL(appUrl).username) return;
  const account = await accountOf(appUrl);
  const owner = await createConnection(ownerUrl);
  try {
    const [tables] = await owner.query<RowDataPacket[]>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    );
    for (const { name } of tables as { name: string }[])
      await owner.query(`GRANT ${NARROWER[name] ?? ROWS} ON \`${name}\` TO ${account}`);
    await requireProcedures(owner);
    for (const name of PROCEDURES) await owner.query(`GRANT EXECUTE ON PROCEDURE \`${name}\` TO ${account}`);
  } finally {
    await owner.end();
  }
}

/** @throws Failure when one is missing: without them no migration ever makes them again, and nothing would start */
async function requireProcedures(owner: Connection): Promise<void> {
  const [rows] = await owner.query<RowDataPacket[]>(
    'SELECT routine_name AS name FROM information_schema.routines WHERE routine_schema = DATABASE()',
  );
  const missing = PROCEDURES.find((wanted) => !(rows as { name: string }[]).some(({ name }) => name === wanted));
  if (missing)
    throw new Failure(
      `the database lacks the procedure ${missing}`,
      'restore it from a backup with --routines: docs/keeping.md',
    );
}

/** The account that the server takes a connection for, as GRANT names it. */
async function accountOf(url: string): Promise<string> {
  const login = new URL(url);
  login.pathname = ''; // so far it may not see the database
  const connection = await createConnection(login.href);
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT CURRENT_USER() AS account');
  await connection.end();
  const [user = '', host = ''] = String(row?.['account']).split('@');
  return `'${user}'@'${host}'`;
}
