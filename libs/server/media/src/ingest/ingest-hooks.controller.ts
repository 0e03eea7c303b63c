import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config, isInternal } from '@wethi/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Ingest } from './ingest';

/**
 * What nginx's RTMP module and the packager ask the API. Beside the calls of the specification, not below /api: the web
 * server leads nobody here, and who comes otherwise needs the internal token.
 */
@Injectable()
export class IngestHooks implements OnModuleInit {
  private readonly logger = new Logger(IngestHooks.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly ingest: Ingest,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isInternal(request, this.config.INTERNAL_TOKEN)) await reply.status(403).send();
    };
    server.post<{ Body: Partial<Record<'name', string>> }>(
      '/internal/ingest/publish',
      { onRequest },
      async ({ body }, reply) => {
        const stream = await this.ingest.open(body.name ?? '');
        if (!stream) this.logger.warn('a publisher was refused');
        return stream ? reply.status(302).header('location', stream).send() : reply.status(403).send();
      },
    );
    server.post('/internal/ingest/changed', { onRequest }, async (_request, reply) => {
      await this.ingest.settle();
      return reply.send();
    });
  }
}
