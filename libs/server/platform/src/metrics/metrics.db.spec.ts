import { Controller, Get, Module } from '@nestjs/common';
import { Allow } from '../auth/access';
import { Answers, NoData } from '../http/documentation';
import { defineJob, type Job } from '../jobs/job';
import { Outbox } from '../jobs/outbox';
import { createTestApp, type TestApp } from '../testing';

const counted: Job<{ tel: string }> = defineJob('counted-by-metrics', { lane: 'codes', timeout: '30s' });

@Controller()
@Allow('public')
class CountedController {
  @Get('counted')
  @Answers('counted', { one: NoData })
  counted(): null {
    return null;
  }
}

@Module({ controllers: [CountedController] })
class CountedModule {}

describe('what Prometheus reads', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([CountedModule]);
  });
  afterAll(() => test.close());

  const read = async (token = test.config.INTERNAL_TOKEN) =>
    test.request('GET', '/internal/metrics', { headers: { authorization: `Bearer ${token}` } });
  const valueOf = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );

  it('RUN-05 is for who bears the internal token, and for nobody else', async () => {
    const answer = await read();
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
    for (const token of ['', 'another', `${test.config.INTERNAL_TOKEN}x`]) expect((await read(token)).status).toBe(403);
    expect((await test.request('GET', '/internal/metrics')).status).toBe(403);
  });

  it('RUN-05 counts answers by call and status, with how long they took, and names no phone', async () => {
    for (const path of ['/api/counted?tel=0812345678', '/api/counted', '/api/counted?q=0812345678', '/api/0812345678'])
      await test.request('GET', path);
    const text = String((await read()).raw);
    const labels = 'method="GET",route="/api/counted"';
    const all = text.split('\n').filter((line) => line.startsWith('wethi_http_request_seconds_count{'));
    expect(all.filter((line) => line.includes(labels)).reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBe(
      3,
    );
    const bucket = `wethi_http_request_seconds_bucket{${labels},status="200",le="+Inf"}`;
    expect(valueOf(text, bucket)).toBe(valueOf(text, `wethi_http_request_seconds_count{${labels},status="200"}`));
    expect(text).not.toContain('0812345678');
  });

  it('RUN-05 tells how many jobs are due, for how long the oldest is, and how many were given up', async () => {
    await test.get(Outbox).add(counted, { tel: '0812345678' });
    await test.get(Outbox).add(counted, { tel: '0812345678' }, { dueAt: new Date(Date.now() + 3_600_000) });
    await test.database.query('UPDATE outbox SET create_at = UTC_TIMESTAMP(3) - INTERVAL 90 SECOND');
    const text = String((await read()).raw);
    expect(valueOf(text, 'wethi_jobs_due')).toBe(1);
    expect(valueOf(text, 'wethi_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
    expect(valueOf(text, 'wethi_jobs_oldest_due_seconds')).toBeLessThan(3_000);
    await test.database.query('UPDATE outbox SET dead_at = UTC_TIMESTAMP(3)');
    expect(valueOf(String((await read()).raw), 'wethi_jobs_dead')).toBe(2);
  });
});
