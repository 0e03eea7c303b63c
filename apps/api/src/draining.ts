import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

const NOTICE_MS = 1_500;

/**
 * On SIGTERM the API says "not ready" for a moment before it closes, and ends each connection with its answer: nginx
 * keeps idle ones for one second (docker/nginx), so none is left on which a request could meet a closed door.
 */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  begun = false;

  constructor(private readonly host: HttpAdapterHost) {}

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.begun = true;
    if (!signal) return;
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      response.setHeader('connection', 'close');
    });
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
  }
}
