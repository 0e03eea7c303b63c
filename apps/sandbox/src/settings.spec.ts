import { readSettings } from './settings';

describe('settings of the sandbox', () => {
  it('RUN-02 refuses to run in production', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/never runs with NODE_ENV=production/);
  });

  it('RUN-01 runs without any variable, on the documented ports', () => {
    expect(readSettings({})).toMatchObject({ port: 8104, smtpPort: 8105, directory: '.local/dev/sandbox' });
  });

  it('RUN-02 names the variable that is wrong', () => {
    expect(() => readSettings({ SANDBOX_PORT: 'eighty' })).toThrow('SANDBOX_PORT is not a port: eighty');
  });

  it('takes the branch of the slip service from its address', () => {
    const settings = readSettings({ SLIPOK_URL: 'http://127.0.0.1:8104/api/line/apikey/demo', SLIPOK_KEY: 'key' });
    expect(settings).toMatchObject({ slipBranch: 'demo', slipKey: 'key' });
  });
});
