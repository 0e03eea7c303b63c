import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleMetadata, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Envelope } from '@wethi/contract';
import type { InjectOptions } from 'fastify';
import { DataSource } from 'typeorm';
import type { Actor } from '../auth/actor';
import { Sessions, type TokenClaims } from '../auth/sessions';
import { Clock } from '../clock/clock';
import { Config, loadConfig } from '../config/config';
import { httpAdapter, prepareServer } from '../http/server';
import { PubSub } from '../pubsub/pubsub';
import { BLOCKING, connectRedis } from '../pubsub/redis';
import { HttpModule, PlatformModule } from '../platform.module';
import { forgetProviders } from '../providers/provider-call';
import { TestClock } from './test-clock';
import { testDatabase } from './test-database';

const SECRET = 'only-for-tests-0123456789-0123456789';

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Envelope & Record<string, unknown>;
  raw: Buffer;
}

/** A running API over real MariaDB and Redis for one test file. */
export interface TestApp {
  app: NestFastifyApplication;
  database: DataSource;
  clock: TestClock;
  config: Config;
  get<Service>(type: Type<Service> | (abstract new (...args: never[]) => Service)): Service;
  /** Authorization header of a new session; nobody with the id: they are made, personnel as an owner. */
  signInAs(kind: Actor['kind'], id: number): Promise<{ authorization: string }>;
  /** Who such a header signs in. */
  actorOf(headers: { authorization: string }): Promise<Actor>;
  request(
    method: string,
    path: string,
    options?: { headers?: object; body?: unknown; form?: FormData },
  ): Promise<TestAnswer>;
  /** Listens on a free port and answers its address, for what cannot be injected. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the platform with some modules.
 * @param modules the domain's HTTP (and jobs) modules
 * @param settings environment variables to set beside the test defaults
 * @throws Error naming DATABASE_URL or REDIS_URL when `npm test` did not set them
 */
export async function createTestApp(
  modules: NonNullable<ModuleMetadata['imports']>,
  settings: Record<string, string> = {},
): Promise<TestApp> {
  // Another file of tests may have left a provider away.
  forgetProviders();
  const storage = mkdtempSync(join(tmpdir(), 'wethi-test-'));
  const config = loadConfig({ ...(await testSettings(storage)), ...settings });
  const clock = new TestClock();
  const compiled = await Test.createTestingModule({ imports: [PlatformModule, HttpModule, ...modules] })
    .overrideProvider(Config)
    .useValue(config)
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  const app = compiled.createNestApplication<NestFastifyApplication>(httpAdapter(), { logger: ['error', 'fatal'] });
  await prepareServer(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const { redis } = app.get(PubSub);
  if (redis.status !== 'ready') await once(redis, 'ready');
  await emptyRedis(config.REDIS_URL);
  return {
    app,
    clock,
    config,
    database: app.get(DataSource),
    get: (type) => app.get(type, { strict: false }),
    signInAs: async (kind, id) => {
      await ensurePerson(app.get(DataSource), kind, id);
      return { authorization: `Bearer ${await app.get(Sessions).open(kind, id)}` };
    },
    actorOf: async ({ authorization }) => {
      const [, claims = ''] = authorization.split('.');
      const actor = await app
        .get(Sessions)
        .actorOf(JSON.parse(Buffer.from(claims, 'base64url').toString()) as TokenClaims);
      if (!actor) throw new Error('the session is over');
      return actor;
    },
    request: (method, path, options = {}) => send(app, method, path, options),
    listen: async () => {
      await app.listen(0, '127.0.0.1');
      return app.getUrl();
    },
    close: async () => {
      await app.close();
      rmSync(storage, { recursive: true, force: true });
    },
  };
}

/** A session counts only while its person is there. */
async function ensurePerson(database: DataSource, kind: Actor['kind'], id: number): Promise<void> {
  const insert = {
    user: 'INSERT IGNORE INTO user (id, user_tel) VALUES (?, ?)',
    personnel: "INSERT IGNORE INTO personnel (id, username, role) VALUES (?, ?, 'owner')",
  };
  await database.query(insert[kind], [id, `test${id}`]);
}

/** On a connection of its own, which waits as long as it takes. */
async function emptyRedis(url: string): Promise<void> {
  const redis = connectRedis(url, BLOCKING);
  await redis.flushdb();
  redis.disconnect();
}

async function testSettings(storage: string): Promise<Record<string, string>> {
  const { DATABASE_URL, REDIS_URL, VITEST_POOL_ID = '1', LOG_LEVEL = 'silent', DATABASE_POOL = '15' } = process.env;
  if (!DATABASE_URL || !REDIS_URL)
    throw new Error('DATABASE_URL and REDIS_URL name the test services; `npm test` sets them');
  const redis = new URL(REDIS_URL);
  redis.pathname = `/${VITEST_POOL_ID}`;
  return {
    NODE_ENV: 'test',
    DATABASE_URL: await testDatabase(DATABASE_URL),
    REDIS_URL: redis.href,
    // A collection of the memory that all specs of a worker left may hold one up for longer than a person would wait.
    REDIS_TIMEOUT_MS: '10000',
    STORAGE_DIR: storage,
    TOKEN_SECRET: SECRET,
    PIN_PEPPER: SECRET,
    MEDIA_SECRET: SECRET,
    INTERNAL_TOKEN: SECRET,
    PUSH_SECRET: SECRET,
    SMS_URL: 'http://127.0.0.1:9',
    SMS_KEY: 'key',
    SMS_SECRET: 'secret',
    SMTP_URL: 'smtp://127.0.0.1:9',
    TELEGRAM_URL: 'http://127.0.0.1:9',
    TELEGRAM_TOKEN: '1:token',
    TELEGRAM_CHAT_ID: '-100',
    SLIPOK_URL: 'http://127.0.0.1:9/api/line/apikey/1',
    SLIPOK_KEY: 'key',
    LOG_LEVEL,
    REQUESTS_PER_MINUTE: '1000000',
    PERSONNEL_TOTP: 'optional',
    // The clock of tests leaps.
    PERSONNEL_SESSION_HOURS: '100000',
    PERSONNEL_IDLE_MINUTES: '10000000',
    // One connection shows every place that asks for a second one while it holds the first: `npm test` runs all that way, too.
    DATABASE_POOL,
  };
}

async function send(
  app: NestFastifyApplication,
  method: string,
  path: string,
  { headers, body, form }: { headers?: object; body?: unknown; form?: FormData },
): Promise<TestAnswer> {
  const encoded = form && new Response(form);
  const options: InjectOptions = {
    method: method as InjectOptions['method'],
    url: path,
    headers: { ...headers, ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }) },
    payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : (body as InjectOptions['payload']),
  };
  const answer = await app.inject(options);
  const json = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: json ? answer.json() : { result: false },
    raw: answer.rawPayload,
  };
}
