import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { httpAdapter, routesOf } from '@wethi/platform';
import { ApiModule } from './api.module';
import { apiDocument } from './openapi';

/** Writes the OpenAPI document and the routes from the modules alone: nothing is connected (`npm run openapi`). */
async function main(folder: string): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule, httpAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(apiDocument(app), null, 2)}\n`);
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(routesOf(app)));
  await app.close();
}

main(process.argv[2] ?? '.').then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
