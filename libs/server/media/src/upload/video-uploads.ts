import { readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FileStore } from '@tus/file-store';
import { Metadata, Server, type Upload } from '@tus/server';
import { VIDEO_BYTES, VIDEO_HEAD_BYTES, videoContainerOf } from '@wethi/contract';
import { Clock, Config, Database, PubSub, Records, refuse, refuseField, type Actor } from '@wethi/platform';
import { headOf } from '../processing/probe';
import { VideoProgress } from '../processing/video-progress';
import { VideoSources } from '../processing/video-sources';
import { showInto } from '../video/show-into';
import { Video } from '../video/video.entity';
import { hasRoom } from '../workshop/room';
import { UploadLocks } from './upload-locks';

/** Where uploads lie below the API's prefix. */
export const UPLOADS_PATH = 'uploads/videos';
const KEPT_MS = 7 * 86_400_000;
/** So long without a byte, an upload rests. */
const RESTING_MS = 10 * 60_000;

/**
 * Resumable uploads of videos by the protocol tus (WATCH-01). Bytes go to the disk as they come, so an upload goes on after a
 * lost line, a closed tab, a restart, or in another API process.
 */
@Injectable()
export class VideoUploads {
  private readonly store: FileStore;
  private readonly server: Server;
  private readonly folder: string;
  private readonly accepting = new Map<string, Promise<void>>();

  constructor(
    config: Config,
    pubsub: PubSub,
    private readonly records: Records,
    private readonly database: Database,
    private readonly sources: VideoSources,
    private readonly progress: VideoProgress,
    private readonly clock: Clock,
  ) {
    this.folder = resolve(config.STORAGE_DIR, 'uploads');
    this.store = new FileStore({ directory: this.folder, expirationPeriodInMilliseconds: KEPT_MS });
    this.server = new Server({
      path: `/api/${UPLOADS_PATH}`,
      datastore: this.store,
      locker: new UploadLocks(pubsub),
      relativeLocation: true,
      maxSize: VIDEO_BYTES,
      // Not before: what the protocol refuses at its start leaves the video as it was.
      onUploadCreate: async (_request, upload) => {
        await this.begin(videoIdOf(upload));
        return {};
      },
      onUploadFinish: async (_request, upload) => {
        await this.accept(upload);
        return {};
      },
    });
  }

  /**
   * Begins an upload of a video that the caller may write.
   * @throws Refusal NOT_FOUND, INVALID_INPUT, TOO_LARGE, STORAGE_FULL, LIVE_NOT_PACKED
   */
  async create(request: IncomingMessage, response: ServerResponse, actor: Actor): Promise<void> {
    const video = await this.videoOf(readMetadata(request), actor);
    await this.requireNoShow(video.id);
    const bytes = Number(request.headers['upload-length']);
    if (!Number.isSafeInteger(bytes) || bytes < 1) throw refuseField('Upload-Length', 'ไม่ทราบขนาดไฟล์');
    if (bytes > VIDEO_BYTES) throw refuse('TOO_LARGE');
    await this.requireRoom(bytes);
    await this.server.handle(request, response);
  }

  /** How far an upload is, its next bytes, or its end. @throws Refusal NOT_FOUND, WRONG_TYPE, STORAGE_FULL, LIVE_NOT_PACKED */
  async go(id: string, request: IncomingMessage, response: ServerResponse, actor: Actor): Promise<void> {
    const upload = await this.store.configstore.get(id).catch(() => undefined);
    if (!upload) throw refuse('NOT_FOUND');
    const { id: videoId } = await this.videoOf(upload.metadata ?? {}, actor);
    if (request.method !== 'DELETE') await this.requireNoShow(videoId);
    const size = await this.bytesOf({ id });
    // Only the answer that said so was lost, or the process that was to take it over.
    if (size === undefined || size === upload.size) {
      await this.accept(upload);
      return sayWhole(response, upload);
    }
    if (request.method === 'DELETE') await this.giveUp(videoId);
    // What is no video is refused before the rest of it comes.
    else if (size >= VIDEO_HEAD_BYTES && !videoContainerOf(await headOf(join(this.folder, id))))
      throw refuse('WRONG_TYPE');
    if (request.method === 'PATCH') await this.requireRoom((upload.size ?? 0) - size, id);
    await this.server.handle(request, response);
  }

