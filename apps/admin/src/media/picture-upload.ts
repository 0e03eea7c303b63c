import { UPLOAD_BYTES, UPLOAD_TYPES } from '@wethi/contract';
import { ApiError, upload, withMinimumDuration, type CallPath } from '@wethi/http';

type PicturePath = Exclude<
  Extract<CallPath<'POST'>, `upload${string}`>,
  'uploadSlip' | 'uploads/videos' | 'uploadVideoCaption' | 'uploadDocument'
>;

/** Kinds of public pictures: the end of the call's name (product.md §7, Uploads). */
export type PictureKind = PicturePath extends `upload${infer Kind}` ? Kind : never;

const PDF = 'application/pdf';
/** The progress stays at least this long, so that it does not flicker (decisions.md §2). */
const SHOWN_MS = 1_000;

const MB = 1024 * 1024;

/** '4.8': more than fits is never said to fit. */
export function megabytes(bytes: number): string {
  return (Math.ceil((bytes * 10) / MB) / 10).toFixed(1);
}

/** What a kind can be: a picture, and of some also a PDF. */
export function typesOf(kind: PictureKind): readonly string[] {
  return kind === 'Manual' ? [...UPLOAD_TYPES, PDF] : UPLOAD_TYPES;
}

/** What is wrong with a file before it is sent; undefined when nothing is. */
export function refusedFile(
  file: Pick<File, 'type' | 'size'>,
  types: readonly string[] = UPLOAD_TYPES,
): string | undefined {
  if (!types.includes(file.type)) return `ใช้ได้เฉพาะไฟล์ ${types.includes(PDF) ? 'pdf, ' : ''}png, gif หรือ jpeg`;
  if (file.size > UPLOAD_BYTES) return `ไฟล์ ${megabytes(file.size)} MB ใหญ่เกิน ${UPLOAD_BYTES / MB} MB ย่อรูปแล้วเลือกใหม่`;
  return undefined;
}

/**
 * Uploads a public picture.
 * @param progress called with 0 to 100
 * @param signal ends it
 * @returns the path to store in the record's column
 * @throws ApiError with the server's Thai message
 */
export async function uploadPicture(
  kind: PictureKind,
  file: Blob,
  progress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.append('images', file);
  const sent = upload(`upload${kind}`, form, (part) => progress(Math.round(part * 100)), signal);
  const answer = await withMinimumDuration(SHOWN_MS, sent);
  if (!answer.data) throw ApiError.from(200, answer, null);
  return answer.data.filename;
}
