import { readFileSync } from 'node:fs';
import { loadConfig } from './config';

const SECRET = 'x'.repeat(40);
const COMPLETE = {
  PUBLIC_URL: 'https://wethi.example',
  ADMIN_URL: 'https://admin.wethi.example',
  DATABASE_URL: 'mysql://wethi:wethi@127.0.0.1:1/wethi',
  REDIS_URL: 'redis://127.0.0.1:1',
  TOKEN_SECRET: SECRET,
  PIN_PEPPER: SECRET,
  MEDIA_SECRET: SECRET,
  INTERNAL_TOKEN: SECRET,
  PUSH_SECRET: SECRET,
  SMS_KEY: 'key',
  SMS_SECRET: 'secret',
  SMTP_URL: 'smtp://127.0.0.1:1',
  TELEGRAM_TOKEN: '1:abc',
  TELEGRAM_CHAT_ID: '-100',
  SLIPOK_URL: 'http://127.0.0.1:1/api/line/apikey/1',
  SLIPOK_KEY: 'key',
};

describe('loadConfig', () => {
  it('RUN-02 takes defaults for what is not given and numbers for numbers', () => {
    const config = loadConfig({ ...COMPLETE, API_PORT: '9000' });
    expect([config.API_PORT, config.ACCESS_WINDOW_DAYS, config.NODE_ENV]).toEqual([9000, 4, 'production']);
  });

  it('RUN-02 has every setting in .env.example', () => {
    const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');
    const told = new Set(Array.from(example.matchAll(/^#([A-Z0-9_]+)=/gm), ([, name]) => name));
    const { given: _given, ...settings } = loadConfig(COMPLETE);
    expect(Object.keys(settings).filter((name) => !told.has(name))).toEqual([]);
  });

  it('RUN-02 names every variable that is missing or wrong', () => {
    const { TOKEN_SECRET: _absent, ...rest } = COMPLETE;
    expect(() => loadConfig({ ...rest, API_PORT: 'many' })).toThrow(
      /API_PORT[\s\S]*TOKEN_SECRET|TOKEN_SECRET[\s\S]*API_PORT/,
    );
  });

  it('RUN-02 refuses development secrets in production', () => {
    const secret = `development-${SECRET}`;
    expect(() => loadConfig({ ...COMPLETE, NODE_ENV: 'production', TOKEN_SECRET: secret })).toThrow(
      /TOKEN_SECRET.*production/,
    );
  });

  it('RUN-02 asks in production for the addresses that visitors type', () => {
    const { PUBLIC_URL: _absent, ...rest } = COMPLETE;
    expect(() => loadConfig(rest)).toThrow(/PUBLIC_URL: must be what visitors type/);
    expect(() => loadConfig({ ...rest, NODE_ENV: 'development' })).not.toThrow();
    expect(() => loadConfig({ ...COMPLETE, ADMIN_URL: 'https://office.wethi.example' })).toThrow(
      /must begin with admin/,
    );
  });

  it('RUN-02 refuses every credential of the stand-ins in production, as npm start sets them', () => {
    const standIns = {
      SMS_KEY: 'sandbox-key',
      SMS_SECRET: 'sandbox-secret',
      TELEGRAM_TOKEN: '100000001:sandbox-token',
      TELEGRAM_CHAT_ID: '-1001000000001',
      LINE_LOGIN_ID: 'sandbox-line',
      FACEBOOK_APP_ID: 'sandbox-facebook',
      KGP_PUBLIC_KEY: 'pkey_test_sandbox',
    };
    for (const [name, value] of Object.entries(standIns)) {
      const load = () => loadConfig({ ...COMPLETE, NODE_ENV: 'production', [name]: value });
      if (name === 'TELEGRAM_CHAT_ID') expect(load).not.toThrow();
      else expect(load, name).toThrow(new RegExp(`${name}.*production`));
    }
    expect(() => loadConfig({ ...COMPLETE, NODE_ENV: 'development', ...standIns })).not.toThrow();
  });
});
