import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { picturePath, UPLOAD_BYTES, UPLOAD_PIXELS } from '@wethi/contract';
import { defineHeavyTask, HeavyPool, TaskTimeout, type HeavyTask } from '../heavy/heavy-pool';
import { Outbox } from '../jobs/outbox';
import { refuse } from '../refusal/refusal';
import type { PictureFault } from './open-picture';
import type { KeptPicture } from './picture-facts';
import { writePictureWidths } from './picture-widths';
import type { PictureInput } from './pictures.worker';
import { Storage, type Area } from './storage';

const TIMEOUT_MS = 30_000;
const reencode = defineHeavyTask<PictureInput, KeptPicture | PictureFault>(import.meta.url, 'pictures', TIMEOUT_MS);

/** Uploaded pictures: judged by their content, re-encoded, stripped of metadata, kept under random names. */
@Injectable()
export class Pictures {
  constructor(
    private readonly storage: Storage,
    private readonly heavy: HeavyPool,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Checks and keeps a public picture as WebP; a job writes its widths.
   * @param folder first part of its path, such as 'product'
   * @param width widest picture worth keeping, in pixels
   * @returns the path that a column stores, such as 'product/3f…a1-1600x1000-773d856436c5.webp'
   * @throws Refusal TOO_LARGE, PICTURE_UNREADABLE, PICTURE_TOO_MANY_PIXELS, BUSY
   */
  async keep(folder: string, bytes: Buffer, width: number): Promise<string> {
    const kept = await this.reencoded(bytes, width);
    const path = picturePath(randomStem(folder), kept.facts);
    await this.storage.put('public', path, kept.bytes);
    await this.outbox.add(writePictureWidths, { path });
    return path;
  }

  /**
   * Checks and keeps a picture that only leaves through a call which checks who asks.
   * @returns its path, such as 'contact/3f…a1.webp'
   * @throws Refusal TOO_LARGE, PICTURE_UNREADABLE, PICTURE_TOO_MANY_PIXELS, BUSY
   */
  async keepPrivate(folder: string, bytes: Buffer, width: number): Promise<string> {
    return this.put('private', folder, 'webp', (await this.reencoded(bytes, width)).bytes);
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
    const path = `${randomStem(folder)}.${ending}`;
    await this.storage.put(area, path, bytes);
    return path;
  }

  private reencoded(bytes: Buffer, width: number): Promise<KeptPicture> {
    const limits = { pixels: UPLOAD_PIXELS, width, height: width * 3 };
    return this.process(reencode, { bytes, limits });
  }
}

function randomStem(folder: string): string {
  return `${folder}/${randomBytes(16).toString('hex')}`;
}
