import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installation, readSettings, requirePublicPort, settleSettings, type Installation } from './settings';

const servers: Server[] = [];

function installationAt(name: string, port: number, first: number): Installation {
  return { ...installation(name, port, first), home: mkdtempSync(join(tmpdir(), 'wethi-settings-')) };
}

function occupy(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen({ host: '127.0.0.1', port: 0 }, () => {
      resolve((server.address() as { port: number }).port);
    });
    servers.push(server);
  });
}

afterAll(() => servers.forEach((server) => server.close()));

describe('the settings of npm start', () => {
  it('RUN-02 keeps the secrets of the first start, and keeps them from other users', async () => {
    const of = installationAt('try', 18_300, 18_301);
    const { TOKEN_SECRET, MEDIA_SECRET } = await settleSettings(of);
    expect(TOKEN_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(await settleSettings(of)).toMatchObject({ TOKEN_SECRET, MEDIA_SECRET });
    expect(readFileSync(join(of.home, 'settings.env'), 'utf8')).toContain(`TOKEN_SECRET=${TOKEN_SECRET}`);
  });

  it('RUN-01 takes a free port in the place of a taken one, and remembers it', async () => {
    const taken = await occupy();
    const of = installationAt('try', 18_310, taken);
    const { API_PORT } = await settleSettings(of);
    expect(API_PORT).not.toBe(String(taken));
    expect(readSettings(of)).toMatchObject({ API_PORT });
  });

  it('RUN-01 tells what to do when the public port is taken', async () => {
    const of = { ...installationAt('dev', await occupy(), 18_321) };
    await expect(requirePublicPort(await settleSettings(of))).rejects.toMatchObject({
      message: expect.stringContaining('is used by another program') as string,
      advice: expect.stringContaining('PORT=') as string,
    });
  });

  it('RUN-01 uses its own database whatever the environment of the user says', () => {
    vi.stubEnv('DATABASE_URL', 'mysql://somebody@db.example.com/shop');
    const { DATABASE_URL, MIGRATION_DATABASE_URL } = readSettings(installationAt('dev', 18_330, 18_331));
    expect(DATABASE_URL).toMatch(/^mysql:\/\/wethi:wethi@127\.0\.0\.1:18336\/wethi\?socketPath=\S+\/mariadb\.sock$/);
    expect(MIGRATION_DATABASE_URL).toMatch(/^mysql:\/\/wethi_migrate:wethi@127\.0\.0\.1:18336\/wethi\?socketPath=/);
  });
});
