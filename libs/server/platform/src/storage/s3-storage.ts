import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3ServiceException,
  type ListObjectsV2CommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config/config';
import type { LocalStorage } from './local-storage';
import { openS3 } from './s3-client';
import { pathInArea, Storage, type Area, type StoredFile } from './storage';

/** A file goes in parts of this size, so many at once: 10,000 are allowed, and none but these stand in memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 4;
const FILES_AT_ONCE = 8;
const PAGE = 1_000;
const PLAYLIST = /\.m3u8$/;
const END = /#EXT-X-ENDLIST\s*$/;
/** Milliseconds that a playlist counts as new: viewers of one moment share it. */
const FRESH = 2_000;

/** S3 does not answer, or not as it should. */
export class StorageAway extends Error {
  readonly statusCode = 503;
}

/**
 * S3 is the truth; the disk of each machine holds copies of it, for nginx and ffmpeg (docs/decisions/0018). What is private
 * is copied only for a program that must read it, so that what is removed is gone everywhere.
 */
export class S3Storage extends Storage {
  override readonly copies: Storage;
  private readonly s3: S3Client;
  private readonly bucket: string;
  /** Copies on their way, by key. */
  private readonly coming = new Map<string, Promise<void>>();
  /** When playlists were last asked for, milliseconds as of `Date.now()`, by key. */
  private readonly asked = new Map<string, number>();

  constructor(
    config: Config,
    private readonly disk: LocalStorage,
  ) {
    super();
    this.copies = disk;
    this.s3 = openS3(config);
    this.bucket = config.S3_BUCKET;
  }

  async put(area: Area, path: string, bytes: Uint8Array): Promise<void> {
    await this.send(area, path, bytes);
    if (area !== 'private') await this.disk.put(area, path, bytes);
  }

  async adopt(area: Area, path: string, file: string): Promise<void> {
    await this.sendFile(area, path, file);
    await this.disk.adopt(area, path, file);
  }

  /** Playlists go last: whoever finds one finds what it names. */
  async keepFolder(area: Area, folder: string): Promise<void> {
    const known = new Set(await pathsOf(this.list(area, folder)));
    const here = await pathsOf(this.disk.list(area, folder));
    for (const isPlaylist of [false, true])
      await forEach(
        here.filter((path) => PLAYLIST.test(path) === isPlaylist),
        async (path) => {
          const isKept = known.has(path) && (!isPlaylist || (await this.playlist(area, path)) !== undefined);
          if (!isKept) await this.sendFile(area, path, await this.disk.localFile(area, path));
        },
      );
  }

  /** A playlist as S3 has it; undefined where this machine goes on behind its end there. */
  private async playlist(area: Area, path: string): Promise<Buffer | undefined> {
    const [here, there] = await Promise.all([this.disk.get(area, path), this.download(area, path)]);
    return here && there && goesOn(here, there) ? undefined : there;
  }

  async get(area: Area, path: string, age?: 'newest'): Promise<Buffer | undefined> {
    if (area === 'private') return this.download(area, path);
    if (age === 'newest') return (await this.download(area, path)) ?? this.disk.get(area, path);
    await this.bring(area, path);
    return this.disk.get(area, path);
  }

  async localFile(area: Area, path: string): Promise<string> {
    await this.bring(area, path);
    return this.disk.localFile(area, path);
  }

  async has(area: Area, path: string): Promise<boolean> {
    if (area !== 'private' && (await this.disk.has(area, path))) return true;
    const answer = await orAbsent(this.s3.send(new HeadObjectCommand(this.object(area, path))));
    return answer !== undefined;
  }

  async remove(area: Area, path: string): Promise<void> {
    await orAbsent(this.s3.send(new DeleteObjectCommand(this.object(area, path))));
    await this.disk.remove(area, path);
  }

  async folders(area: Area): Promise<string[]> {
    const found: string[] = [];
    for await (const { CommonPrefixes = [] } of this.pages({ Prefix: `${area}/`, Delimiter: '/' }))
      for (const { Prefix = '' } of CommonPrefixes) found.push(Prefix.slice(area.length + 1, -1));
    return found;
  }

