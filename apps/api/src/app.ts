import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openHeartbeatDoor } from '@wethi/media';
import { httpAdapter, prepareServer } from '@wethi/platform';
import { Logger } from 'nestjs-pino';
import { ApiModule } from './api.module';
import { describeApi } from './openapi';

/** Builds the API application; it does not listen yet. */
export async function createApi(): Promise<NestFastifyApplication> {
  const options = { bufferLogs: true, abortOnError: false };
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule, httpAdapter(), options);
  app.useLogger(app.get(Logger));
  await prepareServer(app);
  openHeartbeatDoor(app);
  app.enableShutdownHooks();
  describeApi(app);
  return app;
}
