import { VIDEO_BYTES, VIDEO_HEAD_BYTES, videoContainerOf } from '@wethi/contract';
import { ApiError, call, callUrl } from '@wethi/http';
import { DetailedError, Upload, type PreviousUpload } from 'tus-js-client';
import { SIGNED_OUT } from '../../panel/signed-out';
import { watchUnsaved } from '../../panel/unsaved';
import { refusalText } from './refusal-text';

/** `removed` can be taken back for a moment. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'broken' | 'refused' | 'done' | 'removed';

/** An upload as the screen shows it. */
export interface UploadView {
  key: number;
  name: string;
  bytes: number;
  sent: number;
  /** Bytes a second of late. */
  speed: number;
  state: UploadState;
  videoId?: number;
  /** Why it was refused. */
  message?: string;
  /** When a broken one is tried again by itself, in milliseconds. */
  againAt?: number;
}

interface Running extends UploadView {
  file: File;
  upload?: Upload;
  tried: number;
  /** Its head is read, and its video made or found. */
  preparing?: boolean;
  measured?: { at: number; sent: number };
  timer?: ReturnType<typeof setTimeout>;
}

const UNDER_WAY: readonly UploadState[] = ['waiting', 'sending', 'broken'];
const AT_ONCE = 3;
const PAUSES_S = [2, 4, 8, 15, 30, 60];
const SPEED_MS = 1_000;
const UNDO_MS = 10_000;
const UNREADABLE = 'อ่านไฟล์นี้ไม่ได้ อาจถูกย้ายหรือลบไปแล้ว เลือกไฟล์อีกครั้ง';

const uploads: Running[] = [];
const listeners = new Set<() => void>();
let shown: readonly UploadView[] = [];
let lastKey = 0;

/** All uploads of this tab, for `useSyncExternalStore`: they go on while another screen is looked at. */
export const uploadList = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => shown,
};

function tell(): void {
  shown = uploads.map(
    ({ file: _file, upload: _upload, timer: _timer, measured: _measured, preparing: _preparing, ...view }) => view,
  );
  listeners.forEach((listener) => listener());
}

function change(one: Running, changes: Partial<Running>): void {
  Object.assign(one, changes);
  tell();
  startNext();
}

/**
 * Adds files; three are sent at once.
 * @param videoId the video that the first of them belongs to, unless another file does; the others become new ones
 */
export function addUploads(files: readonly File[], videoId?: number): void {
  const isTaken = uploads.some((one) => one.videoId === videoId && !['refused', 'removed'].includes(one.state));
  files.forEach((file, place) => {
    const start = { sent: 0, speed: 0, tried: 0, state: 'waiting' as const };
    uploads.push({
      key: (lastKey += 1),
      name: file.name,
      bytes: file.size,
      file,
      ...start,
      ...(place === 0 && !isTaken && { videoId }),
    });
  });
  tell();
  startNext();
}

export function pauseUpload(key: number): void {
  const one = find(key);
  if (!one) return;
  clearTimeout(one.timer);
  void one.upload?.abort();
  change(one, { state: 'paused', speed: 0 });
}

export function resumeUpload(key: number): void {
  const one = find(key);
  if (!one) return;
  clearTimeout(one.timer);
  change(one, { state: 'waiting', againAt: undefined });
}

/** Takes one off the list; what was sent of an unfinished one is thrown away, unless it is resumed within ten seconds. */
export function removeUpload(key: number): void {
  const one = find(key);
  if (!one) return;
  clearTimeout(one.timer);
  if (one.state === 'done' || one.state === 'refused') return drop(one);
  void one.upload?.abort();
  change(one, { state: 'removed', speed: 0, timer: setTimeout(() => throwAway(one), UNDO_MS) });
}

function throwAway(one: Running): void {
  void one.upload?.abort(true).catch(() => undefined);
  drop(one);
}

function drop(one: Running): void {
  uploads.splice(uploads.indexOf(one), 1);
  tell();
  startNext();
}

/** Stops all of them and empties the list; what was sent stays, and the same files go on from there. */
function forgetUploads(): void {
  for (const one of uploads.splice(0)) {
    clearTimeout(one.timer);
    // One that was taken off the list goes for good.
    void one.upload?.abort(one.state === 'removed');
    one.state = 'paused';
  }
  tell();
}

