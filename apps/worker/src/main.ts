import 'reflect-metadata';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { bearsToken, Config, Metrics, METRICS_TYPE } from '@wethi/platform';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module';

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  const { WORKER_PORT, INTERNAL_TOKEN } = app.get(Config);
  const answer = async ({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url !== '/internal/metrics') return void response.end('alive');
    if (!bearsToken(headers, INTERNAL_TOKEN)) return void response.writeHead(403).end();
    response.writeHead(200, { 'content-type': METRICS_TYPE }).end(await app.get(Metrics).text());
  };
  createServer((request, response) => void answer(request, response)).listen(WORKER_PORT, '127.0.0.1');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
