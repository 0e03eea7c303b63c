import { Injectable } from '@nestjs/common';
import {
  PICTURE_FORMATS,
  pictureFacts,
  pictureWidths,
  PREVIEW_WIDTH,
  previewPicturePath,
  sizedPicturePath,
} from '@wethi/contract';
import { defineHeavyTask, HeavyPool } from '../heavy/heavy-pool';
import { defineJob } from '../jobs/job';
import { JobHandler } from '../jobs/job-handler';
import type { WidthInput } from './picture-widths.worker';
import { Storage } from './storage';

const TIMEOUT_MS = 30_000;
const resize = defineHeavyTask<WidthInput, Uint8Array>(import.meta.url, 'picture-widths', TIMEOUT_MS);

export const writePictureWidths = defineJob<{ path: string }>('write-picture-widths', { lane: 'media', timeout: '5m' });

/** Writes public pictures in the widths that pages ask for; until then nginx answers with the original. */
@Injectable()
export class PictureWidths {
  constructor(
    private readonly storage: Storage,
    private readonly heavy: HeavyPool,
  ) {}

  /** Each file is whole or absent, and one that is there stays: a run that broke off goes on where it was. */
  @JobHandler(writePictureWidths)
  async write({ path }: { path: string }): Promise<void> {
    for (const [file, size] of filesOf(path)) {
      if (await this.storage.has('public', file)) continue;
      const bytes = await this.storage.get('public', path);
      if (!bytes) return;
      await this.storage.put('public', file, await this.heavy.run(resize, { bytes, ...size }));
    }
  }
}

/** What lies beside an original, and the original. */
function filesOf(path: string): Map<string, Omit<WidthInput, 'bytes'>> {
  const facts = pictureFacts(path);
  const files = new Map<string, Omit<WidthInput, 'bytes'>>();
  for (const width of facts ? pictureWidths(facts) : [])
    for (const format of PICTURE_FORMATS) files.set(sizedPicturePath(path, width, format), { width, format });
  const preview = previewPicturePath(path);
  if (preview) files.set(preview, { width: PREVIEW_WIDTH, format: 'jpeg' });
  return files;
}
