import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UPLOAD_BYTES, UPLOAD_PIXELS } from '@wethi/contract';
import { defineHeavyTask, HeavyPool, TaskTimeout, type HeavyTask } from '../heavy/heavy-pool';
import { refuse } from '../refusal/refusal';
import type { PictureFault } from './open-picture';
import type { PictureInput } from './pictures.worker';
import { Storage, type Area } from './storage';

const TIMEOUT_MS = 30_000;
const reencode = defineHeavyTask<PictureInput, Uint8Array | PictureFault>(import.meta.url, 'pictures', TIMEOUT_MS);

/** Uploaded pictures: judged by their content, re-encoded, stripped of metadata, kept under random names. */
@Injectable()
export class Pictures {
  constructor(
    private readonly storage: Storage,
    private readonly heavy: HeavyPool,
  ) {}

  /**
   * Checks and keeps a picture as WebP.
   * @param folder first part of its path, such as 'product'
   * @param width widest picture worth keeping, in pixels
   * @returns the path that a column stores, such as 'product/3f…a1.webp'
   * @throws Refusal TOO_LARGE, PICTURE_UNREADABLE, PICTURE_TOO_MANY_PIXELS, BUSY
   */
  async keep(area: Area, folder: string, bytes: Buffer, width: number): Promise<string> {
    const limits = { pixels: UPLOAD_PIXELS, width, height: width * 3 };
    return this.put(area, folder, 'webp', await this.process(reencode, { bytes, limits }));
  }

  /**
   * Has a worker thread look at an uploaded picture.
   * @throws Refusal TOO_LARGE, BUSY, PICTURE_UNREADABLE (also when it takes too long), PICTURE_TOO_MANY_PIXELS
   */
  async process<Input extends PictureInput, Result extends object>(
    task: HeavyTask<Input, Result | PictureFault>,
    input: Input,
  ): Promise<Result> {
    if (input.bytes.length > UPLOAD_BYTES) throw refuse('TOO_LARGE');
    const result = await this.heavy.run(task, input).catch((error: unknown) => {
      throw error instanceof TaskTimeout ? refuse('PICTURE_UNREADABLE') : error;
    });
    if (typeof result === 'string') throw refuse(result);
    return result;
  }

  /** Keeps bytes that `process` made under a random name. @returns the path that a column stores */
  async put(area: Area, folder: string, ending: string, bytes: Uint8Array): Promise<string> {
    const path = `${folder}/${randomBytes(16).toString('hex')}.${ending}`;
    await this.storage.put(area, path, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return path;
  }
}