  /**
   * Room for the rest of one upload, beside the rest of those that are sent at the same time.
   * @throws Refusal STORAGE_FULL
   */
  private async requireRoom(bytes: number, id?: string): Promise<void> {
    const others = (await this.known()).filter((one) => one.id !== id);
    const promised = (await Promise.all(others.map((one) => this.restOf(one)))).reduce((sum, rest) => sum + rest, 0);
    if (!(await hasRoom(this.folder, bytes + promised))) throw refuse('STORAGE_FULL');
  }

  /** Bytes that are still to come of an upload that is being sent; one that rests asks for room when it goes on. */
  private async restOf({ id, size = 0 }: Upload): Promise<number> {
    const file = await stat(join(this.folder, id)).catch(() => undefined);
    const isSent = file && file.mtimeMs > this.clock.now().getTime() - RESTING_MS;
    return isSent ? Math.max(0, size - file.size) : 0;
  }

  /** Removes uploads that nobody brought to their end within a week: their videos wait for a file again. */
  async removeOld(): Promise<void> {
    const before = this.clock.now().getTime() - KEPT_MS;
    const uploads = await this.known();
    const isOld = ({ creation_date }: Upload) => new Date(creation_date ?? 0).getTime() < before;
    const later = new Set(uploads.filter((one) => !isOld(one)).map(videoIdOf));
    for (const upload of uploads.filter(isOld)) {
      const isUnfinished = (await this.bytesOf(upload)) !== undefined;
      await rm(join(this.folder, upload.id), { force: true });
      await this.store.configstore.delete(upload.id);
      if (isUnfinished && !later.has(videoIdOf(upload))) await this.giveUp(videoIdOf(upload));
    }
  }

  /** All that something is noted of, also those that were taken over. */
  private async known(): Promise<Upload[]> {
    const notes = (await readdir(this.folder)).filter((name) => name.endsWith('.json'));
    const uploads = await Promise.all(notes.map((name) => this.store.configstore.get(basename(name, '.json'))));
    return uploads.filter((upload) => upload !== undefined);
  }

  /** How many bytes have come; undefined once they are taken over. */
  private async bytesOf({ id }: Pick<Upload, 'id'>): Promise<number | undefined> {
    return (await stat(join(this.folder, id)).catch(() => undefined))?.size;
  }

  /** A large file is on its way to S3 for minutes, and a client that gave up waiting asks again and again meanwhile. */
  private accept(upload: Upload): Promise<void> {
    const { id } = upload;
    const running = this.accepting.get(id) ?? this.takeOver(upload).finally(() => this.accepting.delete(id));
    this.accepting.set(id, running);
    return running;
  }

  private async takeOver({ id, size = 0, metadata = {}, creation_date }: Upload): Promise<void> {
    const name = metadata['filename'] ?? 'video';
    const begunAt = new Date(creation_date ?? 0);
    const [video_id, file] = [Number(metadata['video_id']), join(this.folder, id)];
    await this.sources.accept({ video_id, name, upload: id, file, bytes: size, begunAt });
    await this.progress.changed(video_id);
  }

  private async begin(videoId: number): Promise<void> {
    const update = "UPDATE video SET video_status = 'upload' WHERE id = ? AND video_status IN ('create', 'error')";
    await this.database.query(update, [videoId]);
    await this.progress.changed(videoId);
  }

  /** A new video has nothing then, and one that plays goes on playing. */
  private async giveUp(videoId: number): Promise<void> {
    const update = "UPDATE video SET video_status = 'create' WHERE id = ? AND video_status = 'upload'";
    await this.database.query(update, [videoId]);
    await this.progress.changed(videoId);
  }

  /** What a show sends and what somebody uploads would become one folder of files. */
  private async requireNoShow(videoId: number): Promise<void> {
    if (await showInto(this.database, videoId)) throw refuse('LIVE_NOT_PACKED');
  }

  private videoOf(metadata: Record<string, string | null>, actor: Actor): Promise<Video> {
    return this.records.byId(Video, Number(metadata['video_id']), actor);
  }
}

function videoIdOf({ metadata }: Upload): number {
  return Number(metadata?.['video_id']);
}

function readMetadata({ headers }: IncomingMessage): Record<string, string | null> {
  try {
    return Metadata.parse(String(headers['upload-metadata'] ?? ''));
  } catch {
    throw refuseField('Upload-Metadata', 'อ่านข้อมูลของไฟล์ไม่ได้');
  }
}

function sayWhole(response: ServerResponse, { size = 0 }: Upload): void {
  const whole = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': size, 'Upload-Length': size, 'Cache-Control': 'no-store' };
  response.writeHead(200, whole).end();
}
