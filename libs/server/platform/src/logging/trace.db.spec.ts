import { Controller, Injectable, Module, Post } from '@nestjs/common';
import { Allow } from '../auth/access';
import { Answers, NoData } from '../http/documentation';
import { defineJob, type Job } from '../jobs/job';
import { JobHandler } from '../jobs/job-handler';
import { JobsModule } from '../jobs/jobs.module';
import { Outbox } from '../jobs/outbox';
import { createTestApp, until, type TestApp } from '../testing';
import { traceOf } from './trace';

const first: Job<object> = defineJob('traced-first', { lane: 'codes', timeout: '30s' });
const second: Job<object> = defineJob('traced-second', { lane: 'codes', timeout: '30s' });
const OF_NGINX = '0123456789abcdef0123456789abcdef';
const worked: unknown[] = [];

@Controller()
@Allow('public')
class TracedController {
  constructor(private readonly outbox: Outbox) {}

  @Post('traced')
  @Answers('traced', { one: NoData })
  async traced(): Promise<null> {
    await this.outbox.add(first, {});
    return null;
  }
}

@Injectable()
class TracedJobs {
  constructor(private readonly outbox: Outbox) {}

  @JobHandler(first)
  async first(): Promise<void> {
    worked.push(traceOf());
    await this.outbox.add(second, {});
  }

  @JobHandler(second)
  async second(): Promise<void> {
    worked.push(traceOf());
  }
}

@Module({ imports: [JobsModule], controllers: [TracedController], providers: [TracedJobs] })
class TracedModule {}

describe('a request and the jobs that it causes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([TracedModule]);
  });
  afterAll(() => test.close());

  it('RUN-05 bear one id, from nginx to the last job', async () => {
    const headers = { 'x-request-id': OF_NGINX };
    const { status } = await test.request('POST', '/api/traced', { headers, body: {} });
    expect(status).toBe(200);
    await until(() => worked.length === 2);
    expect(worked).toEqual([
      { request: OF_NGINX, job: 'traced-first' },
      { request: OF_NGINX, job: 'traced-second' },
    ]);
  });
});