  async removeFolder(area: Area, folder: string): Promise<void> {
    await forEach(await pathsOf(this.list(area, folder)), (path) => this.remove(area, path));
    await this.disk.removeFolder(area, folder);
  }

  async *list(area: Area, folder = '.'): AsyncIterable<StoredFile> {
    for await (const { Contents = [] } of this.pages({ Prefix: `${keyOf(area, folder)}/` }))
      for (const { Key = '', LastModified = new Date(), Size = 0 } of Contents)
        yield { path: Key.slice(area.length + 1), changedAt: LastModified, bytes: Size };
  }

  private async *pages(asked: { Prefix: string; Delimiter?: string }): AsyncIterable<ListObjectsV2CommandOutput> {
    try {
      yield* paginateListObjectsV2({ client: this.s3, pageSize: PAGE }, { Bucket: this.bucket, ...asked });
    } catch (error) {
      throw away(error);
    }
  }

  /** Sees to it that this machine has what S3 has; all who want it meanwhile wait for the same copy. */
  private async bring(area: Area, path: string): Promise<void> {
    const key = keyOf(area, path);
    const coming = this.coming.get(key) ?? this.copy(area, path, key).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  private async copy(area: Area, path: string, key: string): Promise<void> {
    const isHere = await this.disk.has(area, path);
    if (isHere && (!PLAYLIST.test(key) || Date.now() - (this.asked.get(key) ?? 0) < FRESH)) return;
    try {
      // A show that has just ended, or was opened again, is here and nowhere else yet.
      const body = await (PLAYLIST.test(key) ? this.playlist(area, path) : this.open(area, path));
      if (body) await this.disk.put(area, path, body);
    } catch (error) {
      // An old playlist is better than none.
      if (!isHere) throw away(error);
    }
    if (PLAYLIST.test(key)) this.note(key);
  }

  private note(key: string): void {
    for (const [known, at] of this.asked) {
      if (Date.now() - at < FRESH) break;
      this.asked.delete(known);
    }
    this.asked.delete(key);
    this.asked.set(key, Date.now());
  }

  private async download(area: Area, path: string): Promise<Buffer | undefined> {
    const body = await this.open(area, path);
    return body && Buffer.concat(await body.toArray());
  }

  private async open(area: Area, path: string): Promise<Readable | undefined> {
    const answer = await orAbsent(this.s3.send(new GetObjectCommand(this.object(area, path))));
    if (answer && !(answer.Body instanceof Readable)) throw new StorageAway('S3 sends no body');
    return answer?.Body as Readable | undefined;
  }

  private sendFile(area: Area, path: string, file: string): Promise<void> {
    return this.send(area, path, createReadStream(file, { highWaterMark: 1024 * 1024 }));
  }

  /** Nothing stands in S3 before all of it is there. */
  private async send(area: Area, path: string, body: Uint8Array | Readable): Promise<void> {
    const params = { ...this.object(area, path), Body: body };
    const upload = new Upload({ client: this.s3, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE });
    await upload.done().catch((error: unknown) => {
      throw away(error);
    });
  }

  private object(area: Area, path: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: keyOf(area, path) };
  }
}

function keyOf(area: Area, path: string): string {
  const clean = pathInArea(path);
  return clean === '.' ? area : `${area}/${clean}`;
}

/** Several at a time. */
async function forEach(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  const next = async () => {
    for (const path of waiting) await work(path);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, next));
}

async function pathsOf(files: AsyncIterable<StoredFile>): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of files) paths.push(path);
  return paths;
}

/** A show that was opened again writes behind what was its end. */
function goesOn(here: Buffer, there: Buffer): boolean {
  return !here.equals(there) && here.toString().startsWith(there.toString().replace(END, ''));
}

async function orAbsent<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
    throw away(error);
  });
}

function away(error: unknown): StorageAway {
  if (error instanceof StorageAway) return error;
  return new StorageAway(`S3 does not answer as it should: ${String(error)}`, { cause: error });
}
