import { get } from 'node:http';
import { openTestSandbox, readMessages, setFault } from '../testing';

describe('inbox page', () => {
  let context: Awaited<ReturnType<typeof openTestSandbox>>;
  let port: number;
  beforeAll(async () => {
    context = await openTestSandbox();
    ({ port } = await context.sandbox.listen());
  });
  afterAll(() => context.close());

  const inject = async (url: string) => context.sandbox.app.inject({ url });
  const sendSms = async (message: string) => {
    const authorization = `Basic ${Buffer.from('k:s').toString('base64')}`;
    const payload = { msisdn: '0812345678', message };
    return context.sandbox.app.inject({ method: 'POST', url: '/sms', payload, headers: { authorization } });
  };

  it('RUN-01 shows the code of an SMS large, with a button to copy it', async () => {
    await sendSms('รหัสยืนยัน 4821 (Ref: AB3K) หมดอายุใน 5 นาที');
    const page = await inject('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<output class="code number">4821</output>');
    expect(page.body).toContain('data-copy="4821"');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('RUN-01 escapes what was sent', async () => {
    await sendSms('<img src=x onerror=alert(1)> javascript:alert(1)');
    const panel = await inject('/inbox/panel/sms');
    expect(panel.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(panel.body).not.toContain('<img');
  });

  it('RUN-01 needs nothing from elsewhere', async () => {
    const page = await inject('/');
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    const own = addresses.filter((address) => address.startsWith('/page/'));
    expect(addresses.filter((address) => address.startsWith('http'))).toEqual(['http://localhost:8080']);
    for (const address of own) expect((await inject(address)).statusCode).toBe(200);
    const font = '/page/fonts/ibm-plex-sans-thai-thai-400-normal.woff2';
    expect((await inject(font)).headers['content-type']).toBe('font/woff2');
    expect((await inject('/page/fonts/..%2F..%2Fpackage.json')).statusCode).toBe(404);
  });

  it('RUN-01 tells open pages what has changed', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const request = get({ port, path: '/inbox/events' }, (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => {
        if (chunk.startsWith('retry')) void sendSms('สวัสดี');
        else resolve(chunk);
      });
    });
    expect(await promise).toBe('data: sms\n\n');
    request.destroy();
  });

  it('RUN-01 refuses to be steered by other websites', async () => {
    const response = await context.sandbox.app.inject({
      method: 'POST',
      url: '/api/faults',
      payload: { service: 'sms', mode: 'error' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(403);
  });

  it('TELL-01 lists, follows and empties the messages', async () => {
    const before = await readMessages(context.sandbox, {});
    const newestId = String(before.at(-1)?.id);
    const waiting = readMessages(context.sandbox, { after_id: newestId, wait: '5' });
    await sendSms('ข้อความใหม่');
    expect((await waiting).map((message) => message.text)).toEqual(['ข้อความใหม่']);
    expect((await inject('/api/messages?channel=pigeon')).statusCode).toBe(422);
    await context.sandbox.app.inject({ method: 'DELETE', url: '/api/messages' });
    expect(await readMessages(context.sandbox, {})).toEqual([]);
  });

  it('TELL-01 leaves a caller without answer while the service hangs', async () => {
    await setFault(context.sandbox, 'sms', 'timeout', 1);
    const call = fetch(`http://127.0.0.1:${port}/sms`, {
      method: 'POST',
      headers: { authorization: 'Basic azpz', 'content-type': 'application/json' },
      body: JSON.stringify({ msisdn: '0812345678', message: 'x' }),
      signal: AbortSignal.timeout(200),
    });
    await expect(call).rejects.toThrow();
    const faults = (await inject('/api/faults')).json().data;
    expect(faults[0]).toEqual({ service: 'sms', mode: 'ok' });
  });

  it('answers the health check', async () => {
    expect((await inject('/healthz')).json()).toEqual({ result: true });
  });
});
