import { createCipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
import { Secret, TOTP } from 'otpauth';
import { addBuyers, type Buyer } from '../buyers.ts';
import { percentile, type Load } from '../load.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { loadGet } from '../wrk.ts';

const PER_SECOND = 8;
/** Long enough that one slow answer is not the hundredth part. */
const SECONDS = 15;
const WARM_UP = 24;
const PEOPLE = WARM_UP + PER_SECOND * SECONDS;
const AT_ONCE = 16;
const OWNER_PASSWORD = 'owner-demo-2026';
const CUSTOMER = { tel: '0810000001', pin: '2468' };

interface SignIn {
  path: string;
  headers: Record<string, string>;
  /** Made as it is sent: digits of an app are old after half a minute. */
  body: () => object;
}

/** People who sign in one after the other, eight a second: on a device that is known, on a new one with its code, and personnel with TOTP. */
export async function measureSignIns(system: MeasuredSystem): Promise<Record<'known' | 'newDevice' | 'totp', Load>> {
  const connection = await system.connect();
  const known = await knownDevices(connection, system);
  const newDevice = await newDevices(connection, system);
  const totp = await secondFactors(connection, system);
  await connection.end();
  for (const some of [known, newDevice, totp]) await paced(system.api, some.splice(0, WARM_UP));
  return {
    known: await paced(system.api, known),
    newDevice: await paced(system.api, newDevice),
    totp: await paced(system.api, totp),
  };
}

/**
 * What it costs to find out whose a token is: what a call with one takes, less what the same answer takes without.
 * @returns its load, and milliseconds of processor time for each, of the API alone and of all processes together
 */
export async function measureSessions(
  system: MeasuredSystem,
  seconds: number,
): Promise<{ load: Load; cpu: { api: number; all: number } }> {
  const connection = await system.connect();
  const [buyer] = await addBuyers(connection, 1, system.settings.TOKEN_SECRET ?? '');
  await connection.end();
  const ask = async (path: string, headers = {}) => {
    const [api, all] = [system.processorTimeOf('api'), system.processorTime()];
    const options = { connections: AT_ONCE, seconds, directory: system.directory };
    const load = await loadGet(`${system.api}/${path}`, options, headers);
    const calls = load.perSecond * seconds;
    return { load, api: (system.processorTimeOf('api') - api) / calls, all: (system.processorTime() - all) / calls };
  };
  const authorization = `Bearer ${buyer?.token}`;
  await ask('userCheckToken', { authorization });
  await ask('healthz');
  const bare = await ask('healthz');
  const checked = await ask('userCheckToken', { authorization });
  return { load: checked.load, cpu: { api: checked.api - bare.api, all: checked.all - bare.all } };
}

/** Sends each at its moment, however long others take. */
async function paced(api: string, some: readonly SignIn[]): Promise<Load> {
  const began = performance.now();
  const answers = await Promise.all(
    some.map(async ({ path, headers, body }, place) => {
      await pause((place * 1000) / PER_SECOND);
      const at = performance.now();
      const answer = await fetch(`${api}/${path}`, { method: 'POST', headers, body: JSON.stringify(body()) });
      const { result } = (await answer.json()) as { result: unknown };
      return { ms: performance.now() - at, isIn: result === true };
    }),
  );
  const times = answers.map(({ ms }) => ms);
  return {
    perSecond: some.length / ((performance.now() - began) / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed: answers.filter(({ isIn }) => !isIn).length,
  };
}

async function customers(connection: Connection, { settings }: MeasuredSystem): Promise<Buyer[]> {
  const [rows] = await connection.query('SELECT user_password AS hash FROM user WHERE user_tel = ?', [CUSTOMER.tel]);
  return addBuyers(connection, PEOPLE, settings.TOKEN_SECRET ?? '', (rows as { hash: string }[])[0]?.hash);
}

async function knownDevices(connection: Connection, system: MeasuredSystem): Promise<SignIn[]> {
  const devices = (await customers(connection, system)).map((buyer) => ({ buyer, device: secret() }));
  const rows = devices.map(({ buyer, device }) => ['user', buyer.id, hashOf(device), new Date()]);
  await connection.query('INSERT INTO known_device (kind, subject_id, device_hash, seen_at) VALUES ?', [rows]);
  return devices.map(({ buyer, device }) => ({
    path: 'login',
    headers: headersOf(device),
    body: () => ({ user_tel: buyer.tel, user_password: CUSTOMER.pin }),
  }));
}

/** The code was right, and its ticket comes with the PIN. */
async function newDevices(connection: Connection, system: MeasuredSystem): Promise<SignIn[]> {
  const proven = (await customers(connection, system)).map((buyer) => ({ buyer, ticket: secret() }));
  const until = new Date(Date.now() + 600_000);
  const rows = proven.map(({ buyer, ticket }) => [hashOf(ticket), buyer.tel, 'device', until]);
  await connection.query('INSERT INTO verification_ticket (ticket_hash, tel, purpose, expires_at) VALUES ?', [rows]);
  return proven.map(({ buyer, ticket }) => ({
    path: 'login',
    headers: headersOf(secret()),
    body: () => ({ user_tel: buyer.tel, user_password: CUSTOMER.pin, ticket }),
  }));
}

async function secondFactors(connection: Connection, { settings }: MeasuredSystem): Promise<SignIn[]> {
  const [owners] = await connection.query("SELECT password AS hash FROM personnel WHERE username = 'owner'");
  const hash = (owners as { hash: string }[])[0]?.hash;
  const name = `bench-${randomBytes(4).toString('hex')}`;
  const people = Array.from({ length: PEOPLE }, (_, place) => ({ username: `${name}-${place}`, secret: new Secret() }));
  await connection.query('INSERT INTO personnel (username, password, role) VALUES ?', [
    people.map(({ username }) => [username, hash, 'shop']),
  ]);
  const [rows] = await connection.query('SELECT id, username FROM personnel WHERE username LIKE ?', [`${name}-%`]);
  const ids = new Map((rows as { id: number; username: string }[]).map((row) => [row.username, row.id]));
  const key = Buffer.from(hkdfSync('sha256', settings.PIN_PEPPER ?? '', '', 'totp-secret', 32));
  await connection.query('INSERT INTO personnel_totp (personnel_id, totp_secret, confirmed_at) VALUES ?', [
    people.map((person) => [ids.get(person.username), sealed(person.secret.base32, key), new Date()]),
  ]);
  return people.map((person) => ({
    path: 'loginAdmin',
    headers: headersOf(secret()),
    body: () => ({
      username: person.username,
      password: OWNER_PASSWORD,
      totp: new TOTP({ secret: person.secret }).generate(),
    }),
  }));
}

/** As the API seals it. */
function sealed(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
}

function headersOf(device: string): Record<string, string> {
  const address = [randomInt(1, 224), randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  return { 'content-type': 'application/json', 'x-forwarded-for': address, cookie: `wethi_device=${device}` };
}

const secret = (): string => randomBytes(32).toString('base64url');

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
