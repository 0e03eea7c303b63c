import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';

export interface UploadedFile {
  filename: string;
  type: string;
  content: Buffer;
}

/** What a caller sent, however it was packed: names of files and of values never collide in the providers' interfaces. */
export interface RequestFields {
  values: Record<string, string>;
  files: Record<string, UploadedFile>;
}

const MEGABYTE = 1024 * 1024;
export const UPLOAD_LIMIT = 10 * MEGABYTE;

/** Teaches the server to read forms and uploads beside JSON. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: MEGABYTE }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 2, fields: 30, fieldSize: 64 * 1024, parts: 32 },
  });
}

/**
 * Reads query, JSON, form and multipart alike; numbers, booleans and objects of a JSON body become text.
 * @throws an error with status 413 when an uploaded file is larger than `UPLOAD_LIMIT`
 */
export async function readFields(request: FastifyRequest): Promise<RequestFields> {
  const fields: RequestFields = { values: {}, files: {} };
  Object.assign(fields.values, textValues(request.query));
  if (request.isMultipart()) await readParts(request, fields);
  else Object.assign(fields.values, textValues(request.body));
  return fields;
}

async function readParts(request: FastifyRequest, fields: RequestFields): Promise<void> {
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.values[part.fieldname] = String(part.value);
    else
      fields.files[part.fieldname] = {
        filename: part.filename,
        type: part.mimetype,
        content: await part.toBuffer(),
      };
  }
}

function textValues(source: unknown): Record<string, string> {
  if (typeof source !== 'object' || source === null) return {};
  const given = Object.entries(source).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}
