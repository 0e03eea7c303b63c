import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UPLOAD_BYTES, UPLOAD_PIXELS } from '@wethi/contract';
import sharp from 'sharp';
import { refuse } from '../http/refusal';
import { Storage, type Area } from './storage';

const FORMATS = new Set(['png', 'gif', 'jpeg']);

/** Uploaded pictures: judged by their content, re-encoded, stripped of metadata, kept under random names. */
@Injectable()
export class Pictures {
  constructor(private readonly storage: Storage) {}

  /**
   * Checks and keeps a picture as WebP.
   * @param folder first part of its path, such as 'product'
   * @param width widest picture worth keeping, in pixels
   * @returns the path that a column stores, such as 'product/3f…a1.webp'
   * @throws Refusal TOO_LARGE, PICTURE_UNREADABLE, PICTURE_TOO_MANY_PIXELS
   */
  async keep(area: Area, folder: string, bytes: Buffer, width: number): Promise<string> {
    const webp = await this.reencode(bytes, width);
    const path = `${folder}/${randomBytes(16).toString('hex')}.webp`;
    await this.storage.put(area, path, webp);
    return path;
  }

  /** @throws Refusal as `keep` */
  async check(bytes: Buffer): Promise<void> {
    if (bytes.length > UPLOAD_BYTES) throw refuse('TOO_LARGE');
    const facts = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
    if (!FORMATS.has(facts.format ?? '')) throw refuse('PICTURE_UNREADABLE');
    if ((facts.width ?? 0) * (facts.height ?? 0) > UPLOAD_PIXELS) throw refuse('PICTURE_TOO_MANY_PIXELS');
  }

  private async reencode(bytes: Buffer, width: number): Promise<Buffer> {
    await this.check(bytes);
    return sharp(bytes, { limitInputPixels: UPLOAD_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .timeout({ seconds: 10 })
      .toBuffer()
      .catch(unreadable);
  }
}

function unreadable(): never {
  throw refuse('PICTURE_UNREADABLE');
}
