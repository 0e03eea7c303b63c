import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Logger, type INestApplication } from '@nestjs/common';
import { REFUSALS } from '@wethi/contract';
import { Config, memberTokenOf } from '@wethi/platform';
import type { AccessCookie } from './access-cookie';
import { Heartbeat, type Received } from './heartbeat';
import { plainReport } from './heartbeat-report';

const PATH = '/api/videosStatistics';
const logger = new Logger(openHeartbeatDoor.name);
const KEPT = '{"result":true,"data":{}}';

/**
 * Answers heartbeats that bring a grant ahead of the framework, which would take ten times as long for each: 50,000 viewers
 * send 1,700 a second (docs/decisions/0015). Whatever else comes to the path goes the way of all calls.
 */
export function openHeartbeatDoor(app: INestApplication): void {
  const server = app.getHttpServer() as Server;
  const heartbeat = app.get(Heartbeat, { strict: false });
  const behindTls = app.get(Config, { strict: false }).PUBLIC_URL.startsWith('https:');
  const [framework] = server.listeners('request') as RequestListener[];
  if (!framework) throw new Error('the framework does not listen');
  server.removeListener('request', framework);
  server.on('request', (request, response) => {
    if (request.url !== PATH || request.method !== 'POST') return framework(request, response);
    request.once('readable', () => {
      const bytes = request.read() as Buffer | null;
      const received = bytes && receive(heartbeat, request, bytes, behindTls);
      if (received) return void received.then((outcome) => answer(response, outcome, behindTls));
      // Back to where it was read from, before the request notices that it is at its end.
      if (bytes) request.unshift(bytes);
      framework(request, response);
    });
  });
}

/**
 * No filter stands around this door: an error that left it would end the process.
 * @returns undefined of a report that brings no grant, and of one that the framework shall judge
 */
function receive(heartbeat: Heartbeat, { headers }: IncomingMessage, bytes: Buffer, behindTls: boolean) {
  try {
    const report = plainReport(bytes);
    return report && heartbeat.receiveGranted(report, memberTokenOf(headers, behindTls))?.catch(busy);
  } catch (error) {
    logger.error(error);
    return undefined;
  }
}

function busy(error: unknown): Received {
  logger.error(error);
  return { refusal: 'BUSY' };
}

function answer(response: ServerResponse, { cookie, refusal, newest: data }: Received, behindTls: boolean): void {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  };
  if (cookie) headers['set-cookie'] = textOf(cookie, behindTls);
  const { status, message } = refusal ? REFUSALS[refusal] : { status: 200, message: '' };
  if (status === 503) headers['retry-after'] = '5';
  const body = refusal ? JSON.stringify({ result: false, code: refusal, message, data }) : KEPT;
  headers['content-length'] = String(Buffer.byteLength(body));
  response.writeHead(status, headers).end(body);
}

function textOf({ name, value, maxAge, path }: AccessCookie, behindTls: boolean): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly;${behindTls ? ' Secure;' : ''} SameSite=Lax`;
}
