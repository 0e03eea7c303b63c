import 'reflect-metadata';
import { Config } from '@wethi/platform';
import { createApi } from './app';

async function main(): Promise<void> {
  const app = await createApi();
  const config = app.get(Config);
  await app.listen(config.API_PORT, config.API_HOST);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
