import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FragmentReader, type Fragment } from './fragments';
import type { Init } from './init-segment';
import { MediaPlaylist } from './media-playlist';

const TEXT = `-loglevel error -f lavfi -i testsrc2=s=160x90:r=25 -c:v libx264 -preset ultrafast -g 25 -t 6 -f mp4
  -movflags cmaf+delay_moov+frag_keyframe+skip_trailer -use_editlist 0 -frag_duration 320000 pipe:1`;

describe('the playlist of a quality', () => {
  const root = mkdtempSync(join(tmpdir(), 'wethi-playlist-'));
  let init: Init;
  const fragments: Fragment[] = [];
  afterAll(() => rmSync(root, { recursive: true }));
  beforeAll(() => {
    const reader = new FragmentReader(
      (read) => (init = read),
      (fragment) => fragments.push(fragment),
    );
    reader.push(execFileSync('ffmpeg', TEXT.split(/\s+/)));
  });

  const begun = (): [MediaPlaylist, string] => {
    const folder = mkdtempSync(join(root, 'show-'));
    const playlist = new MediaPlaylist(folder, 'source');
    playlist.beginSession(init, new Date());
    return [playlist, folder];
  };

  it('WATCH-04 names the parts of what a killed process could not finish', () => {
    const [before, folder] = begun();
    for (const fragment of fragments.slice(0, -1)) before.add(fragment);
    const text = new MediaPlaylist(folder, 'source').text(false);
    const parts = [...text.matchAll(/#EXT-X-PART:.*URI="([^"]*)"/g)].map(([, name = '']) => name);
    expect(parts.length).toBeGreaterThan(0);
    for (const name of parts) expect([name, name !== '' && existsSync(join(folder, name))]).toEqual([name, true]);
  });

  it('RUN-05 takes up what came before a part of which a loss of power left zeros', () => {
    const [before, folder] = begun();
    for (const fragment of fragments.slice(0, 2)) before.add(fragment);
    const zeroed = join(folder, 'source-0.1.m4s');
    writeFileSync(zeroed, Buffer.alloc(statSync(zeroed).size));
    expect(new MediaPlaylist(folder, 'source').seconds).toBeCloseTo(fragments[0]!.seconds);
  });

  it('RUN-05 is whole at its end, whatever a full disk left of it', () => {
    const [playlist, folder] = begun();
    const file = join(folder, 'source.m3u8');
    const half = Math.ceil(fragments.length / 2);
    for (const fragment of fragments.slice(0, half)) playlist.add(fragment);
    copyFileSync(file, join(folder, 'kept'));
    rmSync(file);
    symlinkSync('/dev/full', file);
    expect(() => playlist.closeSegment()).toThrow('ENOSPC');
    renameSync(join(folder, 'kept'), file);
    appendFileSync(file, '#EXTINF:0.9');
    for (const fragment of fragments.slice(half)) playlist.add(fragment);
    playlist.end();
    expect(readFileSync(file, 'utf8')).toBe(playlist.text(false));
    const seconds = fragments.reduce((sum, fragment) => sum + fragment.seconds, 0);
    expect(playlist.seconds).toBeCloseTo(seconds);
    expect(new MediaPlaylist(folder, 'source').seconds).toBeCloseTo(seconds);
  });

  it('RUN-05 keeps the beginnings of all sessions apart, though some could not begin before a restart', () => {
    const [before, folder] = begun();
    before.add(fragments[0]!);
    for (let tries = 0; tries < 3; tries++) before.beginSession(init, new Date());
    before.add(fragments[1]!);
    before.closeSegment();
    const [, written = ''] = readFileSync(join(folder, 'source.m3u8'), 'utf8').match(/"(source-[1-9]\.mp4)"/) ?? [];
    const other = { ...init, bytes: Buffer.concat([init.bytes, Buffer.alloc(8, '\0\0\0\x08free')]) };
    const after = new MediaPlaylist(folder, 'source');
    for (let tries = 0; tries < 3; tries++) after.beginSession(other, new Date());
    expect(readFileSync(join(folder, written))).toEqual(init.bytes);
  });
});
