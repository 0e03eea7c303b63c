import { Injectable, Module, type ModuleMetadata } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Queue } from 'bullmq';
import { DataSource, IsNull } from 'typeorm';
import { Config } from '../config/config';
import { Transactions } from '../database/transactions';
import { PlatformModule } from '../platform.module';
import { PubSub } from '../pubsub/pubsub';
import { createTestApp, until, type TestApp } from '../testing';
import { DeadLetters } from './dead-letters';
import { defineJob, type Job } from './job';
import { GiveUp, JobHandler, TryLater, type JobContext } from './job-handler';
import { JobsModule } from './jobs.module';
import { Outbox } from './outbox';
import { BATCH, OutboxRows } from './outbox-rows';
import { OutboxRow } from './outbox.entity';
import { PREFIX, Relay } from './relay';

interface Note {
  text: string;
}

const note = defineJob<Note>('note', { lane: 'codes', timeout: '30s' });
const secret = defineJob<Note>('note-secret', { lane: 'codes', timeout: '30s', unrepeatable: true });
const hang = defineJob<Note>('note-and-hang', { lane: 'slips', timeout: '0.1s', attempts: 1 });
const stubborn = defineJob<Note>('note-at-last', { lane: 'notices', timeout: '30s', attempts: 2 });
const LANES = { note: 'codes', 'note-and-hang': 'slips' } as const;

/** What was done, by any worker of this process. */
const seen: string[] = [];
/** Lets a run of `slow` go on; set while one waits. */
let finishSlow: (() => void) | undefined;
const hung: AbortSignal[] = [];
let databaseGone = false;
let askedToWait = false;
let refusals = 0;

@Injectable()
class NotingHandlers {
  constructor(private readonly database: DataSource) {}

  @JobHandler(note)
  async note({ text }: Note): Promise<void> {
    if (text === 'wait' && !askedToWait) {
      askedToWait = true;
      throw new TryLater(0.1);
    }
    if (text === 'database gone' && !databaseGone) {
      await this.database.query('RENAME TABLE outbox TO outbox_away');
      databaseGone = true;
      throw new Error('database gone');
    }
    if (text === 'slow') await new Promise<void>((resolve) => (finishSlow = resolve));
    if (text === 'never') throw new GiveUp('number does not exist');
    seen.push(text);
  }

  @JobHandler(secret)
  noteSecret(): Promise<void> {
    return Promise.reject(new GiveUp('number does not exist'));
  }

  /** Works at the fourth try. */
  @JobHandler(stubborn)
  async noteAtLast({ text }: Note): Promise<void> {
    refusals += 1;
    if (refusals < 4) throw new Error('provider down');
    seen.push(text);
  }

  /** Takes all slots of the lane for ever, unless somebody ends it; `end` is only a sign that a slot is free. */
  @JobHandler(hang)
  async noteAndHang({ text }: Note, { signal }: JobContext): Promise<void> {
    if (text !== 'end') {
      hung.push(signal);
      await new Promise(() => undefined);
    }
    seen.push(text);
  }
}

const anHourAgo = () => 'UTC_TIMESTAMP(3) - INTERVAL 1 HOUR';

@Module({ imports: [JobsModule], providers: [NotingHandlers] })
class TestJobsModule {}

