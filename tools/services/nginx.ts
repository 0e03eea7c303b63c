import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { execaSync } from 'execa';
import { REFUSALS, type RefusalCode } from '../../libs/shared/contract/src/refusals.ts';
import { Failure } from './failure.ts';
import { pageParameterMaps } from './page-parameters.ts';
import { makeRoomForLog, startPart, type Part } from './part.ts';
import { findProgram, lookForProgram, programPath } from './programs.ts';

const TEMPLATES = 'docker/nginx';
const NGINX_MODULES = ['stream', 'rtmp'] as const;

/** What nginx itself refuses, in the words that the API would use. */
const REFUSED: Readonly<Record<string, RefusalCode>> = {
  400: 'BROKEN_BODY',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  410: 'NOT_FOUND',
  411: 'BROKEN_BODY',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'WRONG_TYPE',
  429: 'TOO_MANY',
  503: 'BUSY',
  default: 'SERVER_ERROR',
};

export interface WebServer {
  home: string;
  /** Variables of the system, see `tools/start/settings.ts`. */
  environment: Readonly<Record<string, string>>;
}

/** Renders the configuration, checks it, and starts a private nginx in the foreground. */
export function startNginx(server: WebServer): Part {
  return start(server, 'nginx', server.environment.PORT);
}

/** Lets a running one go on with what the configuration and the certificate say now; no connection is cut. @throws Failure */
export function reloadNginx(server: WebServer, running: Part): void {
  prepare(server, 'nginx');
  process.kill(running.pid, 'SIGHUP');
}

/** The same for the server that takes live streams in. */
export function startRtmp(server: WebServer): Part {
  mkdirSync(join(server.environment.STORAGE_DIR ?? '', 'recordings'), { recursive: true });
  return start(server, 'rtmp', server.environment.RTMP_PAGES_PORT);
}

