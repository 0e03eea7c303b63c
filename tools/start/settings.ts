import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Failure } from '../services/failure.ts';
import { portNear, searchPortsAnew, whyClosed } from './ports.ts';
import { standIns } from './stand-ins.ts';

export type Environment = Readonly<Record<string, string>>;

/** One installation of the whole system on this machine. */
export interface Installation {
  /** dev, production, or test for the one that `npm test` makes. */
  name: string;
  /** A shop's own: no stand-ins, no demo data, two processes of what visitors ask. */
  isProduction?: boolean;
  /** Its folder: data, logs, rendered configuration, settings. */
  home: string;
  /** The public port when PORT says nothing. */
  port: number;
  /** Preferred ports of the processes behind it. */
  ports: Readonly<Record<string, number>>;
}

const PORT_NAMES = [
  'API_PORT',
  'WORKER_PORT',
  'SHOP_PORT',
  'SANDBOX_PORT',
  'SANDBOX_SMTP_PORT',
  'MARIADB_PORT',
  'REDIS_PORT',
  'PACKAGER_PORT',
  'RTMP_PAGES_PORT',
  'RTMP_INNER_PORT',
  'RTMP_PORT',
];
const PRODUCTION_PORT_NAMES = [
  ...PORT_NAMES.filter((name) => !name.startsWith('SANDBOX')),
  ...['SECOND_API_PORT', 'SECOND_SHOP_PORT'],
];
const SECRET_NAMES = ['TOKEN_SECRET', 'PIN_PEPPER', 'MEDIA_SECRET', 'INTERNAL_TOKEN', 'PUSH_SECRET'];
/** Kept where data of strangers lie: in development everybody may look into the database. */
const DATABASE_PASSWORD = 'DATABASE_PASSWORD';
/** What lies beside the secrets after a first start; the database may be on another machine. */
const MADE_WITH_SECRETS = ['mariadb', 'storage'];

/** The installation below `.local/` with its internal ports counted up from `first`. */
export function installation(name: string, port: number, first: number): Installation {
  const isProduction = name === 'production';
  const names = isProduction ? PRODUCTION_PORT_NAMES : PORT_NAMES;
  const ports = Object.fromEntries(names.map((portName, index) => [portName, first + index]));
  return { name, isProduction, home: resolve('.local', name), port, ports };
}

/** Streaming programs take 1935 where nothing else is said. */
function withUsualRtmp(of: Installation): Installation {
  return { ...of, ports: { ...of.ports, RTMP_PORT: 1935 } };
}

export const DEVELOPMENT = withUsualRtmp(installation('dev', 8080, 8101));
export const PRODUCTION = withUsualRtmp(installation('production', 8080, 8201));
export const TEST = installation('test', 8190, 8191);

/** That of this checkout: its `.env` alone says that it is a shop's own, no environment that came from elsewhere. */
export function installed(): Installation {
  return readIfThere('.env')['NODE_ENV'] === 'production' ? PRODUCTION : DEVELOPMENT;
}

/**
 * The variables of a running or stopped installation, as its processes get them.
 * Later ones win: defaults, the installation's `settings.env`, `.env`, the real environment.
 */
export function readSettings(of: Installation, settled: Environment = {}): Environment {
  const inherited = withoutEmpty({ ...process.env });
  const chosen = isOfCheckout(of) ? { ...withoutEmpty(readIfThere('.env')), ...inherited } : {};
  const given = { ...withoutEmpty(readIfThere(keptFile(of))), ...chosen };
  requireFormerSecrets(of, given);
  const ports = Object.fromEntries(Object.entries(of.ports).map(([name, port]) => [name, String(port)]));
  const base = { PORT: String(of.port), ...ports, ...secrets(of), ...given, ...settled };
  return { ...inherited, ...defaults(of, base), ...base, ...fixed(of, base) };
}

/**
 * Settings for a start: internal ports that are taken give way to free ones, and ports and secrets are kept in
 * `settings.env` for the next time.
 * The public port is what the user wants and only that of the tests gives way, too.
 * @param running ports of parts that run already, which stay
 */
export async function settleSettings(of: Installation, running: Environment = {}): Promise<Environment> {
  const wanted = readSettings(of);
  const settled: Record<string, string> = { ...running };
  searchPortsAnew();
  if (!isOfCheckout(of)) settled['PORT'] = String(await portNear(Number(wanted['PORT'])));
  for (const name of Object.keys(of.ports)) settled[name] ??= String(await portNear(Number(wanted[name])));
  const settings = readSettings(of, settled);
  keep(of, settings);
  return settings;
}

/**
 * The same once more, shortly before the processes listen: building and seeding took a while, in which another program may
 * have taken a port. MariaDB and Redis run by now.
 */
export async function settleAgain(of: Installation, { MARIADB_PORT = '', REDIS_PORT = '' }: Environment) {
  const settings = await settleSettings(of, { MARIADB_PORT, REDIS_PORT });
  await requirePublicPort(settings);
  return settings;
}

/** @throws Failure when a public port cannot be listened on */
export async function requirePublicPort({ PORT = '', TLS_PORT }: Environment): Promise<void> {
  await requirePort('PORT', PORT);
  if (TLS_PORT) await requirePort('TLS_PORT', TLS_PORT);
}

