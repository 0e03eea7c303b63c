import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Recording, RecordingFolder } from './recording';

const FLV_HEADER = 13;

describe('a recording that grows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wethi-recording-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const make = (size: string, seconds: number): Buffer => {
    const text = `-loglevel error -f lavfi -i testsrc2=s=${size}:r=25 -f lavfi -i sine -c:v libx264 -preset ultrafast
      -g 25 -c:a aac -t ${seconds} -f flv -y ${join(folder, 'made')}`;
    execFileSync('ffmpeg', text.split(/\s+/));
    return readFileSync(join(folder, 'made'));
  };

  it('WATCH-04 has a place to begin at every key frame, as soon as it is written whole', () => {
    const bytes = make('160x90', 3);
    writeFileSync(join(folder, 'show-1.flv'), bytes.subarray(0, 2_000));
    const recording = new Recording(folder, 'show-1.flv');
    recording.advance();
    const early = recording.complete;
    expect(early).toBeLessThanOrEqual(2_000);
    appendFileSync(join(folder, 'show-1.flv'), bytes.subarray(2_000));
    recording.advance();
    const from = recording.first!.at;
    expect([recording.placeAt(from + 1_999)?.at, recording.latest?.at]).toEqual([from + 1_000, from + 2_000]);
    const again = new Recording(folder, 'show-1.flv', recording.placeAt(from + 1_000));
    again.advance();
    expect([again.first, again.complete]).toEqual([recording.placeAt(from + 1_000), bytes.length]);
    expect(again.preface(again.first!)).toEqual(recording.preface(recording.first!));
  });

  it('WATCH-04 stops where the publisher changes the size of the picture, and goes on there', () => {
    const [first, second] = [make('160x90', 2), make('192x108', 2)];
    writeFileSync(join(folder, 'show-2.flv'), Buffer.concat([first, second.subarray(FLV_HEADER)]));
    const recording = new Recording(folder, 'show-2.flv');
    recording.advance();
    const end = FLV_HEADER + recording.bytesFrom(FLV_HEADER).length;
    expect(end).toBeGreaterThanOrEqual(first.length);
    expect([recording.changesAt(end), recording.bytesFrom(end).length]).toEqual([true, 0]);
    const place = recording.placeAfter(end)!;
    expect(recording.bytesFrom(place.offset).length).toBe(first.length + second.length - FLV_HEADER - place.offset);
    expect(recording.preface(place)).not.toEqual(recording.preface(recording.first!));
  });

  it('WATCH-10 tells when a place was recorded by all that is written, also of what was not passed on yet, and once closed', () => {
    const [bytes, file] = [make('160x90', 3), join(folder, 'show-3.flv')];
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    const behind = new Recording(folder, 'show-3.flv');
    behind.advance();
    appendFileSync(file, bytes.subarray(bytes.length / 2));
    const written = new Date('2026-11-28T13:00:03.000Z');
    utimesSync(file, written, written);
    const place = behind.first!;
    const date = behind.dateOf(place);
    behind.close();
    expect(behind.dateOf(place)).toEqual(date);
    // The last picture or sound of three seconds.
    const seconds = (written.getTime() - date.getTime()) / 1000;
    expect([seconds > 2.8, seconds < 3.1]).toEqual([true, true]);
  });

  it('WATCH-04 belongs to one stream, and follows the ones before it', () => {
    for (const name of ['list-backup-3.flv', 'list-10.flv', 'list-2.flv', 'list-x.flv'])
      writeFileSync(join(folder, name), Buffer.alloc(20));
    // Of a publisher that was refused.
    writeFileSync(join(folder, 'list-11.flv'), Buffer.alloc(FLV_HEADER));
    const recordings = new RecordingFolder(folder);
    expect(recordings.of('list')).toEqual(['list-2.flv', 'list-10.flv']);
    expect(recordings.of('list-backup')).toEqual(['list-backup-3.flv']);
  });

  it('RUN-06 is looked for once a look, however many ask', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const recordings = new RecordingFolder(folder);
    expect(recordings.of('asked')).toEqual([]);
    writeFileSync(join(folder, 'asked-1.flv'), Buffer.alloc(20));
    expect([recordings.of('asked'), recordings.of('list')]).toEqual([[], ['list-2.flv', 'list-10.flv']]);
    vi.advanceTimersByTime(250);
    expect(recordings.of('asked')).toEqual(['asked-1.flv']);
    vi.useRealTimers();
  });
});
