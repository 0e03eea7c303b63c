import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { Failure } from './failure.ts';
import { startPart, type Part } from './part.ts';
import { findProgram, programPath } from './programs.ts';

export interface DataService {
  /** Folder of data and logs of this installation. */
  home: string;
  port: number;
}

interface Database extends DataService {
  /** Of both users. */
  password?: string;
}

const HOSTS = ['127.0.0.1', 'localhost'];

/**
 * Run by the server itself at every start, before it lets anybody in. `wethi` reads and writes rows; its rights come
 * with the tables (tools/db/rights.ts). `wethi_migrate` makes tables, and databases `wethi%` for the tests.
 */
const setupWith = (password: string): string[] => [
  'CREATE DATABASE IF NOT EXISTS `wethi`;',
  ...HOSTS.flatMap((host) => [
    ...['wethi', 'wethi_migrate'].flatMap((user) => [
      `CREATE USER IF NOT EXISTS '${user}'@'${host}';`,
      `ALTER USER '${user}'@'${host}' IDENTIFIED BY '${password}';`,
    ]),
    `GRANT ALL ON \`wethi%\`.* TO 'wethi_migrate'@'${host}' WITH GRANT OPTION;`,
  ]),
  // In data folders of before it might do everything.
  "DELETE FROM mysql.db WHERE User = 'wethi';",
  'FLUSH PRIVILEGES;',
];

/** Starts a private MariaDB with the database `wethi` and its two users, on 127.0.0.1 only. */
export async function startMariadb({ home, port, password = 'wethi' }: Database): Promise<Part> {
  const data = join(home, 'mariadb');
  if (!existsSync(join(data, 'mysql'))) await createDatabaseFiles(data);
  // A starting server deletes the temporary tables it finds there: in a folder that all share, those of the others.
  const temporary = join(home, 'mariadb-tmp');
  mkdirSync(temporary, { recursive: true });
  const setup = join(home, 'mariadb-setup.sql');
  writeFileSync(setup, `${setupWith(password).join('\n')}\n`, { mode: 0o600 });
  // It writes this once it listens: at the port alone another start's server may answer, and be taken for this one.
  const pidFile = join(data, 'mariadb.pid');
  rmSync(pidFile, { force: true });
  return startPart({
    name: 'mariadb',
    command: findProgram('mariadbd'),
    arguments: [...serverOptions(data, port, setup), `--tmpdir=${temporary}`],
    environment: { PATH: programPath },
    directory: data,
    logFile: join(home, 'logs', 'mariadb.log'),
    ready: [`file:${pidFile}`, `tcp:127.0.0.1:${port}`],
    stopWithin: 60_000,
  });
}

function serverOptions(data: string, port: number, setup: string): string[] {
  return [
    '--no-defaults',
    `--user=${userInfo().username}`,
    `--datadir=${data}`,
    // Relative to the data folder: a socket's full path may not exceed 107 characters.
    '--socket=mariadb.sock',
    '--pid-file=mariadb.pid',
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--init-file=${setup}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--default-time-zone=+00:00',
    '--transaction-isolation=READ-COMMITTED',
    '--innodb-flush-log-at-trx-commit=1',
    '--innodb-ft-min-token-size=1',
    '--innodb-buffer-pool-size=256M',
    '--max-connections=300',
    '--max-allowed-packet=32M',
  ];
}

async function createDatabaseFiles(data: string): Promise<void> {
  // Made beside its place and moved: an interrupted first start leaves nothing that looks complete.
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const { username } = userInfo();
  const result = await execa(
    findProgram('mariadb-install-db'),
    [
      '--no-defaults',
      `--user=${username}`,
      `--datadir=${unfinished}`,
      '--auth-root-authentication-method=socket',
      `--auth-root-socket-user=${username}`,
      '--skip-test-db',
    ],
    { reject: false, all: true },
  );
  if (result.failed) throw installFailure(result.all);
  renameSync(unfinished, data);
}

function installFailure(output: string): Failure {
  const full = /No space left|errno: 28/i.test(output);
  const advice = full ? 'the disk is full: free some space, then start again' : 'see what MariaDB says below';
  return new Failure('MariaDB could not create its data files', advice, output.trim().split('\n').slice(-12));
}