/** Whether the one that takes live streams in would be another with these settings. */
export function isRtmpOutdated({ home, environment }: WebServer): boolean {
  const directory = join(home, 'rtmp');
  return [...renderTemplates(directory, 'rtmp.conf', environment)].some(([file, text]) => {
    const path = join(directory, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
}

/** Whether somebody sends a show; nobody does without the server. */
export async function isPublishedTo({ RTMP_PAGES_PORT }: WebServer['environment']): Promise<boolean> {
  const page = fetch(`http://127.0.0.1:${RTMP_PAGES_PORT}/stat`).then((answer) => answer.text());
  return (await page.catch(() => '')).includes('<publishing/>');
}

/** The same for a server between viewers and this one that keeps files of videos; see `tools/services/edge.ts`. */
export function startVideoEdge(server: WebServer): Part {
  return start(server, 'edge', server.environment.EDGE_PORT);
}

type Kind = 'nginx' | 'rtmp' | 'edge';

function start(server: WebServer, name: Kind, port = ''): Part {
  const { home } = server;
  const commandArguments = prepare(server, name);
  return startPart({
    name,
    command: findProgram('nginx'),
    arguments: commandArguments,
    environment: { PATH: programPath },
    directory: join(home, name),
    logFile: join(home, 'logs', `${name}.log`),
    ready: `tcp:127.0.0.1:${port}`,
    // A publisher would hold up a stop that lets everybody finish.
    stopSignal: name === 'rtmp' ? 'SIGTERM' : 'SIGQUIT',
    stopWithin: 5_000,
  });
}

/** Writes its configuration once nginx has taken it; a refused one lies beside the last. @returns what nginx is called with */
function prepare({ home, environment }: WebServer, name: Kind): string[] {
  const directory = join(home, name);
  const beside = join(directory, 'next');
  const logs = join(home, 'logs');
  const FAILURES_LOG = join(logs, `${name}-failures.log`);
  for (const folder of [join(directory, 'temp'), join(directory, 'acme'), beside, logs])
    mkdirSync(folder, { recursive: true });
  const texts = renderTemplates(directory, `${name}.conf`, { FAILURES_LOG, ...environment });
  const callWith = (folder: string): string[] => {
    const file = join(folder, `${name}.conf`);
    return ['-p', directory, '-c', file, '-e', 'stderr'];
  };
  for (const [file, text] of texts)
    writeConfiguration(join(beside, file), text.replaceAll(`include "${directory}/`, `include "${beside}/`));
  check(callWith(beside));
  makeRoomForLog(FAILURES_LOG);
  for (const [file, text] of texts) writeConfiguration(join(directory, file), text);
  return callWith(directory);
}

function writeConfiguration(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
}

function check(commandArguments: string[]): void {
  const result = execaSync(findProgram('nginx'), ['-t', '-q', ...commandArguments], { reject: false });
  if (result.failed) {
    throw new Failure(
      'nginx refuses its configuration',
      `see ${TEMPLATES}`,
      result.stderr.trim().split('\n').slice(-6),
    );
  }
}

/** @returns a configuration and all that it includes, by the names of their files */
function renderTemplates(
  directory: string,
  main: string,
  environment: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const values: Record<string, string> = {
    LISTEN_ADDRESS: '127.0.0.1',
    CONNECTIONS_PER_ADDRESS: '5000',
    UPLOADS_PER_ADDRESS: '200',
    ...environment,
    DIRECTORY: directory,
    REPOSITORY: resolve('.'),
    // Only root may choose; its workers stay root so that they can read folders below a private home.
    USER_LINE: process.getuid?.() === 0 ? `user ${userInfo().username};` : '',
    MODULES: NGINX_MODULES.map(findNginxModule)
      .map((module) => (module ? `load_module "${module}";` : ''))
      .join('\n'),
    ...listening(environment),
    PARTS: partsOf(environment)
      .map((file) => `include "${directory}/${file}";`)
      .join('\n  '),
    API_SERVERS: serversOf(environment.API_PORTS ?? environment.API_PORT),
    SHOP_SERVERS: serversOf(environment.SHOP_PORTS ?? environment.SHOP_PORT),
    EDGES_UNCOUNTED: addressesIn('EDGE_ADDRESSES', environment)
      .map((address) => `${address} "";`)
      .join(' '),
    PROXIES_BELIEVED: proxiesBelieved(environment),
    PAGE_PARAMETERS: pageParameterMaps(),
    TOO_MANY: REFUSALS.TOO_MANY.message,
    ...waysToStorage(environment),
    REFUSALS: Object.entries(REFUSED)
      .map(([status, code]) => `${status} '${envelopeOf(code)}';`)
      .join('\n    '),
  };
  const texts = new Map<string, string>();
  const render = (file: string): void => {
    if (texts.has(file)) return;
    const text = fill(readFileSync(join(TEMPLATES, `${file}.template`), 'utf8'), values, file);
    texts.set(file, text);
    for (const [, included = ''] of text.matchAll(/include "[^"]+\/([\w-]+\.conf)"/g)) render(included);
  };
  render(main);
  return texts;
}

/** @param ports with commas between, one of each process */
function serversOf(ports = ''): string {
  return ports
    .split(',')
    .map((port) => `server 127.0.0.1:${port} max_fails=0;`)
    .join(' ');
}

/** Without it all visitors of a proxy would share the limits of its one address. */
function proxiesBelieved(environment: Readonly<Record<string, string>>): string {
  const proxies = addressesIn('PROXY_ADDRESSES', environment);
  if (proxies.length === 0) return '';
  const from = proxies.map((address) => `set_real_ip_from ${address};`).join(' ');
  return `${from} real_ip_header X-Forwarded-For; real_ip_recursive on;`;
}

/** The addresses that a setting names, those of edges (`npm run edge`) or of proxies. @throws Failure when one is none */
function addressesIn(name: string, { [name]: setting = '' }: Readonly<Record<string, string>>): string[] {
  const addresses = setting.split(',').filter(Boolean);
  const wrong = addresses.find((address) => isIP(address) === 0);
  if (wrong) throw new Failure(`${name}: ${wrong} is no address`, 'addresses with commas between');
  return addresses;
}

/** Files lie on this disk, or in S3 of which it holds copies. */
function waysToStorage({ S3_ENDPOINT }: Readonly<Record<string, string>>): Record<string, string> {
  return S3_ENDPOINT
    ? { ABSENT_FILE: '= @stored', ABSENT_WIDTH: '@stored-width', NEWEST_PLAYLIST: 'return 421;' }
    : { ABSENT_FILE: '@refused', ABSENT_WIDTH: '/originals/$original.webp', NEWEST_PLAYLIST: '' };
}

const envelopeOf = (code: RefusalCode): string =>
  JSON.stringify({ result: false, code, message: REFUSALS[code].message });

function fill(template: string, values: Record<string, string>, file: string): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Failure(`${TEMPLATES}/${file}.template wants ${name}, which is not set`, 'set it in .env');
    return value;
  });
}

/** What stands in the configuration only where it is wanted. */
function partsOf({ SANDBOX_PORT, TLS_CERTIFICATE }: Readonly<Record<string, string>>): string[] {
  return [...(SANDBOX_PORT ? ['sandbox.conf'] : []), ...(TLS_CERTIFICATE ? ['tls.conf'] : [])];
}

/** Where visitors are heard: with a certificate by TLS, and without it only to be led there. @throws Failure without its files */
function listening(environment: Readonly<Record<string, string>>): Record<string, string> {
  const { PORT, TLS_PORT, TLS_CERTIFICATE = '', TLS_KEY = '' } = environment;
  const plain = listenAt(PORT, environment);
  if (!TLS_CERTIFICATE) return { LISTEN: plain };
  const absent = [TLS_CERTIFICATE, TLS_KEY].find((file) => !existsSync(file));
  if (absent !== undefined) throw new Failure(`TLS: there is no file ${absent}`, 'see docs/keeping.md');
  return {
    LISTEN: listenAt(TLS_PORT, environment, ' ssl http2'),
    LISTEN_PLAIN: plain,
    TLS_CERTIFICATE: resolve(TLS_CERTIFICATE),
    TLS_KEY: resolve(TLS_KEY),
    TLS_SUFFIX: TLS_PORT === '443' ? '' : `:${TLS_PORT}`,
  };
}

function listenAt(port = '', { LISTEN_ADDRESS = '127.0.0.1' }: Readonly<Record<string, string>>, how = ''): string {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
  const isLoopback = LISTEN_ADDRESS === '127.0.0.1';
  const addresses = isLoopback && hasIpv6 ? ['127.0.0.1', '[::1]'] : [LISTEN_ADDRESS];
  return addresses.map((address) => `listen ${address}:${port}${how};`).join(' ');
}

/** Full path of one of nginx's modules, or undefined. */
export function findNginxModule(name: (typeof NGINX_MODULES)[number]): string | undefined {
  const nginx = lookForProgram('nginx');
  if (!nginx) return undefined;
  const built = /--modules-path=(\S+)/.exec(execaSync(nginx, ['-V'], { reject: false }).stderr)?.[1];
  const folders = [built, '/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'];
  return folders
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, `ngx_${name}_module.so`))
    .find(existsSync);
}