async function requirePort(name: string, wanted: string): Promise<void> {
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Failure(`${name} is not a port: ${wanted}`, 'choose a number up to 65535, e.g. PORT=8090 npm start');
  }
  const reason = await whyClosed(port);
  const advice = 'end it, or choose another port: PORT=8090 npm start';
  if (reason === 'EADDRINUSE') throw new Failure(`port ${port} is used by another program`, advice);
  if (reason) throw new Failure(`port ${port} is for root only`, 'choose one above 1023, e.g. PORT=8090 npm start');
}

function keep(of: Installation, settings: Environment): void {
  const kept = [...secretNames(of), ...Object.keys(of.ports)].map((name) => `${name}=${settings[name]}`);
  const head = '# Made by npm start: the secrets of this installation and the ports of its last start.\n';
  const text = `${head}${kept.join('\n')}\n`;
  const file = keptFile(of);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(of.home, { recursive: true });
  // Half of it would be fewer secrets.
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** A shop's own has had its secrets since its first start: with new ones nobody could sign in. @throws Failure */
function requireFormerSecrets(of: Installation, given: Environment): void {
  if (!of.isProduction || !MADE_WITH_SECRETS.some((folder) => existsSync(join(of.home, folder)))) return;
  const absent = secretNames(of).filter((name) => !(name in given));
  if (absent.length === 0) return;
  throw new Failure(
    `${absent.join(', ')}: not in ${keptFile(of)}, and this shop has data already`,
    'put that file back from the backup (docs/keeping.md); what a new version wants beside it: openssl rand -hex 32',
  );
}

function defaults({ name, home, isProduction }: Installation, given: Environment): Environment {
  const { PORT, RTMP_PORT, PUBLIC_URL, TLS_CERTIFICATE } = given;
  const ofDevelopment = {
    PUBLIC_URL: `http://localhost:${PORT}`,
    ADMIN_URL: `http://admin.localhost:${PORT}`,
    PAGES_URL: `http://localhost:${PORT}`,
    LIVE_SERVER: `rtmp://localhost:${RTMP_PORT}/live`,
    ...standIns(home, given),
  };
  return {
    ...(!isProduction && ofDevelopment),
    ...(isProduction && PUBLIC_URL && { PAGES_URL: PUBLIC_URL }),
    ...(TLS_CERTIFICATE && { TLS_PORT: '443' }),
    STORAGE_DIR: join(home, 'storage'),
    PAGES_PER_SECOND: '50',
    CALLS_PER_SECOND: '300',
    EDGE_ADDRESSES: '',
    PROXY_ADDRESSES: '',
    EMBED_ORIGINS: 'https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com',
    LIVE_RUNGS: '480,240',
    // Five PINs hashed at once would take all four threads that files, names and pictures need too.
    UV_THREADPOOL_SIZE: '8',
    LOG_LEVEL: 'warn',
    // The stand-in takes any pace, and tests do not wait for Telegram's.
    ...(name !== 'dev' && !isProduction && { TELEGRAM_GROUP_PER_MINUTE: '6000' }),
  };
}

/**
 * What this command itself provides; a variable of another project in the environment must not lead elsewhere. A shop's own
 * may have its database and Redis on other machines.
 */
function fixed({ home, isProduction }: Installation, base: Environment): Environment {
  const { MARIADB_PORT, REDIS_PORT, [DATABASE_PASSWORD]: password = 'wethi' } = base;
  // Relative: a socket's full path may not exceed 107 characters.
  const socketOf = (part: string): string => relative('', join(home, part, `${part}.sock`));
  const database = `127.0.0.1:${MARIADB_PORT}/wethi?socketPath=${socketOf('mariadb')}`;
  const own = {
    DATABASE_URL: `mysql://wethi:${password}@${database}`,
    MIGRATION_DATABASE_URL: `mysql://wethi_migrate:${password}@${database}`,
    REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}/0?path=${socketOf('redis')}`,
  };
  if (!isProduction) return { NODE_ENV: 'development', ...own };
  const { DATABASE_URL, MIGRATION_DATABASE_URL = DATABASE_URL, REDIS_URL, SECOND_API_PORT, SECOND_SHOP_PORT } = base;
  return {
    NODE_ENV: 'production',
    ...own,
    ...(DATABASE_URL && { DATABASE_URL, MIGRATION_DATABASE_URL }),
    ...(REDIS_URL && { REDIS_URL }),
    API_PORTS: `${base['API_PORT']},${SECOND_API_PORT}`,
    SHOP_PORTS: `${base['SHOP_PORT']},${SECOND_SHOP_PORT}`,
  };
}

/** Whether a service is one of those that `npm start` starts, at this port of this machine. */
export function isOwn(url = '', port = ''): boolean {
  return new URL(url).host === `127.0.0.1:${port}`;
}

const keptFile = ({ home }: Installation): string => join(home, 'settings.env');

/** Those of a checkout read its `.env`, and keep the public port that it names. */
const isOfCheckout = ({ name }: Installation): boolean => name === 'dev' || name === 'production';

const secretNames = ({ isProduction }: Installation): string[] =>
  isProduction ? [...SECRET_NAMES, DATABASE_PASSWORD] : SECRET_NAMES;

function secrets(of: Installation): Environment {
  return Object.fromEntries(secretNames(of).map((name) => [name, randomBytes(32).toString('hex')]));
}

/** Empty means "not set", and what npm adds for its scripts is nobody's setting. */
function withoutEmpty(variables: Record<string, string | undefined>): Environment {
  const entries = Object.entries(variables).filter(([name, value]) => value && !/^npm_/i.test(name));
  return Object.fromEntries(entries) as Environment;
}

function readIfThere(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
