import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPart } from './part';

describe('the log of a process', () => {
  const home = mkdtempSync(join(tmpdir(), 'wethi-part-'));
  const logFile = join(home, 'logs', 'part.log');
  const run = async (text: string) => {
    const commandArguments = ['--eval', text];
    const command = { name: 'part', command: process.execPath, arguments: commandArguments, environment: {} };
    await startPart({ ...command, directory: home, logFile, ready: `file:${home}` }).ended;
  };

  it('RUN-05 holds whatever it said, and what it said before it was started again', async () => {
    await run("console.error('an error that came first'); setTimeout(() => console.log('then a line'), 100)");
    const first = 'an error that came first\nthen a line\n';
    expect(readFileSync(logFile, 'utf8')).toBe(first);
    await run("console.log('again')");
    expect([readFileSync(logFile, 'utf8'), readFileSync(`${logFile}.before`, 'utf8')]).toEqual(['again\n', first]);
  });
});
