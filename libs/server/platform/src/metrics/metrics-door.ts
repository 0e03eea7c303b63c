import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config/config';
import { bearsToken } from '../http/visitor';
import { Metrics, METRICS_TYPE } from './metrics';

/** Counts every answer of the API, and tells Prometheus, who brings the internal token; nginx leads nobody here. */
@Injectable()
export class MetricsDoor implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      this.metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
      done();
    });
    server.get('/internal/metrics', async ({ headers }, reply) => {
      if (!bearsToken(headers, this.config.INTERNAL_TOKEN)) return reply.status(403).send();
      return reply.type(METRICS_TYPE).send(await this.metrics.text());
    });
  }
}