describe('jobs', () => {
  let test: TestApp;
  const outbox = () => test.database.getRepository(OutboxRow);
  const open = { done_at: IsNull(), dead_at: IsNull() };
  const addJob = (job: Job<Note>, text: string) => test.get(Outbox).add(job, { text });
  const add = (text: string) => addJob(note, text);
  const times = (text: string) => seen.filter((one) => one === text).length;
  const settled = async () => {
    await until(async () => (await outbox().countBy(open)) === 0);
    return outbox().find();
  };
  const withQueue = async <Result>(job: keyof typeof LANES, work: (queue: Queue) => Promise<Result>) => {
    const connection = test.get(PubSub).redis.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
    const queue = new Queue(LANES[job], { prefix: PREFIX, connection });
    try {
      return await work(queue);
    } finally {
      await queue.close();
      connection.disconnect();
    }
  };
  /** Another worker process, as far as this one can tell. */
  const secondWorker = async (imports: ModuleMetadata['imports'] = [TestJobsModule]): Promise<TestingModule> => {
    const builder = Test.createTestingModule({ imports: [PlatformModule, ...imports] });
    const worker = await builder.overrideProvider(Config).useValue(test.config).compile();
    return worker.init();
  };

  beforeAll(async () => {
    test = await createTestApp([TestJobsModule], { DATABASE_POOL: '15' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    seen.length = 0;
    await outbox().deleteAll();
  });

  it('TELL-04 runs a job once, empties its payload, retries when asked to wait and buries what cannot succeed', async () => {
    await Promise.all(['first', 'wait', 'never'].map(add));
    const rows = await settled();
    expect([...seen].sort()).toEqual(['first', 'wait']);
    expect(rows.filter((row) => row.done_at).map((row) => row.payload)).toEqual(['{}', '{}']);
    const dead = rows.filter((row) => row.dead_at);
    expect(dead).toMatchObject([{ last_error: 'number does not exist', payload: '{"text":"never"}' }]);
  });

  it('ACC-10 TELL-04 keeps no secret in a dead job', async () => {
    await addJob(secret, 'รหัส 123456');
    expect(await settled()).toMatchObject([{ dead_at: expect.any(Date), payload: '' }]);
  });

  it('TELL-04 tries a job that personnel sends again as often as a new one', async () => {
    await addJob(stubborn, 'at last');
    expect(await settled()).toMatchObject([{ dead_at: expect.any(Date), last_error: 'provider down' }]);
    expect(await test.get(DeadLetters).sendAgain({ job: 'note-at-last', subject: '' }, 'dead')).toBe(1);
    expect(await settled()).toMatchObject([{ done_at: expect.any(Date), dead_at: null, payload: '{}' }]);
    expect(seen).toEqual(['at last']);
  });

  it('TELL-04 leaves no job behind when the business change is rolled back', async () => {
    const change = test.get(Transactions).run(async () => {
      await test.get(Outbox).add(note, { text: 'ghost' });
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await outbox().count()).toBe(0);
  });

  it('TELL-04 outlives a database that goes away under a job', async () => {
    await add('database gone');
    await until(() => databaseGone);
    await test.database.query('RENAME TABLE outbox_away TO outbox');
    await settled();
    expect(times('database gone')).toBe(1);
  });

  it('TELL-04 brings a job back that the queue has lost, and does not repeat one that was done', async () => {
    await add('done');
    const [done] = await settled();
    await outbox().insert({ name: 'note', payload: '{"text":"lost"}', enqueued_at: anHourAgo });
    await withQueue('note', (queue) => queue.add('note', { outbox: done?.id }, { jobId: 'again' }));
    await test.get(Relay).reconcile();
    await settled();
    expect(seen.sort()).toEqual(['done', 'lost']);
  });

  it('TELL-04 runs the job of an id that the queue knows as completed, since the database was put back', async () => {
    await add('before');
    const [done] = await settled();
    await until(() =>
      withQueue('note', async (queue) => (await queue.getJob(`ob-${done?.id}`))?.isCompleted() ?? false),
    );
    await outbox().deleteAll();
    await outbox().insert({ id: done?.id, name: 'note', payload: '{"text":"restored"}', enqueued_at: anHourAgo });
    await test.get(Relay).reconcile();
    await settled();
    expect(seen).toEqual(['before', 'restored']);
  });

  it('TELL-04 finds a lost job behind more waiting ones than it looks at together', async () => {
    const rows = Array.from({ length: BATCH + 50 }, (_, at) => ({ name: 'note', payload: `{"text":"waits ${at}"}` }));
    await outbox().insert(rows.map((row) => ({ ...row, enqueued_at: anHourAgo })));
    const waiting = await outbox().find({ select: { id: true } });
    await withQueue('note', (queue) =>
      queue.addBulk(
        waiting.map(({ id }) => ({
          name: 'note',
          data: { outbox: id },
          opts: { jobId: `ob-${id}`, delay: 3_600_000 },
        })),
      ),
    );
    await outbox().insert({ name: 'note', payload: '{"text":"behind"}', enqueued_at: anHourAgo });
    await test.get(Relay).reconcile();
    await until(async () => (await outbox().countBy(open)) === waiting.length);
    expect(seen).toEqual(['behind']);
  });

  it('TELL-04 hands different rows to two relays', async () => {
    const due = { name: 'elsewhere', payload: '{}' };
    await outbox().insert(Array.from({ length: BATCH + 20 }, () => due));
    const rows = test.get(OutboxRows);
    const otherRelay = test.database.createQueryRunner();
    await otherRelay.startTransaction();
    const locked = (await otherRelay.query(
      `SELECT id FROM outbox WHERE name = 'elsewhere' ORDER BY id LIMIT ${BATCH} FOR UPDATE`,
    )) as unknown as OutboxRow[]; // a runner's type tells nothing of the rows
    const others = await rows.take('new', ['elsewhere']);
    expect(others).toHaveLength(20);
    expect(locked.filter(({ id }) => others.some((other) => other.id === id))).toEqual([]);
    await otherRelay.rollbackTransaction();
    await otherRelay.release();
    expect(await rows.take('new', ['elsewhere'])).toHaveLength(BATCH);
    expect(await rows.take('new', ['elsewhere'])).toEqual([]);
  });

  it('TELL-04 runs a job once that outlasts its claim many times over, although another worker asks for it', async () => {
    const second = await secondWorker();
    const rows = [test.get(OutboxRows), second.get(OutboxRows, { strict: false })];
    for (const one of rows) one.leaseMs = 300;
    await add('slow');
    await until(() => finishSlow !== undefined);
    const claimed = async () => Number((await outbox().findOneByOrFail(open)).claimed_until);
    const first = await claimed();
    await until(async () => (await claimed()) > first + 1_500);
    await withQueue('note', async (queue) => {
      const running = await outbox().findOneByOrFail(open);
      const again = await queue.add('note', { outbox: running.id }, { jobId: 'while-it-runs' });
      await until(() => again.isDelayed());
      finishSlow?.();
      await settled();
      await again.promote();
      await until(() => again.isCompleted());
    });
    expect(times('slow')).toBe(1);
    for (const one of rows) one.leaseMs = 30_000;
    await second.close();
  });

  it('TELL-04 runs each job once with two workers', async () => {
    const second = await secondWorker();
    const texts = Array.from({ length: 300 }, (_, at) => `of two ${at}`);
    await outbox().insert(texts.map((text) => ({ name: 'note', payload: JSON.stringify({ text }) })));
    await settled();
    expect([...seen].sort()).toEqual(texts.sort());
    await second.close();
  });

  it('TELL-04 begins a job again whose worker died with it', async () => {
    await outbox().insert({ name: 'note', payload: '{"text":"orphan"}', claimed_until: anHourAgo });
    await settled();
    expect(times('orphan')).toBe(1);
  });

  /** What the queue does with a job whose worker died with it so often. */
  const stall = async (text: string, times: number) => {
    await outbox().insert({ name: 'note', payload: JSON.stringify({ text }), enqueued_at: () => 'UTC_TIMESTAMP(3)' });
    const { id } = await outbox().findOneByOrFail(open);
    await withQueue('note', async (queue) => {
      const job = await queue.add('note', { outbox: id }, { jobId: `ob-${id}`, delay: 3_600_000 });
      const facts = { stc: times, defa: 'job stalled more than allowable limit' };
      await test.get(PubSub).redis.hset(`${PREFIX}:codes:ob-${id}`, facts);
      await job.promote();
      await until(() => job.isFailed());
    });
    await until(async () => (await outbox().findOneByOrFail({ id })).last_error !== null);
  };

  it('TELL-04 brings a job back whose workers died with it, until it looks as if it were the cause', async () => {
    await stall('unlucky', 4);
    await outbox().update(open, { enqueued_at: anHourAgo });
    await test.get(Relay).reconcile();
    expect(await settled()).toMatchObject([{ done_at: expect.any(Date), dead_at: null }]);
    expect(times('unlucky')).toBe(1);
    await outbox().deleteAll();
    await stall('poison', 21);
    expect(await settled()).toMatchObject([{ dead_at: expect.any(Date) }]);
  });

  it('TELL-04 ends jobs that hang, so that the next ones of their lane find room', async () => {
    await Promise.all(Array.from({ length: 20 }, () => addJob(hang, 'hangs')));
    await until(() => hung.length === 20);
    await addJob(hang, 'end');
    const rows = await settled();
    expect(seen).toEqual(['end']);
    expect(hung.every(({ aborted }) => aborted)).toBe(true);
    expect(rows.filter((row) => row.last_error === 'not done after 0.1 s')).toHaveLength(20);
  });

  it('TELL-04 keeps a job that only a newer version knows for its workers', async () => {
    await outbox().insert({ name: 'of-tomorrow', payload: '{}' });
    await add('of today');
    await until(() => times('of today') === 1);
    expect(await outbox().findOneBy({ name: 'of-tomorrow' })).toMatchObject({ enqueued_at: null, dead_at: null });
  });

  it('RUN-02 a worker without a handler for a job, or with two, does not start', async () => {
    class Twice {
      @JobHandler(note)
      once(): Promise<void> {
        return Promise.resolve();
      }
      @JobHandler(note)
      again(): Promise<void> {
        return Promise.resolve();
      }
    }
    await expect(secondWorker([JobsModule])).rejects.toThrow('jobs without a handler: note, note-secret');
    await expect(secondWorker([JobsModule, { module: Twice, providers: [Twice] }])).rejects.toThrow(
      'two handlers for job note',
    );
    expect(() => defineJob('note', { lane: 'chat', timeout: '1s' })).toThrow('two jobs are called note');
  });
});
