import { UPLOAD_BYTES, UPLOAD_TYPES, type Envelope } from '@wethi/contract';
import { failureOf, unreachable, type Failure } from './failure';
import { address } from './http';

/** Kinds of public pictures: the end of the call's name (product.md §7, Uploads). */
export type UploadKind = 'Band' | 'BandMember' | 'BookBank' | 'Product' | 'ProductSlide';

const TYPES: readonly string[] = UPLOAD_TYPES;
/** The progress stays at least this long, so that it does not flicker (decisions.md §2). */
const SHOWN_MS = 1_000;

/** What is wrong with a file before it is sent; undefined when nothing is. */
export function refusedFile(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.includes(file.type)) return 'ใช้ได้เฉพาะไฟล์ png, gif หรือ jpeg';
  if (file.size > UPLOAD_BYTES) return `ไฟล์ใหญ่เกินไป กรุณาใช้ไฟล์ไม่เกิน ${UPLOAD_BYTES / 1024 / 1024} MB`;
  return undefined;
}

/**
 * Uploads a public picture.
 * @param progress called with 0 to 100
 * @returns the path to store in the record's column
 * @throws Failure with the server's Thai message
 */
export async function uploadPicture(
  kind: UploadKind,
  file: Blob,
  progress: (percent: number) => void,
): Promise<string> {
  const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
  const [filename] = await Promise.all([send(kind, file, progress), shown]);
  return filename;
}

/** XMLHttpRequest, because fetch tells nothing about the progress of what it sends. */
function send(kind: UploadKind, file: Blob, progress: (percent: number) => void): Promise<string> {
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append('images', file);
  return new Promise((resolve, reject: (failure: Failure) => void) => {
    request.upload.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(unreachable());
    request.onload = () => {
      const envelope = parse(request.responseText);
      if (request.status === 200 && envelope?.data) resolve(envelope.data.filename);
      else reject(failureOf(request.status, envelope));
    };
    request.open('POST', address(`upload${kind}`));
    request.send(body);
  });
}

function parse(text: string): Envelope<{ filename: string }> | undefined {
  try {
    return JSON.parse(text) as Envelope<{ filename: string }>;
  } catch {
    return undefined;
  }
}
