import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const SHOWN_TYPES: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};
const FILE_NAME = /^[0-9a-f-]{36}\.[a-z0-9]{1,8}$/;

/** Pictures and attachments that came with messages, in one folder under random names. */
export class FileStore {
  constructor(private readonly directory: string) {
    mkdirSync(directory, { recursive: true });
  }

  /** Keeps the bytes and returns the address under which `serve` shows them. */
  async save(content: Uint8Array, extension: string): Promise<string> {
    const name = `${randomUUID()}.${/^[a-z0-9]{1,8}$/.test(extension) ? extension : 'bin'}`;
    await writeFile(join(this.directory, name), content);
    return `/api/files/${name}`;
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    return readFile(join(this.directory, name)).catch(() => undefined);
  }

  async remove(url: string): Promise<void> {
    const name = url.split('/').at(-1) ?? '';
    if (FILE_NAME.test(name)) await rm(join(this.directory, name), { force: true });
  }
}

export function serveFiles(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>('/api/files/:name', async (request, reply) => {
    const content = await files.read(request.params.name);
    if (!content) return reply.callNotFound();
    const type = SHOWN_TYPES[request.params.name.split('.').at(-1) ?? ''];
    // Anything but a plain picture could carry script, so it is only ever downloaded.
    if (!type) reply.header('content-disposition', 'attachment');
    return reply.type(type ?? 'application/octet-stream').send(content);
  });
}
