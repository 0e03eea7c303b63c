import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { httpAdapter } from '@wethi/platform';
import { ApiModule } from './api.module';
import { apiDocument } from './openapi';

/** Writes the OpenAPI document from the modules alone: nothing is connected (`npm run openapi`). */
async function main(file: string): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule, httpAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  writeFileSync(file, `${JSON.stringify(apiDocument(app), null, 2)}\n`);
  await app.close();
}

main(process.argv[2] ?? 'openapi.json').then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
