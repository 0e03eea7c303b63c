import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Failure } from '../services/failure.ts';
import { portNear, searchPortsAnew, whyClosed } from './ports.ts';

export type Environment = Readonly<Record<string, string>>;

/** One installation of the whole system on this machine. */
export interface Installation {
  /** dev, or test for the one that `npm test` makes. */
  name: string;
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
] as const;
const SECRET_NAMES = ['TOKEN_SECRET', 'PIN_PEPPER', 'MEDIA_SECRET', 'INTERNAL_TOKEN', 'PUSH_SECRET'] as const;

/** The installation below `.local/` with its internal ports counted up from `first`. */
export function installation(name: string, port: number, first: number): Installation {
  const ports = Object.fromEntries(PORT_NAMES.map((portName, index) => [portName, first + index]));
  return { name, home: resolve('.local', name), port, ports };
}

const dev = installation('dev', 8080, 8101);
/** Streaming programs take 1935 where nothing else is said. */
export const DEVELOPMENT: Installation = { ...dev, ports: { ...dev.ports, RTMP_PORT: 1935 } };
export const TEST = installation('test', 8190, 8191);

/**
 * The variables of a running or stopped installation, as its processes get them.
 * Later ones win: defaults, the installation's `settings.env`, `.env`, the real environment.
 */
export function readSettings(of: Installation, settled: Environment = {}): Environment {
  const inherited = withoutEmpty({ ...process.env });
  const chosen = of.name === 'dev' ? { ...withoutEmpty(readIfThere('.env')), ...inherited } : {};
  const given = { ...withoutEmpty(readIfThere(join(of.home, 'settings.env'))), ...chosen };
  const ports = Object.fromEntries(Object.entries(of.ports).map(([name, port]) => [name, String(port)]));
  const base = { PORT: String(of.port), ...ports, ...secrets(), ...given, ...settled };
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
  if (of.name !== 'dev') settled['PORT'] = String(await portNear(Number(wanted['PORT'])));
  for (const name of PORT_NAMES) settled[name] ??= String(await portNear(Number(wanted[name])));
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

/** @throws Failure when the public port cannot be listened on */
export async function requirePublicPort({ PORT: wanted = '' }: Environment): Promise<void> {
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Failure(`PORT is not a port: ${wanted}`, 'choose a number up to 65535, e.g. PORT=8090 npm start');
  }
  const reason = await whyClosed(port);
  const advice = 'end it, or choose another port: PORT=8090 npm start';
  if (reason === 'EADDRINUSE') throw new Failure(`port ${port} is used by another program`, advice);
  if (reason) throw new Failure(`port ${port} is for root only`, 'choose one above 1023, e.g. PORT=8090 npm start');
}

function keep(of: Installation, settings: Environment): void {
  mkdirSync(of.home, { recursive: true });
  const kept = [...SECRET_NAMES, ...PORT_NAMES].map((name) => `${name}=${settings[name]}`);
  const head = '# Made by npm start: the secrets of this installation and the ports of its last start.\n';
  writeFileSync(join(of.home, 'settings.env'), `${head}${kept.join('\n')}\n`, { mode: 0o600 });
}

