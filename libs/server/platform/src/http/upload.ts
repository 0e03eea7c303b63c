import type { FastifyRequest } from 'fastify';
import { refuse, refuseField } from '../refusal/refusal';
import { inUploadTurn } from './upload-turns';

export interface Upload {
  /** The bytes of the one file. */
  bytes: Buffer;
  /** The other fields of the form, as text. */
  fields: Record<string, string>;
}

/**
 * Reads a multipart body with one file in the field `images`; size limits are set where the parser is registered.
 * @param use what needs the bytes: when it is done, the next upload is let in
 * @throws Refusal WRONG_TYPE when it is no multipart body, BROKEN_BODY when it stops halfway, INVALID_INPUT when the
 * file is missing, BUSY when its turn comes too late; whatever `use` throws
 */
export async function useUpload<Result>(
  request: FastifyRequest,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw refuse('WRONG_TYPE');
  return inUploadTurn(async () => use(await readUpload(request)));
}

async function readUpload(request: FastifyRequest): Promise<Upload> {
  // Whose client went away while it waited has no end, and the turn would have none either.
  if (request.raw.destroyed) throw refuse('BROKEN_BODY');
  const { bytes, fields } = await readParts(request).catch((error: unknown) => {
    throw hasStatus(error) ? error : refuse('BROKEN_BODY');
  });
  if (!bytes) throw refuseField('images', 'กรุณาเลือกรูป');
  return { bytes, fields };
}

async function readParts(request: FastifyRequest): Promise<Partial<Upload> & Pick<Upload, 'fields'>> {
  const fields: Record<string, string> = {};
  let bytes: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await part.toBuffer();
      if (part.fieldname === 'images') bytes = content;
    } else if (typeof part.value === 'string') {
      fields[part.fieldname] = part.value;
    }
  }
  return { bytes, fields };
}

/** Limits are refused with a status; the parser's own complaints about the form have none. */
function hasStatus(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error;
}
