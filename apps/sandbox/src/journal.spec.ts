import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from './journal';

describe('journal', () => {
  const directory = mkdtempSync(join(tmpdir(), 'journal-'));
  const file = join(directory, 'entries.jsonl');
  afterAll(() => rmSync(directory, { recursive: true }));

  const texts = (journal: Journal<Entry>) => journal.all().map((entry) => entry.text);
  interface Entry {
    id: number;
    text: string;
  }

  it('RUN-01 keeps the newest entries over a restart, the last version of each', () => {
    const journal = new Journal<Entry>(file, 3);
    for (const text of ['one', 'two', 'three', 'four']) journal.append({ text });
    journal.replace({ id: 3, text: 'three again' });
    expect(texts(new Journal<Entry>(file, 3))).toEqual(['two', 'three again', 'four']);
  });

  it('passes over half a line that a killed process left', () => {
    appendFileSync(file, '{"id":9,"te');
    expect(texts(new Journal<Entry>(file, 3))).toEqual(['two', 'three again', 'four']);
  });

  it('does not let its file grow without end', () => {
    const journal = new Journal<Entry>(file, 3);
    for (let count = 0; count < 50; count += 1) journal.append({ text: 'more' });
    expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(6);
  });

  it('tells which entries it dropped', () => {
    const dropped: string[] = [];
    const journal = new Journal<Entry>(join(directory, 'small.jsonl'), 1, (entry) => dropped.push(entry.text));
    journal.append({ text: 'first' });
    journal.append({ text: 'second' });
    journal.clear();
    expect(dropped).toEqual(['first', 'second']);
    expect(journal.append({ text: 'third' }).id).toBe(3);
  });
});