addEventListener(SIGNED_OUT, forgetUploads);

export function pauseAll(): void {
  uploads.filter(({ state }) => UNDER_WAY.includes(state)).forEach(({ key }) => pauseUpload(key));
}

/** Whether a file is under way that nobody paused. */
export function isUploading(): boolean {
  return uploads.some(({ state }) => UNDER_WAY.includes(state));
}

function find(key: number): Running | undefined {
  return uploads.find((one) => one.key === key);
}

function startNext(): void {
  const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length;
  for (const one of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
    one.state = 'sending';
    void start(one);
  }
}

async function start(one: Running): Promise<void> {
  tell();
  // Paused and gone on with while it is prepared: that is done once.
  if (one.preparing) return;
  one.preparing = true;
  try {
    const fault = await faultOf(one.file);
    if (fault) return change(one, { state: 'refused', message: fault });
    one.upload ??= await prepared(one);
    // Paused or taken off while it was prepared.
    if (one.state === 'sending') one.upload.start();
  } catch (error) {
    if (isPassing(error)) broke(one, error);
    else change(one, { state: 'refused', message: error instanceof ApiError ? error.message : UNREADABLE });
  } finally {
    one.preparing = false;
  }
}

/** The line or the server for a while, and not this file. */
function isPassing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.isUnanswered || error.status === 429);
}

async function faultOf(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, VIDEO_HEAD_BYTES).arrayBuffer());
  if (!videoContainerOf(head)) return 'ไม่ใช่ไฟล์วิดีโอ ใช้ mp4, mov หรือ mkv';
  return file.size > VIDEO_BYTES ? `ไฟล์ใหญ่เกิน ${VIDEO_BYTES / 1024 ** 3} GB` : undefined;
}

/** The same file goes on where it was, also in another tab or after a restart. */
async function prepared(one: Running): Promise<Upload> {
  const upload = new Upload(one.file, {
    endpoint: callUrl('uploads/videos'),
    retryDelays: null,
    removeFingerprintOnSuccess: true,
    onProgress: (sent) => progress(one, sent),
    onSuccess: () => change(one, { state: 'done', sent: one.bytes, speed: 0 }),
    onError: (error) => broke(one, error),
  });
  const before = belonging(await upload.findPreviousUploads(), one.videoId);
  if (before) upload.resumeFromPreviousUpload(before);
  one.videoId = Number(before?.metadata['video_id']) || (one.videoId ?? (await newVideo(one.name)));
  upload.options.metadata = { video_id: String(one.videoId), filename: one.name };
  return upload;
}

function belonging(found: PreviousUpload[], videoId?: number): PreviousUpload | undefined {
  return found.find(({ metadata }) => videoId === undefined || metadata['video_id'] === String(videoId));
}

async function newVideo(file: string): Promise<number> {
  const video_name = file
    .replace(/\.\w+$/, '')
    .replaceAll('_', ' ')
    .slice(0, 200);
  return (await call('POST', 'videos', { body: { video_name } })).data?.insertId ?? 0;
}

function progress(one: Running, sent: number): void {
  const now = Date.now();
  const { measured } = one;
  if (measured && now - measured.at < SPEED_MS) return;
  const speed = measured ? Math.max(0, ((sent - measured.sent) * 1000) / (now - measured.at)) : 0;
  Object.assign(one, { sent, speed, tried: 0, measured: { at: now, sent } });
  tell();
}

function broke(one: Running, error: Error): void {
  const answer = error instanceof DetailedError ? error.originalResponse : undefined;
  const refused = answer && refusalText(answer.getStatus(), answer.getBody());
  if (refused) return change(one, { state: 'refused', message: refused });
  const pause = (PAUSES_S[Math.min(one.tried, PAUSES_S.length - 1)] ?? 60) * 1000;
  const timer = setTimeout(() => resumeUpload(one.key), pause);
  change(one, {
    state: 'broken',
    speed: 0,
    tried: one.tried + 1,
    againAt: Date.now() + pause,
    timer,
    measured: undefined,
  });
}

// Of the whole tab, on whatever screen.
watchUnsaved(isUploading);
window.addEventListener('online', () => {
  uploads.filter(({ state }) => state === 'broken').forEach(({ key }) => resumeUpload(key));
});
window.addEventListener('beforeunload', (event) => {
  if (isUploading()) event.preventDefault();
});
