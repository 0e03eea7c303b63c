import { spin } from '../testing/spin';
import { HeavyPool, TaskTimeout } from './heavy-pool';

const FOR_EVER = 1e9;

describe('worker threads', () => {
  let pool: HeavyPool;

  beforeEach(() => {
    pool = new HeavyPool();
  });
  afterEach(() => pool.onApplicationShutdown());

  it('RUN-01 leave the event loop to others', async () => {
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    expect(await pool.run(spin, 100)).toBe('spun');
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(1);
  });

  it('RUN-01 end a task past its limit, and go on with the next', async () => {
    await expect(pool.run(spin, FOR_EVER)).rejects.toBeInstanceOf(TaskTimeout);
    expect(await pool.run(spin, 1)).toBe('spun');
  });

  it('RUN-01 refuse as busy when too many tasks wait', async () => {
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => pool.run(spin, 1)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toEqual(
      refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'BUSY' }) })),
    );
    expect(await pool.run(spin, 1)).toBe('spun');
  });
});
