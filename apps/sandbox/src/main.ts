import { createSandbox } from './sandbox';
import { readSettings } from './settings';

const sandbox = await createSandbox(readSettings(process.env));
const { port, smtpPort } = await sandbox.listen();
console.log(`sandbox: http://127.0.0.1:${port} (inbox page), smtp://127.0.0.1:${smtpPort}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
