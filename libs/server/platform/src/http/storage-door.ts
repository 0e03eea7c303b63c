import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';
import { Storage, type Area } from '../storage/storage';
import { isInternal } from './visitor';

/** Paths as nginx asks for them: what each opens, and where nginx goes on. Nothing leads to the private area. */
const DOORS: ReadonlyMap<string, { area: Area; next: string }> = new Map([
  ['files', { area: 'public', next: '/files/' }],
  ['originals', { area: 'public', next: '/originals/' }],
  ['v', { area: 'videos', next: '/stored-videos/' }],
]);
const PATH = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/**
 * Brings files to the disk of this machine that nginx did not find there; nginx sends them, and has checked who may have
 * them. It leads no visitor here, and who comes otherwise needs the internal token.
 */
@Injectable()
export class StorageDoor implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly storage: Storage,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isInternal(request, this.config.INTERNAL_TOKEN)) await reply.status(403).send();
    };
    server.get<{ Params: { door: string; '*': string } }>(
      '/internal/storage/:door/*',
      { onRequest },
      async ({ params }, reply) => {
        const door = DOORS.get(params.door);
        const path = params['*'];
        if (!door || !PATH.test(path)) return reply.status(404).send();
        await this.storage.localFile(door.area, path);
        // What a browser may do with it, and for how long, is said where nginx goes on.
        reply.raw.removeHeader('content-security-policy');
        return reply
          .removeHeader('cache-control')
          .header('x-accel-redirect', door.next + path)
          .send();
      },
    );
  }
}
