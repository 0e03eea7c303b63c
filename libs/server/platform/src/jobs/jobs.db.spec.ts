import { Injectable, Module } from '@nestjs/common';
import { Queue } from 'bullmq';
import { DataSource, IsNull } from 'typeorm';
import { Transactions } from '../database/transactions';
import { PubSub } from '../pubsub/pubsub';
import { createTestApp, type TestApp } from '../testing';
import { GiveUp, JobHandler, TryLater } from './job-handler';
import { JOB_NAMES, type JobName } from './jobs';
import { JobsModule } from './jobs.module';
import { Outbox } from './outbox';
import { OutboxRow } from './outbox.entity';
import { PREFIX, QUEUE, Relay } from './relay';

type Sms = { tel: string; text: string };

/** Handlers of every job: the one under test notes what it did, the others do nothing. */
@Injectable()
class NotingHandlers {
  readonly seen: string[] = [];
  databaseGone = false;
  /** Lets a run of `slow` go on; set while one waits. */
  finishSlow?: () => void;
  private askedToWait = false;

  constructor(private readonly database: DataSource) {}

  @JobHandler('send-sms')
  async sendSms({ text }: Sms): Promise<void> {
    if (text === 'wait' && !this.askedToWait) {
      this.askedToWait = true;
      throw new TryLater(0.1);
    }
    if (text === 'database gone' && !this.databaseGone) {
      await this.database.query('RENAME TABLE outbox TO outbox_away');
      this.databaseGone = true;
      throw new Error('database gone');
    }
    if (text === 'slow') await new Promise<void>((resolve) => (this.finishSlow = resolve));
    if (text === 'never') throw new GiveUp('number does not exist');
    this.seen.push(text);
  }
}

/** The registry demands a handler for each job, so the rest of the table gets one that does nothing. */
for (const name of Object.keys(JOB_NAMES) as JobName[]) {
  if (name === 'send-sms') continue;
  const handler = { value: () => Promise.resolve(), writable: true, configurable: true };
  Object.defineProperty(NotingHandlers.prototype, name, handler);
  JobHandler(name)(NotingHandlers.prototype, name, handler);
}

@Module({ imports: [JobsModule], providers: [NotingHandlers] })
class TestJobsModule {}

describe('jobs', () => {
  let test: TestApp;
  const outbox = () => test.database.getRepository(OutboxRow);
  const add = (text: string) =>
    test.get(Transactions).run((manager) => test.get(Outbox).add(manager, 'send-sms', { tel: '0810000001', text }));
  const settled = async () => {
    await until(async () => (await outbox().find()).every((row) => row.done_at ?? row.dead_at));
    return outbox().find();
  };
  const withQueue = async <Result>(work: (queue: Queue) => Promise<Result>): Promise<Result> => {
    const connection = test.get(PubSub).redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
    const queue = new Queue(QUEUE, { prefix: PREFIX, connection });
    return work(queue).finally(() => queue.close());
  };

  beforeAll(async () => {
    test = await createTestApp([TestJobsModule]);
  });
  afterAll(() => test.close());

  it('TELL-04 runs a job once, empties its payload, retries when asked to wait and buries what cannot succeed', async () => {
    await Promise.all(['first', 'wait', 'never'].map(add));
    await test.get(Outbox).nudge();
    const rows = await settled();
    expect([...test.get(NotingHandlers).seen].sort()).toEqual(['first', 'wait']);
    expect(rows.filter((row) => row.done_at).map((row) => row.payload)).toEqual(['{}', '{}']);
    expect(rows.filter((row) => row.dead_at).map((row) => row.last_error)).toEqual(['number does not exist']);
  });

  it('TELL-04 leaves no job behind when the business change is rolled back', async () => {
    const before = await outbox().count();
    const change = test.get(Transactions).run(async (manager) => {
      await test.get(Outbox).add(manager, 'send-sms', { tel: '0810000001', text: 'ghost' });
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await outbox().count()).toBe(before);
  });

  it('TELL-04 outlives a database that goes away under a job', async () => {
    await add('database gone');
    await test.get(Outbox).nudge();
    await until(() => test.get(NotingHandlers).databaseGone);
    await test.database.query('RENAME TABLE outbox_away TO outbox');
    await settled();
    expect(test.get(NotingHandlers).seen).toContain('database gone');
  });

  it('TELL-04 brings a job back that the queue has lost, and does not repeat one that was done', async () => {
    await add('lost');
    await test.database.query(
      'UPDATE outbox SET enqueued_at = UTC_TIMESTAMP(3) - INTERVAL 1 HOUR WHERE done_at IS NULL AND dead_at IS NULL',
    );
    const done = await outbox().findOneByOrFail({ payload: '{}' });
    await withQueue((queue) => queue.add('send-sms', { outbox: done.id }, { jobId: 'again' }));
    await test.get(Relay).reconcile();
    await settled();
    expect(test.get(NotingHandlers).seen.filter((text) => text === 'lost')).toHaveLength(1);
    expect(test.get(NotingHandlers).seen).toHaveLength(4);
  });

  it('TELL-04 runs a job once that a queue without memory hands over again while it runs', async () => {
    const handlers = test.get(NotingHandlers);
    await add('slow');
    await test.get(Outbox).nudge();
    await until(() => handlers.finishSlow !== undefined);
    const running = await outbox().findOneByOrFail({ done_at: IsNull(), dead_at: IsNull() });
    await withQueue(async (queue) => {
      const again = await queue.add('send-sms', { outbox: running.id }, { jobId: 'while-it-runs' });
      await until(() => again.isDelayed());
      handlers.finishSlow?.();
      await settled();
      await again.promote();
      await until(() => again.isCompleted());
    });
    expect(handlers.seen.filter((text) => text === 'slow')).toHaveLength(1);
  });

  it('TELL-04 begins a job again whose worker died with it', async () => {
    await add('orphan');
    await test.database.query(
      'UPDATE outbox SET claimed_until = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE done_at IS NULL AND dead_at IS NULL',
    );
    await test.get(Outbox).nudge();
    await settled();
    expect(test.get(NotingHandlers).seen).toContain('orphan');
  });
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come to that');
}
