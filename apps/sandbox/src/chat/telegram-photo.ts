import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { UploadedFile } from '../request-fields';
import { TelegramRefusal } from './telegram-errors';

export interface Photo {
  url: string;
  size: { file_id: string; file_unique_id: string; width: number; height: number; file_size: number };
}

const LARGEST_SIDES_SUM = 10_000;
const LARGEST_RATIO = 20;

/**
 * Checks an uploaded picture as the Bot API does.
 * @throws TelegramRefusal when it is no picture, too large in pixels or too narrow
 */
export async function inspectPhoto(file: UploadedFile): Promise<{ extension: string; size: Photo['size'] }> {
  const picture = await sharp(file.content)
    .metadata()
    .catch(() => undefined);
  const { width = 0, height = 0, format = '' } = picture ?? {};
  if (width === 0 || height === 0) throw new TelegramRefusal(400, 'Bad Request: IMAGE_PROCESS_FAILED');
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (width + height > LARGEST_SIDES_SUM || ratio > LARGEST_RATIO) {
    throw new TelegramRefusal(400, 'Bad Request: PHOTO_INVALID_DIMENSIONS');
  }
  const unique = createHash('sha256').update(file.content).digest('base64url');
  const size = {
    file_id: `AgACAgUAAxkBAAI${unique}`,
    file_unique_id: `AQAD${unique.slice(0, 12)}`,
    width,
    height,
    file_size: file.content.length,
  };
  return { extension: format, size };
}
