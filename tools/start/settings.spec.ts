import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installation, isOwn, readSettings, requirePublicPort, settleSettings, type Installation } from './settings';

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

  describe('of a shop’s own system', () => {
    const of = () => ({ ...installationAt('production', 18_340, 18_341), name: 'shop' });

    it('RUN-02 RUN-04 stand in for no outside service, and keep a password of the database', async () => {
      const settings = await settleSettings(of());
      const own = Object.entries(settings).filter(([name]) => process.env[name] === undefined);
      const sandbox = own.filter(([name, value]) => /sandbox|demo/i.test(`${name}=${value}`));
      expect(sandbox).toEqual([]);
      expect(settings).toMatchObject({ NODE_ENV: 'production' });
      expect(settings).not.toHaveProperty('PUBLIC_URL');
      expect(settings).not.toHaveProperty('PERSONNEL_TOTP');
      expect(settings['DATABASE_URL']).toContain(`mysql://wethi:${settings['DATABASE_PASSWORD']}@127.0.0.1`);
      expect(settings['DATABASE_PASSWORD']).toMatch(/^[0-9a-f]{64}$/);
    });

    it('RUN-06 RUN-02 make no new secrets beside a database that needs the former ones', async () => {
      const here = of();
      const file = join(here.home, 'settings.env');
      await settleSettings(here);
      const before = readFileSync(file, 'utf8');
      mkdirSync(join(here.home, 'mariadb'));
      rmSync(file);
      const lost = { message: expect.stringContaining('TOKEN_SECRET') as string };
      await expect(settleSettings(here)).rejects.toMatchObject(lost);
      writeFileSync(file, before.replace(/^PIN_PEPPER=.*$/m, ''));
      expect(() => readSettings(here)).toThrow('PIN_PEPPER');
      writeFileSync(file, before);
      const { ino } = statSync(file);
      await settleSettings(here);
      expect(statSync(file).ino).toBe(ino);
    });

    it('SITE-13 renew pages at the public address', () => {
      const PUBLIC_URL = 'https://wethi.example';
      expect(readSettings(of(), { PUBLIC_URL })).toMatchObject({ PAGES_URL: PUBLIC_URL });
      const PAGES_URL = 'http://127.0.0.1:8080';
      expect(readSettings(of(), { PUBLIC_URL, PAGES_URL })).toMatchObject({ PAGES_URL });
    });

    it('RUN-04 name two processes of what visitors ask', async () => {
      const settings = await settleSettings(of());
      const { API_PORT, SECOND_API_PORT, SHOP_PORT, SECOND_SHOP_PORT } = settings;
      expect(settings).toMatchObject({ API_PORTS: `${API_PORT},${SECOND_API_PORT}` });
      expect(settings).toMatchObject({ SHOP_PORTS: `${SHOP_PORT},${SECOND_SHOP_PORT}` });
    });

    it('RUN-06 lead to a database and a Redis of other machines where they name them', () => {
      const elsewhere = { DATABASE_URL: 'mysql://shop@db.example/wethi', REDIS_URL: 'redis://redis.example:6379/0' };
      const settings = readSettings(of(), elsewhere);
      expect(settings).toMatchObject({ ...elsewhere, MIGRATION_DATABASE_URL: elsewhere.DATABASE_URL });
      expect(isOwn(settings['DATABASE_URL'], settings['MARIADB_PORT'])).toBe(false);
      expect(isOwn(readSettings(of())['DATABASE_URL'], settings['MARIADB_PORT'])).toBe(true);
    });
  });
});
