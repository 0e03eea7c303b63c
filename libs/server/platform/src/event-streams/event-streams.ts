import { Injectable, Logger, type MessageEvent, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { concat, defer, finalize, interval, map, merge, Observable, of, share, Subject, takeUntil } from 'rxjs';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../auth/actor';
import { Sessions, type EndedSessions } from '../auth/sessions';
import { refuse } from '../refusal/refusal';
import type { Broadcast } from './broadcast';
import { HEARTBEAT_MS } from './event-stream';
import { forgetRequest } from './forget-request';

/** A connection that is never used again needs no lengths in front of what is written to it. */
const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
};

/** Somebody in a session, or a device that nobody signed in on, under a name of its own in the place of the session. */
export interface StreamOwner {
  kind: Actor['kind'] | 'device';
  id: number;
  session: string;
  /** How many streams it may have, where that is not as many as a session. */
  most?: number;
}

interface Stream {
  owner: StreamOwner;
  /** @param isOver says that newer ones took its place, so that it does not come back and push out the next */
  end: (isOver?: boolean) => void;
}

const OVER: MessageEvent = { type: 'over', data: '{}' };

const MAX_PER_SESSION = 5;
const MAX_PER_PROCESS = 10_000;
/** Nobody signs in on a device, so that they have places of their own: whoever watches a show keeps theirs. */
const MAX_OF_DEVICES = 5_000;
/** Heals a message about an ended session that Redis lost. */
const CHECK_SESSIONS_MS = 30_000;
/** After a restart browsers come back spread over these milliseconds. */
const RECONNECT_MS = { first: 1_000, last: 6_000 };

/** The open event streams of this process. A stream ends with its session, on whichever node that ends, and with the process. */
@Injectable()
export class EventStreams implements OnModuleInit, OnModuleDestroy {
  private readonly bySession = new Map<string, Set<Stream>>();
  private readonly closing = new Subject<void>();
  private closed = false;
  private count = 0;
  private ofDevices = 0;
  private readonly logger = new Logger(EventStreams.name);
  private readonly heartbeat = interval(HEARTBEAT_MS).pipe(
    map((): MessageEvent => ({ comment: '' })),
    share(),
  );

  constructor(private readonly sessions: Sessions) {}

  onModuleInit(): void {
    this.sessions.ended.pipe(takeUntil(this.closing)).subscribe((ended) => this.endStreamsOf(ended));
    interval(CHECK_SESSIONS_MS)
      .pipe(takeUntil(this.closing))
      .subscribe(() => {
        this.endThoseOfEndedSessions().catch((error: unknown) => this.logger.warn(String(error)));
      });
  }

  /** Before the server waits for its connections, which would otherwise stay open as long as the browsers do. */
  onModuleDestroy(): void {
    this.closed = true;
    this.closing.next();
    for (const session of [...this.bySession.keys()]) this.endSession(session);
  }

  /**
   * A stream for one caller; their oldest one is told that it is over when it is more than the fifth of its session or device.
   * @param events one JSON text each
   * @returns what a route marked with `@EventStream` answers
   * @throws Refusal BUSY when the process has all the streams it can take, or is about to end
   */
  open(owner: StreamOwner, events: Observable<string>): Observable<MessageEvent> {
    const isFull = owner.kind === 'device' && this.ofDevices >= MAX_OF_DEVICES;
    if (this.closed || isFull || this.count >= MAX_PER_PROCESS) throw refuse('BUSY');
    return defer(() => {
      const [over, end] = [new Subject<MessageEvent>(), new Subject<void>()];
      const stream = this.add(owner, (isOver) => {
        if (isOver) over.next(OVER);
        end.next();
      });
      const messages = merge(events.pipe(map((data): MessageEvent => ({ data }))), this.heartbeat, over);
      return concat(of({ retry: reconnectTime() }), messages).pipe(
        takeUntil(end),
        finalize(() => this.remove(stream)),
      );
    });
  }

  /**
   * As `open`, for events that thousands hear. Nothing of the request but its connection is kept meanwhile.
   * @returns what ends it before its session; undefined when its client has gone meanwhile @throws Refusal as `open`
   */
  broadcast(actor: Actor, reply: FastifyReply, broadcast: Broadcast): (() => void) | undefined {
    if (this.closed || this.count >= MAX_PER_PROCESS) throw refuse('BUSY');
    const { raw } = reply.hijack();
    // It told of its end before anybody listened here, and would be kept for ever.
    if (raw.closed) return undefined;
    forgetRequest(raw);
    raw.writeHead(200, HEADERS).flushHeaders();
    raw.write(`retry: ${reconnectTime()}\n\n`);
    const stream = this.add(actor, (isOver) => {
      broadcast.remove(raw);
      raw.end(isOver ? `event: ${OVER.type}\ndata: ${String(OVER.data)}\n\n` : undefined);
    });
    raw.once('close', () => {
      broadcast.remove(raw);
      this.remove(stream);
    });
    broadcast.add(raw);
    return stream.end;
  }

  /** Asks the database once for all sessions that have a stream here. */
  async endThoseOfEndedSessions(): Promise<void> {
    const sessions = [...this.bySession].flatMap(([session, [stream]]) => (isDevice(stream) ? [] : session));
    const valid = await this.sessions.validOf(sessions);
    for (const session of sessions) if (!valid.has(session)) this.endSession(session);
  }

  private endStreamsOf(ended: EndedSessions): void {
    if ('session' in ended) return this.endSession(ended.session);
    for (const [session, [stream]] of this.bySession) {
      const isTheirs = stream?.owner.kind === ended.kind && stream.owner.id === ended.id;
      if (isTheirs && session !== ended.except) this.endSession(session);
    }
  }

  private endSession(session: string): void {
    for (const { end } of [...(this.bySession.get(session) ?? [])]) end();
  }

  private add(owner: StreamOwner, end: Stream['end']): Stream {
    const stream = { owner, end };
    const streams = this.bySession.get(owner.session) ?? new Set();
    this.bySession.set(owner.session, streams.add(stream));
    this.count += 1;
    if (owner.kind === 'device') this.ofDevices += 1;
    const [oldest] = streams;
    if (streams.size > (owner.most ?? MAX_PER_SESSION)) oldest?.end(true);
    return stream;
  }

  private remove(stream: Stream): void {
    const streams = this.bySession.get(stream.owner.session);
    if (!streams?.delete(stream)) return;
    this.count -= 1;
    if (isDevice(stream)) this.ofDevices -= 1;
    if (streams.size === 0) this.bySession.delete(stream.owner.session);
  }
}

function isDevice(stream: Stream | undefined): boolean {
  return stream?.owner.kind === 'device';
}

function reconnectTime(): number {
  return Math.round(RECONNECT_MS.first + Math.random() * (RECONNECT_MS.last - RECONNECT_MS.first));
}