function defaults({ name, home }: Installation, given: Environment): Environment {
  const { PORT, API_PORT, RTMP_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT } = given;
  const sandbox = `http://127.0.0.1:${SANDBOX_PORT}`;
  return {
    STORAGE_DIR: join(home, 'storage'),
    SANDBOX_DIR: join(home, 'sandbox'),
    PUBLIC_URL: `http://localhost:${PORT}`,
    ADMIN_URL: `http://admin.localhost:${PORT}`,
    PAGES_URL: `http://localhost:${PORT}`,
    SMS_URL: sandbox,
    SMS_KEY: 'sandbox-key',
    SMS_SECRET: 'sandbox-secret',
    SMS_SENDER: 'WETHI',
    LINE_LOGIN_URL: sandbox,
    LINE_API_URL: sandbox,
    LINE_LOGIN_ID: 'sandbox-line',
    LINE_LOGIN_SECRET: 'sandbox-line-secret',
    LINE_MESSAGE_TOKEN: 'sandbox-line-token',
    FACEBOOK_URL: sandbox,
    FACEBOOK_API_URL: sandbox,
    FACEBOOK_APP_ID: 'sandbox-facebook',
    FACEBOOK_APP_SECRET: 'sandbox-facebook-secret',
    TELEGRAM_URL: sandbox,
    TELEGRAM_TOKEN: '100000001:sandbox-token',
    TELEGRAM_CHAT_ID: '-1001000000001',
    TELEGRAM_WEBHOOK_SECRET: 'sandbox-webhook-secret',
    SLIPOK_URL: `${sandbox}/api/line/apikey/demo`,
    SLIPOK_KEY: 'sandbox-key',
    EASYSLIP_URL: `${sandbox}/v2`,
    EASYSLIP_KEY: 'sandbox-key',
    SLIP2GO_URL: `${sandbox}/api`,
    SLIP2GO_KEY: 'sandbox-key',
    KGP_URL: sandbox,
    KGP_SECRET: 'skey_test_sandbox',
    KGP_UI_URL: `${sandbox}/ui/v2/kpayment.min.js`,
    KGP_PUBLIC_KEY: 'pkey_test_sandbox',
    C2P_URL: `${sandbox}/2C2PFrontEnd/RedirectV3/payment`,
    C2P_MERCHANT: '764764000000001',
    C2P_SECRET: 'sandbox-c2p-secret',
    SANDBOX_CARD_RETURN_URL: `http://localhost:${PORT}/api/cardReturn`,
    SANDBOX_CARD_NOTIFY_URL: `http://127.0.0.1:${API_PORT}/api/paymentNotify`,
    SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`,
    PAGES_PER_SECOND: '50',
    CALLS_PER_SECOND: '300',
    EDGE_ADDRESSES: '',
    PROXY_ADDRESSES: '',
    EMBED_ORIGINS: 'https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com',
    SELLER_NAME: 'บริษัท เวที จำกัด',
    SELLER_TAX_ID: '0105599000124',
    SELLER_BRANCH: '00000',
    SELLER_ADDRESS: '88 ถนนมหาราช แขวงพระบรมมหาราชวัง|เขตพระนคร กรุงเทพมหานคร 10200',
    ACCESS_WINDOW_DAYS: '4',
    COURSE_ACCESS_DAYS: '365',
    DEVICE_LIMIT: '2',
    LIVE_RUNGS: '480,240',
    LIVE_SERVER: `rtmp://localhost:${RTMP_PORT}/live`,
    NEW_DEVICE_CODE: 'risk',
    PERSONNEL_TOTP: 'optional',
    // Five PINs hashed at once would take all four threads that files, names and pictures need too.
    UV_THREADPOOL_SIZE: '8',
    LOG_LEVEL: 'warn',
    // The stand-in takes any pace, and tests do not wait for Telegram's.
    ...(name !== 'dev' && { TELEGRAM_GROUP_PER_MINUTE: '6000' }),
  };
}

/** What this command itself provides; a variable of another project in the environment must not lead elsewhere. */
function fixed({ home }: Installation, { MARIADB_PORT, REDIS_PORT }: Environment): Environment {
  // Relative: a socket's full path may not exceed 107 characters.
  const socketOf = (part: string): string => relative('', join(home, part, `${part}.sock`));
  const database = `127.0.0.1:${MARIADB_PORT}/wethi?socketPath=${socketOf('mariadb')}`;
  return {
    NODE_ENV: 'development',
    DATABASE_URL: `mysql://wethi:wethi@${database}`,
    MIGRATION_DATABASE_URL: `mysql://wethi_migrate:wethi@${database}`,
    REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}/0?path=${socketOf('redis')}`,
  };
}

function secrets(): Environment {
  return Object.fromEntries(SECRET_NAMES.map((name) => [name, randomBytes(32).toString('hex')]));
}

/** Empty means "not set", and what npm adds for its scripts is nobody's setting. */
function withoutEmpty(variables: Record<string, string | undefined>): Environment {
  const entries = Object.entries(variables).filter(([name, value]) => value && !/^npm_/i.test(name));
  return Object.fromEntries(entries) as Environment;
}

function readIfThere(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
