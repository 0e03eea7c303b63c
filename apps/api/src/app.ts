import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { UPLOAD_BYTES } from '@wethi/contract';
import { Changes, keepHotAnswers } from '@wethi/platform';
import { Logger } from 'nestjs-pino';
import { ApiModule } from './api.module';
import { HOT_PATHS } from './hot-paths';
import { describeApi } from './openapi';

const BODY_BYTES = 1024 * 1024;

/** Builds the API application with everything that tests and the real process share; it does not listen yet. */
export async function createApi(): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: 'loopback',
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule, adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix('api');
  keepHotAnswers(app.getHttpAdapter().getInstance(), app.get(Changes), HOT_PATHS);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 2_048, encodings: ['gzip', 'identity'] });
  await app.register(multipart, { limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 20, fieldSize: 10_000 } });
  app.enableShutdownHooks();
  describeApi(app);
  return app;
}
