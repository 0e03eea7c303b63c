import { Failure } from '../services/failure';
import type { Part } from '../services/part';
import { installation } from './settings';
import { System } from './system';

/** What the next start of a part comes to, by its name; without a word of it it comes up. */
const next = new Map<string, 'fails' | 'throws'>();
const started: string[] = [];
const ends = new Map<string, () => void>();
const rtmp = { isOutdated: false, isPublished: false };

function start(name: string): Part {
  const outcome = next.get(name);
  next.delete(name);
  started.push(name);
  if (outcome === 'throws') throw new Failure(`${name} is refused`, '');
  const ended = Promise.withResolvers<Failure>();
  const end = () => ended.resolve(new Failure(`${name} ended`, ''));
  ends.set(name, end);
  const ready = outcome ? Promise.reject(new Failure(`${name} was not ready`, '')) : Promise.resolve();
  return { name, pid: started.length, ready, ended: ended.promise, stop: () => Promise.resolve(end()) };
}

vi.mock('../services/part.ts', () => ({ startPart: ({ name }: { name: string }) => start(name) }));
vi.mock('../services/nginx.ts', () => ({
  startNginx: () => start('nginx'),
  startRtmp: () => start('rtmp'),
  reloadNginx: () => undefined,
  isRtmpOutdated: () => rtmp.isOutdated,
  isPublishedTo: () => Promise.resolve(rtmp.isPublished),
}));
vi.mock('./messages.ts', () => ({ complain: () => undefined }));
vi.mock('node:timers/promises', () => ({ setTimeout: () => new Promise(setImmediate) }));

describe('the processes of a shop’s own system', () => {
  it('RUN-06 come back by themselves when a new one does not come up', async () => {
    const system = new System(installation('production', 18_400, 18_401));
    await system.startProcesses({});
    const [worker, api] = ['worker', 'api'].map((name) => system.pids.get(name));
    next.set('worker', 'fails');
    await expect(system.replaceAll({})).rejects.toThrow('worker was not ready');
    await vi.waitUntil(() => system.pids.has('worker'));
    expect(system.pids.get('worker')).not.toBe(worker);
    expect(system.pids.get('api')).not.toBe(api);
    await system.stop();
  });

  it('RUN-06 come back by themselves when they cannot even be started at first', async () => {
    const system = new System(installation('production', 18_400, 18_401));
    await system.startProcesses({});
    const web = system.pids.get('nginx');
    next.set('nginx', 'throws');
    ends.get('nginx')?.();
    await vi.waitUntil(() => system.pids.get('nginx') !== web && system.pids.has('nginx'));
    await system.stop();
  });

  it('RUN-06 WATCH-04 are replaced with the server for streams where that has other settings, and not while somebody sends', async () => {
    const system = new System(installation('production', 18_400, 18_401));
    await system.startProcesses({});
    const replaced = async () => {
      const before = ['rtmp', 'api'].map((name) => system.pids.get(name));
      const trouble = await system.replaceAll({}).then(() => '', String);
      return [...['rtmp', 'api'].map((name, index) => system.pids.get(name) !== before[index]), trouble !== ''];
    };
    rtmp.isPublished = true;
    expect(await replaced()).toEqual([false, true, false]);
    rtmp.isOutdated = true;
    expect(await replaced()).toEqual([false, false, true]);
    rtmp.isPublished = false;
    expect(await replaced()).toEqual([true, true, false]);
    await system.stop();
  });
});
