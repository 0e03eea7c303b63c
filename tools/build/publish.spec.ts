import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publish } from './publish';

const DAY = 86_400;

describe('a build that takes the place of one that is served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wethi-publish-'));
  const [live, fresh] = [join(folder, 'live'), join(folder, 'live.new')];
  afterAll(() => rmSync(folder, { recursive: true }));

  function make(at: string, files: Record<string, string>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(at, file)), { recursive: true });
      writeFileSync(join(at, file), text);
    }
  }
  const textOf = (file: string) => existsSync(join(live, file)) && readFileSync(join(live, file), 'utf8');
  const age = (file: string, days: number) => {
    const then = Date.now() / 1000 - days * DAY;
    utimesSync(join(live, file), then, then);
  };

  it('RUN-04 brings its files, and leaves those that pages of before still ask for, for a month', () => {
    make(live, { 'index.html': 'one', 'assets/one.js': '1', 'assets/both.js': 'same', 'server/one.js': 's1' });
    age('assets/one.js', 90);
    const next = () => make(fresh, { 'index.html': 'two', 'assets/two.js': '2', 'assets/both.js': 'same' });
    next();
    publish(fresh, live);
    expect(['index.html', 'assets/one.js', 'assets/two.js', 'assets/both.js', 'server/one.js'].map(textOf)).toEqual([
      ...['two', '1', '2', 'same', false],
    ]);
    expect(existsSync(fresh)).toBe(false);
    next();
    publish(fresh, live);
    expect(textOf('assets/one.js')).toBe('1');
    age('assets/one.js.old', 31);
    next();
    publish(fresh, live);
    expect(['assets/one.js', 'assets/one.js.old'].map(textOf)).toEqual([false, false]);
  });

  it('RUN-04 counts the month anew for what came back', () => {
    make(live, { 'assets/back.js': 'b' });
    make(fresh, { 'index.html': 'three' });
    publish(fresh, live);
    age('assets/back.js.old', 31);
    make(fresh, { 'assets/back.js': 'b' });
    publish(fresh, live);
    expect([textOf('assets/back.js'), textOf('assets/back.js.old')]).toEqual(['b', false]);
  });
});
