import { Agent, request as startRequest, type OutgoingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  /** The parsed body; `{}` when it is no JSON. */
  json: Envelope;
}

export interface Envelope {
  result?: unknown;
  data?: unknown;
  message?: string;
  code?: string;
  total?: number;
  [more: string]: unknown;
}

interface Sent {
  headers?: OutgoingHttpHeaders;
  /** JSON, or a form with files. */
  body?: object;
  /** Loopback address to come from, for limits that count addresses. */
  from?: string;
  milliseconds?: number;
}

// Browsers lead *.localhost to this machine by themselves, Node asks the system's resolver, which may not know it.
const lookup: LookupFunction = (_name, { all }, answer) => {
  const here = { address: '127.0.0.1', family: 4 };
  if (all) answer(null, [here]);
  else answer(null, here.address, here.family);
};
const agent = new Agent({ keepAlive: false, lookup });

/**
 * One HTTP request to the system under test, by the same names as the browser's.
 * @throws Error when there is no whole answer within the time given (10 s)
 */
export async function send(
  method: string,
  url: string,
  { headers, body, from, milliseconds }: Sent = {},
): Promise<Answer> {
  const encoded = body && (body instanceof FormData ? new Response(body) : Response.json(body));
  const payload = encoded && Buffer.from(await encoded.arrayBuffer());
  const type = encoded?.headers.get('content-type');
  const length = payload && { 'content-type': type ?? '', 'content-length': payload.length };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(milliseconds ?? 10_000);
    const outgoing = startRequest(url, {
      method,
      agent,
      signal,
      localAddress: from,
      headers: { ...length, ...headers },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('aborted', () => reject(new Error(`${method} ${url}: the answer broke off`)));
      incoming.on('end', () => {
        const bytes = Buffer.concat(parts);
        const json = parse(bytes, String(incoming.headers['content-type']));
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, json });
      });
    });
    outgoing.end(payload);
  });
}

function parse(bytes: Buffer, type: string): Envelope {
  return type.includes('json') && bytes.length > 0 ? (JSON.parse(bytes.toString()) as Envelope) : {};
}
